import type { PlatformTraits } from './platform-traits.ts'

export const INSTAGRAM: PlatformTraits = {
  name: 'instagram',
  label: 'Instagram',
  purpose: 'Share videos as Reels. Your account has to be a Business or Creator account.',
  mark: {
    path: 'M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3ZM12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Zm5.1-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
    background: 'linear-gradient(45deg, #e5682f, #cf2e6c 55%, #7b3fc0)',
  },
  limits: {
    minSeconds: 3,
    maxSeconds: 900,
    maxBytes: 300e6,
    maxTitle: 0,
    maxText: 2_200,
    textIsCountedIn: 'units',
    maxHashtags: 5,
    privacies: ['public'],
  },
  rules: {
    needsTitle: false,
    refusedCharacters: [],
    maxTagsLength: null,
    maxMentions: 20,
    takesPrivatePartnership: true,
  },
  frame: {
    covered: { top: 269, right: 65, bottom: 672, left: 65 },
    buttons: ['heart', 'comment', 'send', 'dots'],
  },
  formatNotes: {
    tall: 'Instagram shows a 4:5 video as a Reel, with bars above and below it.',
    square: 'Instagram shows a 1:1 video as a Reel, with bars above and below it.',
    landscape: 'Instagram shows a 16:9 video as a Reel, with bars above and below it.',
  },
  textLabel: 'Caption',
  tags: 'hashtags',
  choices: [],
  asksAccount: false,
  accountName: 'handle',
  hasManyAccounts: false,
}
