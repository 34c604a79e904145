import { platformOf } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'

/** Why a channel's posts do not reach an account, and the page where the user can fix it. */
export type PostingFault = { text: string; to: string; label: string }

/** Returns the accounts at which auto-posting has stopped, and the posts of the newest video that failed. */
export function findPostingFaults({
  id,
  postsTo,
  newestRun,
}: Pick<Channel, 'id' | 'postsTo' | 'newestRun'>): PostingFault[] {
  const stopped = postsTo.flatMap(({ platform, accountName, isOn, isExpired }): PostingFault[] => {
    const account = nameOf(platform, accountName)
    if (isExpired)
      return [
        {
          text: `Posting to ${account} has stopped because the connection has expired.`,
          to: CONNECTIONS,
          label: 'Reconnect',
        },
      ]
    return isOn ? [] : [{ text: `Auto-post is off for ${account}.`, to: CONNECTIONS, label: 'Turn it on' }]
  })
  const posts = newestRun?.posts ?? []
  const gone = posts.filter(
    ({ platform, connectionId }) => connectionId === null && !postsTo.some((account) => account.platform === platform),
  )
  const failed = posts.filter(({ connectionId, status }) => connectionId !== null && status === 'failed')
  return [
    ...stopped,
    ...gone.map(({ platform, accountName }) => ({
      text: `Posting to ${nameOf(platform, accountName)} has stopped because the account is no longer linked.`,
      to: `/app/configure-channel/${id}`,
      label: 'Choose an account',
    })),
    ...failed.map(({ id: postId, platform, accountName }) => ({
      text: `The last post to ${nameOf(platform, accountName)} failed.`,
      to: `/app/posts?post=${postId}`,
      label: 'See why',
    })),
  ]
}

const CONNECTIONS = '/app/connections'

function nameOf(platform: string, accountName: string): string {
  return `${platformOf(platform).label} (${accountName})`
}
