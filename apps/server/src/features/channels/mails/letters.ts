import type { MailKind } from '@dayreel/catalogue'

/** What a mail about a run is written from. */
export type Told = {
  channelName: string
  /** The slot in the channel's zone, in words; undefined for a run by hand. */
  slot: string | undefined
  title: string | undefined
  message: string | undefined
  /** Undefined where there is no end. */
  videosLeft: number | undefined
}

export type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  label: string
  to: 'channel' | 'pricing'
}

type RunMail = Exclude<MailKind, 'weekly_summary'>

/** The words of each mail about a run. */
export const LETTERS: Readonly<Record<RunMail, (told: Told) => Letter>> = {
  run_failed: ({ channelName, slot, message }) => ({
    subject: `A video of “${channelName}” could not be created`,
    heading: 'A video could not be created',
    paragraphs: [
      `The video of “${channelName}”${slot ? ` for ${slot}` : ''} could not be created. ${message ?? ''}`.trim(),
      'Its credit is back in your balance. The channel goes on with its next date.',
    ],
    label: 'Open the channel',
    to: 'channel',
  }),
  out_of_credits: ({ channelName, slot }) => ({
    subject: `“${channelName}” was skipped: no credits left`,
    heading: 'There is no credit left',
    paragraphs: [
      `The video of “${channelName}”${slot ? ` for ${slot}` : ''} was skipped, because there was no credit left. Further videos are skipped, too, until there are credits again.`,
      'You get this mail once.',
    ],
    label: 'Get credits',
    to: 'pricing',
  }),
  review: ({ channelName, slot, title }) => ({
    subject: `Have a look: “${title ?? channelName}”`,
    heading: title ?? 'A video waits for your review',
    paragraphs: [
      `The video of “${channelName}”${slot ? ` for ${slot}` : ''} is done. It goes out unless you stop it.`,
      'Approve it, replace it, edit it or skip it. You will be asked to sign in.',
    ],
    label: 'Look at it',
    to: 'channel',
  }),
  few_left: ({ channelName, videosLeft = 0 }) => ({
    subject: `“${channelName}” has ${count(videosLeft)} left`,
    heading: `${count(videosLeft)} left`,
    paragraphs: [
      `“${channelName}” has something to tell for ${count(videosLeft)} more. Then it is skipped, and nothing is charged.`,
      'Add subjects or scripts of your own to its list, and it goes on.',
    ],
    label: 'Add subjects',
    to: 'channel',
  }),
}

function count(videos: number): string {
  return `${videos} ${videos === 1 ? 'video' : 'videos'}`
}

export type Week = { made: number; skipped: number; failed: number; coming: number; credits: number }

export function weeklyLetter({ made, skipped, failed, coming, credits }: Week): Letter {
  return {
    subject: 'Your channels this week',
    heading: 'Your channels this week',
    paragraphs: [
      `${count(made)} created, ${skipped} skipped, ${failed} failed.`,
      `In the next seven days ${coming} more are planned; there are ${credits} credits for them.`,
    ],
    label: 'Open your channels',
    to: 'channel',
  }
}
