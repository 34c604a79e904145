import type { Fact } from '#ui/fact-cards.tsx'

/** What somebody may have chosen: a test holds each against its list. */
export const CHOSEN = { Style: 'Cinematic', Voice: 'Clara', Music: 'Raindrops' } as const

/** `brief` is what the home page says of it; the features page says more, and shows it. */
export const FEATURES = [
  {
    title: 'Advanced Analytics',
    icon: 'chart',
    brief: 'What every video took, and what the next will.',
    text: 'Every video keeps what it was made from, how long it became and all its versions. What a change takes, you read before you make it.',
  },
  {
    title: 'AI Automation',
    icon: 'bolt',
    brief: 'From a line to a finished cut by itself.',
    text: 'From a line to a finished cut with nobody at the timeline: written, spoken, painted, scored and captioned in one go.',
  },
  {
    title: 'Enterprise Security',
    icon: 'shield',
    brief: 'Two factors, and your data in your hands.',
    text: 'A second factor for every account, by app or text message. All your data is yours to download or to delete.',
  },
  {
    title: 'Global Connectivity',
    icon: 'globe',
    brief: 'Upright, for every feed there is.',
    text: 'One file that YouTube, Instagram and TikTok all take: upright, as loud as they ask, with captions clear of their buttons.',
  },
  {
    title: 'Customizable Tools',
    icon: 'sliders',
    brief: 'Styles, voices, music, scene by scene.',
    // Counted by a test: the lists themselves would weigh on every page that shows these.
    text: '22 styles, 7 voices, 6 tracks, and a storyboard in which any scene can be changed without making the rest again.',
  },
  {
    title: 'Real-time Reporting',
    icon: 'pulse',
    brief: 'You see how far each step is.',
    text: 'Watch a video being written, spoken, painted and rendered. Every step says how far it is.',
  },
] as const satisfies readonly (Fact & { brief: string })[]
