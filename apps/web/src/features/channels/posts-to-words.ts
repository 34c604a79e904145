import { platformOf } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'

type PostsTo = Channel['postsTo']

/** Returns text like `Posts to YouTube and TikTok.` It is empty if there is no account. */
export function platformsWords(postsTo: PostsTo): string {
  return sentence(postsTo.map(({ platform }) => platformOf(platform).label))
}

/** Returns text like `Posts to YouTube (Harbour Tales) and TikTok (ada, reconnect it first).` */
export function accountsWords(postsTo: PostsTo): string {
  return sentence(
    postsTo.map(({ platform, accountName, isOn, isExpired }) => {
      const problem = isExpired ? ', reconnect it first' : isOn ? '' : ', auto-post is off'
      return `${platformOf(platform).label} (${accountName}${problem})`
    }),
  )
}

/** Describes where only the owner can see the posts. It is empty if others can see all posts. */
export function audienceWords(postsTo: PostsTo): string {
  const hidden = postsTo.filter(({ privacy }) => privacy === 'private')
  if (hidden.length === 0) return ''
  if (hidden.length === postsTo.length) return 'Only you can see these posts.'
  return `Only you can see posts to ${list(hidden.map(({ platform }) => platformOf(platform).label))}.`
}

function sentence(places: readonly string[]): string {
  return places.length === 0 ? '' : `Posts to ${list(places)}.`
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(new Set(parts))
}
