import type { Fact } from '#ui/fact-cards.tsx'

export const FEATURES: readonly Fact[] = [
  {
    title: 'Advanced Analytics',
    icon: 'chart',
    text: 'What each channel made, when it ran, what it cost and where it went: one page, no spreadsheet.',
  },
  {
    title: 'AI Automation',
    icon: 'bolt',
    text: 'From a line to a finished cut with nobody at the timeline. Channels do it again every day, at the hour you set.',
  },
  {
    title: 'Enterprise Security',
    icon: 'shield',
    text: 'A second factor for every account, the tokens of linked accounts encrypted at rest, and all your data yours to download or delete.',
  },
  {
    title: 'Global Connectivity',
    icon: 'globe',
    text: 'Link YouTube, Instagram and TikTok, and publish by the clock of the place where your audience lives.',
  },
  {
    title: 'Customizable Tools',
    icon: 'sliders',
    // Counted by a test: the lists themselves would weigh on every page that shows these.
    text: '22 styles, 7 voices, 6 tracks, and a storyboard in which any scene can be changed without making the rest again.',
  },
  {
    title: 'Real-time Reporting',
    icon: 'pulse',
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
