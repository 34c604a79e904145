import type { FigureFact } from './figure-cards.tsx'

export const ABOUT: readonly FigureFact[] = [
  {
    figure: '1 line',
    title: 'Innovative Solutions',
    text: 'A whole studio that runs by itself: writer, narrator, painter, composer and editor, working from your one line.',
  },
  {
    figure: '1 minute',
    title: 'User-Centric Design',
    text: 'Made so that the first video takes a minute and no manual, with a keyboard, on a phone, in the light or the dark.',
  },
  {
    figure: '99.9%',
    title: 'Reliable Infrastructure',
    text: '99.9% uptime. A video that is interrupted goes on at the step it was in, and is never charged twice.',
  },
  {
    figure: '24/7',
    title: 'Dedicated Support',
    text: '24/7 support, from people who can look at what happened and put it right.',
  },
  {
    figure: '1,000',
    title: 'Scalable Platform',
    text: 'One channel or a thousand, on one machine or many: the same software, the same result.',
  },
  {
    figure: '$29',
    title: 'Affordable Pricing',
    text: 'Three videos to try it, plans from $29 a month, and a channel’s video for one credit.',
  },
]
