import type { PlatformTraits } from './platform-traits.ts'

export const TIKTOK: PlatformTraits = {
  name: 'tiktok',
  label: 'TikTok',
  purpose: 'Post videos, or send them to your drafts to finish in the TikTok app.',
  mark: {
    path: 'M16.2 2c.3 2.5 1.8 4.2 4.3 4.4v3.1c-1.5.1-2.9-.3-4.2-1.2v6.2c0 4.6-3.3 7.5-7.1 7.5A6.6 6.6 0 0 1 2.5 15.4c0-4 3.4-7 7.6-6.6v3.3c-2.3-.4-4.3 1.1-4.3 3.3 0 2 1.5 3.4 3.4 3.4 2.1 0 3.6-1.5 3.6-4V2Z',
    background: '#121016',
    isDark: true,
  },
  limits: {
    minSeconds: 1,
    maxSeconds: 600,
    maxBytes: 4e9,
    maxTitle: 0,
    maxText: 2_200,
    textIsCountedIn: 'units',
    maxHashtags: 5,
    privacies: ['public', 'friends', 'followers', 'private'],
  },
  rules: {
    needsTitle: false,
    refusedCharacters: [],
    maxTagsLength: null,
    maxMentions: null,
    takesPrivatePartnership: false,
  },
  frame: {
    covered: { top: 260, right: 180, bottom: 500, left: 120 },
    buttons: ['heart', 'comment', 'bookmark', 'forward'],
  },
  formatNotes: {
    tall: 'TikTok shows a 4:5 video with bars above and below it.',
    square: 'TikTok shows a 1:1 video with bars above and below it.',
    landscape: 'TikTok shows a 16:9 video with bars above and below it.',
  },
  textLabel: 'Caption',
  tags: 'hashtags',
  choices: ['allowsComments', 'allowsDuets', 'allowsStitches', 'promotes', 'asDraft'],
  asksAccount: true,
  accountName: 'handle',
  hasManyAccounts: false,
}
