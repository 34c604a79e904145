import type { Quality } from '@dayreel/catalogue'
import type { VideoStatus, VideoSummary } from '@dayreel/contract'
import { lengthText } from './cost-words.ts'

type Words = { label: string; text: string }

/** What a status is called, and what is going on. */
export const STATUS_WORDS: Readonly<Record<VideoStatus, Words>> = {
  pending: { label: 'Pending', text: 'Waiting for its turn.' },
  writing: { label: 'Writing', text: 'Words and scenes are being written.' },
  narrating: { label: 'Narrating', text: 'The words are being spoken.' },
  illustrating: { label: 'Illustrating', text: 'The pictures are being painted.' },
  rendering: { label: 'Rendering', text: 'Pictures, voice, music and captions become a video.' },
  succeeded: { label: 'Succeeded', text: 'Your video is ready.' },
  failed: { label: 'Failed', text: 'It could not be created.' },
}

type Ended = Pick<VideoSummary, 'status' | 'errorCode' | 'errorMessage'>

/** Ended as its person wished: no failure, though nothing came of it. */
function isCancelled({ status, errorCode }: Pick<Ended, 'status' | 'errorCode'>): boolean {
  return status === 'failed' && errorCode === 'cancelled'
}

/** What went wrong: nothing where it was cancelled. */
export function hasFailed(ended: Pick<Ended, 'status' | 'errorCode'>): boolean {
  return ended.status === 'failed' && !isCancelled(ended)
}

/** What a video's status is called where the video is shown. */
export function statusLabel(ended: Pick<Ended, 'status' | 'errorCode'>): string {
  return isCancelled(ended) ? 'Cancelled' : STATUS_WORDS[ended.status].label
}

/** Why there is no video, as it is shown. */
export function endingText(ended: Ended): string {
  const reason = ended.errorMessage?.trim() ?? ''
  if (isCancelled(ended)) return reason === '' ? 'You cancelled this video.' : reason
  return `Failed to generate video. ${reason === '' ? 'Please try again.' : reason}`
}

/** What is called `low` and `high` when it is chosen, as a finished video says it. */
export const SIZE_NAMES = { low: '720p', high: '1080p' } as const

/** `20 s · 720p`. */
export function lengthAndSize({ seconds, quality }: { seconds: number | null; quality: Quality }): string {
  return seconds === null ? SIZE_NAMES[quality] : `${lengthText(seconds)} · ${SIZE_NAMES[quality]}`
}
