import type { Fact } from '#ui/fact-cards.tsx'

/** What a channel does. */
export const CHANNEL_FACTS: readonly Fact[] = [
  {
    title: 'A video every day',
    icon: 'film',
    text: 'A channel makes a new video on every scheduled day, for 1 credit. You choose the days and the time.',
  },
  {
    title: 'Your linked accounts',
    icon: 'globe',
    text: 'Link YouTube, Instagram and TikTok. A channel posts its videos to your linked account.',
  },
  {
    title: 'Your subjects first',
    icon: 'pen',
    text: 'Each template brings its own stories. Add your own subjects and scripts, and the channel uses them first.',
  },
  {
    title: 'A calendar',
    icon: 'calendar',
    text: 'See what the channel has made and posted, and what comes next. Skip a day with one click.',
  },
  {
    title: 'A review, if you want one',
    icon: 'eye',
    text: 'Review each video before it is posted. Approve it, edit it, replace it or stop it.',
  },
  {
    title: 'An idea generator',
    icon: 'bolt',
    text: 'It proposes a new channel: its concept, its story formula, its picture style and a preview. Save the one you like.',
  },
]
