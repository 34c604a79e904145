import { platformOf, shortNumberText } from '@dayreel/catalogue'
import type { Post } from '@dayreel/contract'
import { PRIVACY_WORDS } from '#lib/post-choices.ts'

/** The name of a post in a list. */
export function postTitle({ title, text }: Pick<Post, 'title' | 'text'>): string {
  const [line = ''] = text.trim().split('\n')
  return title.trim() || line || 'Untitled'
}

/** Returns when the post is or was sent. */
export function timeOf({ postedAt, scheduledAt, createdAt, status, nextTryAt }: Post): string {
  if (postedAt !== null) return postedAt
  if (status === 'waiting' && nextTryAt !== null) return nextTryAt
  return scheduledAt ?? createdAt
}

/** Returns text like `YouTube · Harbour Tales`. */
export function placeOf({ platform, accountName }: Pick<Post, 'platform' | 'accountName'>): string {
  return `${platformOf(platform).label} · ${accountName}`
}

/** Returns `Only you` if nobody else can see the post. Undefined for all other posts and for drafts. */
export function hiddenWords({ privacy, realPrivacy, isDraft }: Pick<Post, 'privacy' | 'realPrivacy' | 'isDraft'>) {
  return (realPrivacy ?? privacy) === 'private' && !isDraft ? PRIVACY_WORDS.private : undefined
}

/** Returns text like `1.2K views · 87 likes`, or undefined if the platform has not returned any numbers yet. */
export function numbersOf({ views, likes }: Pick<Post, 'views' | 'likes'>): string | undefined {
  const counts = [countWords(views, 'view'), countWords(likes, 'like')].filter((words) => words !== undefined)
  return counts.length === 0 ? undefined : counts.join(' · ')
}

function countWords(count: number | null, what: string): string | undefined {
  if (count === null) return undefined
  const short = shortNumberText(count)
  return `${short} ${what}${count === 1 ? '' : 's'}`
}
