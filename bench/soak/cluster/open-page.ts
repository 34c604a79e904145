import { POST_UPDATE, type PostUpdate, VIDEO_STATUS_UPDATE, type VideoStatusUpdate } from '@dayreel/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'

const RETRY_MS = 2_000
const LONGEST_RETRY_MS = 5_000
const CONNECT_LIMIT_MS = 8_000

type Listed = { videos: { id: string; status: string }[]; posts: { id: string; status: string }[] }

export type OpenPage = {
  /** The states that the page shows, by the ids of videos and posts. */
  states: ReadonlyMap<string, string>
  /** Resolves when the page shows an accepted state. It does not read the state from the server. */
  until: (id: string, accepted: readonly string[]) => Promise<string>
  /** The number of connections that were lost and opened again. */
  reconnects: () => number
  close: () => void
}

/**
 * Follows an account's videos and posts like an open page of the app: it reads them whenever its connection becomes
 * live, and otherwise learns of changes only from updates. `lib/live-connection.ts` of the web app connects in the same
 * way.
 *
 * @param read reads all videos and posts.
 */
export function openPage(url: string, token: string, read: () => Promise<Listed>): OpenPage {
  const states = new Map<string, string>()
  /** The time of each id's latest update. A response to an earlier request may be older. */
  const updatedAt = new Map<string, number>()
  const listeners = new Set<() => void>()
  let lives = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  const show = (id: string, status: string): void => {
    states.set(id, status)
    for (const listener of listeners) listener()
  }
  const update = (id: string, status: string): void => {
    updatedAt.set(id, performance.now())
    show(id, status)
  }
  const readAgain = async (): Promise<void> => {
    const requestedAt = performance.now()
    const { videos, posts } = await read()
    for (const { id, status } of [...videos, ...posts]) if ((updatedAt.get(id) ?? 0) < requestedAt) show(id, status)
  }
  const readUntilAnswered = (): Promise<void> =>
    readAgain().catch(async () => {
      await sleep(RETRY_MS, undefined, { ref: false })
      if (socket.active) await readUntilAnswered()
    })
  const socket = io(url, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: LONGEST_RETRY_MS,
    timeout: CONNECT_LIMIT_MS,
    forceNew: true,
    auth: { token },
  })
  const tryAgain = (): void => {
    clearTimeout(retry)
    retry = setTimeout(() => socket.connect(), RETRY_MS)
  }
  socket.on('connect', () =>
    socket.emit('registerUser', userOf(token), () => {
      lives++
      void readUntilAnswered()
    }),
  )
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && tryAgain())
  socket.on('connect_error', () => socket.active || tryAgain())
  socket.on(VIDEO_STATUS_UPDATE, ({ videoId, status }: VideoStatusUpdate) => update(videoId, status))
  socket.on(POST_UPDATE, ({ post }: PostUpdate) => update(post.id, post.status))
  return {
    states,
    until: (id, accepted) =>
      new Promise((resolve) => {
        const look = (): void => {
          const status = states.get(id)
          if (status === undefined || !accepted.includes(status)) return
          listeners.delete(look)
          resolve(status)
        }
        listeners.add(look)
        look()
      }),
    reconnects: () => Math.max(0, lives - 1),
    close() {
      clearTimeout(retry)
      socket.disconnect()
    },
  }
}

/** Returns the account's id, which an access token contains. */
function userOf(token: string): string {
  return (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub
}
