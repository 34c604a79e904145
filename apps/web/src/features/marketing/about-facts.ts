import { FREE_PROJECTS } from '@dayreel/catalogue'
import type { FigureFact } from './figure-cards.tsx'

export const ABOUT: readonly FigureFact[] = [
  {
    figure: '1 line',
    title: 'Innovative Solutions',
    text: 'Writer, narrator, illustrator, composer and editor in one program. A template becomes a channel that makes and posts a video every day.',
  },
  {
    figure: '1 minute',
    title: 'User-Centric Design',
    text: 'Your first video takes a minute and no manual: on a phone, with a keyboard, in light or dark.',
  },
  {
    figure: '99.9%',
    title: 'Reliable Infrastructure',
    text: '99.9% uptime. An interrupted video continues at the step it was in, and is never charged twice.',
  },
  {
    figure: '24/7',
    title: 'Dedicated Support',
    text: '24/7 support is part of the Enterprise plan.',
  },
  {
    figure: '1,000',
    title: 'Scalable Platform',
    text: 'One video or a thousand, on one machine or many: the same software, the same result.',
  },
  {
    figure: '$29',
    title: 'Affordable Pricing',
    text: `${FREE_PROJECTS} videos to try it, and plans from $29 a month.`,
  },
]
