import type { Fact } from '#ui/fact-cards.tsx'

/** What somebody may have chosen: a test holds each against its list. */
export const CHOSEN = { Style: 'Cinematic', Voice: 'Clara', Music: 'Raindrops' } as const

/** `brief` is what the home page says of it; the features page says more, and shows it. */
export const FEATURES = [
  {
    title: 'Advanced Analytics',
    icon: 'chart',
    brief: 'What each video used, and what a change will cost.',
    text: 'Every video keeps its script, its length and all its versions. What a change costs, you see before you confirm it.',
  },
  {
    title: 'AI Automation',
    icon: 'bolt',
    brief: 'From one line to a finished video, by itself.',
    text: 'One line becomes a finished video with nobody at the timeline: written, spoken, painted, scored and captioned in one go.',
  },
  {
    title: 'Enterprise Security',
    icon: 'shield',
    brief: 'Two-factor login, and your data in your hands.',
    text: 'A second factor for every account, from an authenticator app. All your data is yours to download or to delete.',
  },
  {
    title: 'Global Connectivity',
    icon: 'globe',
    brief: 'Vertical video that fits every feed.',
    text: 'One file that YouTube, Instagram and TikTok all accept: vertical, at the right loudness, with captions clear of their buttons.',
  },
  {
    title: 'Customizable Tools',
    icon: 'sliders',
    brief: 'Styles, voices, music, scene by scene.',
    // Counted by a test: the lists themselves would weigh on every page that shows these.
    text: '22 styles, 7 voices, 6 tracks, and a storyboard in which you change any scene without redoing the rest.',
  },
  {
    title: 'Real-time Reporting',
    icon: 'pulse',
    brief: 'See every step as it happens.',
    text: 'Watch a video being written, spoken, painted and rendered. Every step shows its progress.',
  },
] as const satisfies readonly (Fact & { brief: string })[]
