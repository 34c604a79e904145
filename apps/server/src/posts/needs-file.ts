import type { PostStatus } from '@dayreel/catalogue'

/** A post in one of these statuses may still be sent for the first time or again. */
export const STATUSES_WITH_FILE = [
  'scheduled',
  'waiting',
  'posting',
  'checking',
  'uncertain',
] as const satisfies PostStatus[]

/** Returns whether the uploaded file of a post with this status must be kept. */
export function needsFile(status: PostStatus): boolean {
  return (STATUSES_WITH_FILE as readonly PostStatus[]).includes(status)
}
