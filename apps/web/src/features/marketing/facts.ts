import type { Fact } from '#ui/fact-cards.tsx'

/** `brief` is what the home page says of it; the features page says more, and shows it. */
export const FEATURES: readonly (Fact & { brief: string })[] = [
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
]

export const ABOUT: readonly Fact[] = [
  {
    title: 'Innovative Solutions',
    icon: 'lamp',
    text: 'A whole studio that runs by itself: writer, narrator, painter, composer and editor, working from your one line.',
  },
  {
    title: 'User-Centric Design',
    icon: 'heart',
    text: 'Made so that the first video takes a minute and no manual, with a keyboard, on a phone, in the light or the dark.',
  },
  {
    title: 'Reliable Infrastructure',
    icon: 'server',
    text: '99.9% uptime. A video that is interrupted goes on at the step it was in, and is never charged twice.',
  },
  {
    title: 'Dedicated Support',
    icon: 'lifebuoy',
    text: '24/7 support, from people who can look at what happened and put it right.',
  },
  {
    title: 'Scalable Platform',
    icon: 'layers',
    text: 'One channel or a thousand, on one machine or many: the same software, the same result.',
  },
  {
    title: 'Affordable Pricing',
    icon: 'tag',
    text: 'Three videos to try it, plans from $29 a month, and a channel’s video for one credit.',
  },
]

/** Not said by customers: written to show how the page looks, and marked so. */
export const SAMPLE_QUOTES = [
  {
    quote:
      'I wrote “the last lighthouse keeper” on the train. Before my stop there was a video with a voice, and I watched it twice.',
    name: 'Mara Ellison',
    role: 'Runs a channel of sea stories',
    video: 'lighthouse',
  },
  {
    quote:
      'Our archive had forty good stories and nobody to film them. Now one goes out every morning at seven, and I only read the scripts.',
    name: 'Devon Okafor',
    role: 'Curator at a town museum',
    video: 'train',
  },
  {
    quote: 'What won me over was changing one sentence. It made that scene again and left the rest alone.',
    name: 'Ines Carvalho',
    role: 'Teacher and weekend film-maker',
    video: 'whale',
  },
] as const
