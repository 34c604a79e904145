import type { Fact } from '#ui/fact-cards.tsx'

/** The choices named as examples. A test checks that each one exists. */
export const CHOSEN = { Style: 'Cinematic', Voice: 'Clara', Music: 'Raindrops' } as const

/** The home page shows `brief`, the features page shows `text`. */
export const FEATURES = [
  {
    title: 'Advanced Analytics',
    icon: 'chart',
    brief: 'Runs, posts and costs for each channel.',
    text: 'Each channel lists its runs, posts and costs, and how many videos you have left. Every version of a video is kept. You see the cost of a change before you confirm it.',
  },
  {
    title: 'AI Automation',
    icon: 'bolt',
    brief: 'A channel makes and posts a video every day.',
    text: 'A channel picks the next subject, makes the video and posts it at the time you choose. The script, voice, pictures, music and captions of each video are made automatically.',
  },
  {
    title: 'Enterprise Security',
    icon: 'shield',
    brief: 'Two-factor login, and control of your own data.',
    text: 'Protect your account with two-factor authentication using an authenticator app. Download or delete all your data yourself.',
  },
  {
    title: 'Global Connectivity',
    icon: 'globe',
    brief: 'Linked accounts: post now, or at a set time.',
    text: 'Link YouTube, Instagram and TikTok. Post a video now or schedule it. One file fits all three: vertical, at the right loudness, with captions clear of their buttons.',
  },
  {
    title: 'Customizable Tools',
    icon: 'sliders',
    brief: 'Styles, voices, music, scene by scene.',
    // A test checks these numbers. Importing the lists to count them would add weight to every page with these cards.
    text: '22 styles, 7 voices, 6 tracks, and an idea generator for channels. Change any scene of a video without redoing the rest.',
  },
  {
    title: 'Real-time Reporting',
    icon: 'pulse',
    brief: 'See every step live, and every day in a calendar.',
    text: 'Watch a video as it is written, narrated, illustrated and rendered. A calendar shows what each channel has made and what comes next.',
  },
] as const satisfies readonly (Fact & { brief: string })[]
