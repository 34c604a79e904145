import type { MailKind } from '@dayreel/catalogue'

/** The data for a mail about a run. */
export type RunMailFacts = {
  channelName: string
  /** The slot in words, in the channel's time zone. Undefined for a run by hand. */
  slot: string | undefined
  title: string | undefined
  message: string | undefined
  /** The number of videos that the channel can still make. Undefined if there is no limit. */
  videosLeft: number | undefined
  /** The accounts that the run's video will be posted to. */
  places: readonly string[]
}

export type Letter = {
  subject: string
  heading: string
  paragraphs: string[]
  label: string
  to: 'channel' | 'pricing'
}

type RunMail = Exclude<MailKind, 'weekly_summary'>

/** Writers of the mails about a run, by mail type. */
export const LETTERS: Readonly<Record<RunMail, (run: RunMailFacts) => Letter>> = {
  run_failed: ({ channelName, slot, message }) => ({
    subject: `A video for “${channelName}” couldn’t be created`,
    heading: 'A video couldn’t be created',
    paragraphs: [
      `“${channelName}” couldn’t create its video${slot ? ` for ${slot}` : ''}. ${message ?? ''}`.trim(),
      'You keep the credit. The channel will continue with its next video.',
    ],
    label: 'Open the channel',
    to: 'channel',
  }),
  out_of_credits: ({ channelName, slot }) => ({
    subject: `“${channelName}” skipped a video: you’re out of credits`,
    heading: 'You’re out of credits',
    paragraphs: [
      `“${channelName}” skipped its video${slot ? ` for ${slot}` : ''} because you’re out of credits. It will skip the next ones too, until you get more credits.`,
      'We send this email once.',
    ],
    label: 'Get credits',
    to: 'pricing',
  }),
  review: ({ channelName, slot, title, places }) => ({
    subject: `Ready for review: “${title ?? channelName}”`,
    heading: title ?? 'A video is ready for your review',
    paragraphs: [
      `“${channelName}” has made its video${slot ? ` for ${slot}` : ''}. It will be posted${places.length === 0 ? '' : ` to ${listWords(places)}`} unless you stop it.`,
      'You can approve, replace, edit or skip it. You’ll need to sign in.',
    ],
    label: 'Review the video',
    to: 'channel',
  }),
  few_left: ({ channelName, videosLeft = 0 }) => ({
    subject: `“${channelName}” is running out of subjects: ${count(videosLeft)} left`,
    heading: `${count(videosLeft)} left`,
    paragraphs: [
      `“${channelName}” has enough subjects for ${count(videosLeft)}. After that, it will skip its videos, and you won’t be charged.`,
      'Add your own subjects or scripts to keep it going.',
    ],
    label: 'Add subjects',
    to: 'channel',
  }),
}

function listWords(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts)
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
      `${coming} more ${coming === 1 ? 'is' : 'are'} planned for the next seven days. You have ${credits} ${credits === 1 ? 'credit' : 'credits'}.`,
    ],
    label: 'Open your channels',
    to: 'channel',
  }
}
