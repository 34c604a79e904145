import type { Quality, VideoStatus } from '@dayreel/catalogue'
import type { VideoSummary } from '@dayreel/contract'
import { lengthText } from './cost-words.ts'

type Words = { label: string; text: string }

/** The label and the description of each status. */
export const STATUS_WORDS: Readonly<Record<VideoStatus, Words>> = {
  pending: { label: 'Pending', text: 'Waiting in the queue.' },
  writing: { label: 'Writing', text: 'Writing the words and scenes.' },
  narrating: { label: 'Narrating', text: 'Recording the voice.' },
  illustrating: { label: 'Illustrating', text: 'Painting the pictures.' },
  rendering: { label: 'Rendering', text: 'Putting pictures, voice, music and captions together.' },
  succeeded: { label: 'Succeeded', text: 'Your video is ready.' },
  failed: { label: 'Failed', text: 'It couldn’t be created.' },
}

type Ended = Pick<VideoSummary, 'status' | 'errorCode' | 'errorMessage'>

/** Returns whether the user cancelled the video, which does not count as a failure although there is no video. */
function isCancelled({ status, errorCode }: Pick<Ended, 'status' | 'errorCode'>): boolean {
  return status === 'failed' && errorCode === 'cancelled'
}

/** Returns whether a video failed. A cancelled video did not fail. */
export function hasFailed(ended: Pick<Ended, 'status' | 'errorCode'>): boolean {
  return ended.status === 'failed' && !isCancelled(ended)
}

/** Returns the label of a video's status. */
export function statusLabel(ended: Pick<Ended, 'status' | 'errorCode'>): string {
  return isCancelled(ended) ? 'Cancelled' : STATUS_WORDS[ended.status].label
}

/** Returns the text about a running video. A slow writer has its own. */
export function statusText({ status, writing }: Pick<VideoSummary, 'status' | 'writing'>): string {
  if (!writing) return STATUS_WORDS[status].text
  if ('place' in writing) return `Waiting for the local writer, ${writing.place} before you.`
  return `Writing, about ${lengthText(writing.secondsLeft)}.`
}

/** Returns the text that explains why there is no video. */
export function endingText(ended: Ended): string {
  const reason = ended.errorMessage?.trim() ?? ''
  if (isCancelled(ended)) return reason === '' ? 'You cancelled this video.' : reason
  return `Failed to generate video. ${reason === '' ? 'Please try again.' : reason}`
}

/** The names of the `low` and `high` quality on a finished video. */
export const SIZE_NAMES = { low: '720p', high: '1080p' } as const

/** Returns text like `20 s · 720p`. */
export function lengthAndSize({ seconds, quality }: { seconds: number | null; quality: Quality }): string {
  return seconds === null ? SIZE_NAMES[quality] : `${lengthText(seconds)} · ${SIZE_NAMES[quality]}`
}
