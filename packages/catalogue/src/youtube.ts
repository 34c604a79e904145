import type { PlatformTraits } from './platform-traits.ts'

const MAX_TAGS_LENGTH = 500
/** The length of an extra tag in each post, which only the owner sees: a comma, `dr-` and eight hex digits. */
const MARKER_TAG_LENGTH = 12

export const YOUTUBE: PlatformTraits = {
  name: 'youtube',
  label: 'YouTube',
  purpose:
    'Upload videos and let your Dayreel channels post automatically. You can link more than one YouTube channel.',
  mark: {
    path: 'M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.3 5 12 5 12 5s-6.3 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8C2 8.7 2 12 2 12s0 3.3.4 4.8a2.5 2.5 0 0 0 1.8 1.8C5.7 19 12 19 12 19s6.3 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.5.4-4.8.4-4.8s0-3.3-.4-4.8ZM10 15V9l5.2 3Z',
    background: '#d4201f',
  },
  limits: {
    minSeconds: 1,
    maxSeconds: 12 * 3_600,
    maxBytes: 256e9,
    maxTitle: 100,
    maxText: 5_000,
    textIsCountedIn: 'bytes',
    maxHashtags: null,
    privacies: ['public', 'unlisted', 'private'],
  },
  rules: {
    needsTitle: true,
    refusedCharacters: ['<', '>'],
    maxTagsLength: MAX_TAGS_LENGTH - MARKER_TAG_LENGTH,
    maxMentions: null,
    takesPrivatePartnership: true,
  },
  frame: {
    covered: { top: 288, right: 192, bottom: 672, left: 48 },
    buttons: ['thumbUp', 'thumbDown', 'comment', 'forward'],
  },
  formatNotes: {
    tall: 'YouTube shows a 4:5 video as a Short, with bars above and below it.',
    square: 'YouTube shows a 1:1 video as a Short, with bars above and below it.',
    landscape: 'YouTube does not show a 16:9 video as a Short. It becomes a normal video.',
  },
  textLabel: 'Description',
  tags: 'list',
  choices: ['isMadeForKids', 'notifiesSubscribers'],
  asksAccount: false,
  accountName: 'title',
  hasManyAccounts: true,
}
