import type { FeatureTitle } from './facts.ts'

/** The choices named as examples. A test checks that each one exists. */
export const CHOSEN = { Style: 'Cinematic', Voice: 'Clara', Music: 'Raindrops' } as const

/** The features page's texts. They are in their own file, because the home page does not show them. */
export const FEATURE_TEXTS: Readonly<Record<FeatureTitle, string>> = {
  'Advanced Analytics':
    'Each channel lists its runs, posts and costs, and how many videos you have left. Every version of a video is kept. You see the cost of a change before you confirm it.',
  'AI Automation':
    'A channel picks the next subject, makes the video and posts it at the time you choose. The script, voice, pictures, music and captions of each video are made automatically.',
  'Enterprise Security':
    'Protect your account with two-factor authentication using an authenticator app. Download or delete all your data yourself.',
  'Global Connectivity':
    'Link YouTube, Instagram and TikTok. Post a video now or schedule it. One file fits all three: vertical, at the right loudness, with captions clear of their buttons.',
  // A test checks these numbers. Importing the lists to count them would add weight to the page.
  'Customizable Tools':
    '22 styles, 7 voices, 6 tracks, and an idea generator for channels. Change any scene of a video without redoing the rest.',
  'Real-time Reporting':
    'Watch a video as it is written, narrated, illustrated and rendered. A calendar shows what each channel has made and what comes next.',
}
