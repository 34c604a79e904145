import type { Post } from '@dayreel/contract'

export type UploadFields = {
  video: File | null
  /** The id of a connection. Empty if none is chosen. */
  channelId: string
  title: string
  description: string
  privacyStatus: string
}

/** Returns what is missing before the video can be sent, or undefined if it is complete. */
export function missingIn({ video, channelId, title }: UploadFields): string | undefined {
  const isWhole = video !== null && channelId !== '' && title.trim() !== ''
  return isWhole ? undefined : 'Please select a video file, choose a channel, and enter a title.'
}

/**
 * Returns the fields in the order in which the server reads them. The file comes last, because the server does not hold
 * it in memory.
 */
export function formOf({ video, channelId, title, description, privacyStatus }: UploadFields): FormData {
  const form = new FormData()
  form.append('channelId', channelId)
  form.append('title', title.trim())
  form.append('description', description)
  form.append('privacyStatus', privacyStatus)
  if (video !== null) form.append('video', video)
  return form
}

type Ending = { kind: 'success' | 'problem'; text: string }

/** Returns the text of the result. It does not depend on how long the upload took. */
export function endingOf({ status, message, remoteId }: Pick<Post, 'status' | 'message' | 'remoteId'>): Ending {
  const isThere = remoteId !== null && status !== 'failed' && status !== 'removed'
  if (isThere) return { kind: 'success', text: `Upload successful! Video ID: ${remoteId}` }
  return { kind: 'problem', text: `Upload failed: ${message ?? ENDINGS[status] ?? 'Something went wrong.'}` }
}

const ENDINGS: Readonly<Partial<Record<Post['status'], string>>> = {
  cancelled: 'You cancelled it.',
  uncertain: 'We don’t know whether it arrived. Check your channel, then confirm it in My Posts.',
  removed: 'YouTube has removed it.',
}
