import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { consentTo } from '@dayreel/server/testing'
import { startDayreel, type RunningDayreel } from '../running-dayreel.ts'
import { withScratchFolder } from '../scratch-folder.ts'
import { leftOver, signUp, soakSettings } from './dayreel-under-fire.ts'
import type { SoakPart } from './part.ts'

const BYTES = 300_000_000
const QUICK_BYTES = 30_000_000
const PIECE_BYTES = 1_000_000
const MAX_GROWTH_MB = 60
const LOOK_EVERY_MS = 50
const HEAD = Buffer.from('000000186674797069736f6d', 'hex')
const BOUNDARY = 'a-boundary-of-this-upload'

/** Uploads a large file through Post Video and measures how much the server's memory grows during the upload. */
export const soakUpload: SoakPart = ({ quick, say }) =>
  withScratchFolder(async (folder) => {
    const mark = `DAYREEL_SOAK=${randomUUID()}`
    const dayreel = await startDayreel(join(folder, 'dayreel'), soakSettings(mark))
    const problems: string[] = []
    try {
      const token = await signUp(dayreel.url, 'uploader@example.com')
      const channelId = await connect(dayreel, token)
      // The first upload is small. The code that it loads stays in memory regardless of the file size, so it must not
      // count as growth.
      await upload(dayreel, { token, channelId }, PIECE_BYTES)
      const before = await dayreel.megabytesOf('server')
      const watching = new AbortController()
      const highest = watch(dayreel, watching.signal)
      const status = await upload(dayreel, { token, channelId }, quick ? QUICK_BYTES : BYTES)
      watching.abort()
      const most = await highest
      say(`  before ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB; answered with ${status}`)
      if (most - before > MAX_GROWTH_MB) problems.push(`the server grew by ${(most - before).toFixed(0)} MB`)
      if (status !== 201 && status !== 202) problems.push(`the upload was answered with ${status}`)
    } finally {
      await dayreel.stop()
    }
    return [...problems, ...(await leftOver(mark))]
  })

async function connect({ url }: RunningDayreel, token: string): Promise<string> {
  const authorization = `Bearer ${token}`
  const begun = await fetch(`${url}/api/auth/youtube/initiate`, { headers: { authorization } })
  const { url: address } = (await begun.json()) as { url: string }
  const back = await consentTo(new URL(address), { account: 'uploader@example.com' })
  const cookie = begun.headers.getSetCookie().map((set) => set.split(';')[0]!)[0]!
  await fetch(new URL(`${back.pathname}${back.search}`, url), { headers: { cookie }, redirect: 'manual' })
  const linked = await fetch(`${url}/api/auth/youtube/connections`, { headers: { authorization } })
  const [channel] = (await linked.json()) as { id: string }[]
  if (channel === undefined) throw new Error('The account was not linked')
  return channel.id
}

/**
 * Uploads a file.
 *
 * @returns the status of the response, which the server sends only when the post is published.
 */
async function upload(
  { url }: RunningDayreel,
  by: { token: string; channelId: string },
  bytes: number,
): Promise<number> {
  const fields = { channelId: by.channelId, title: `Large ${randomUUID()}`, description: '', privacyStatus: 'private' }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const start = `${parts.join('')}--${BOUNDARY}\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n`
  const end = `\r\n--${BOUNDARY}--\r\n`
  const answer = await fetch(`${url}/api/youtube/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(start.length + bytes + end.length),
      'idempotency-key': randomUUID(),
    },
    body: ReadableStream.from(pieces(start, bytes, end)),
    duplex: 'half',
  })
  await answer.text()
  return answer.status
}

async function* pieces(start: string, bytes: number, end: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(start)
  const piece = randomBytes(PIECE_BYTES)
  yield Buffer.concat([HEAD, piece.subarray(HEAD.length)])
  for (let sent = PIECE_BYTES; sent < bytes; sent += PIECE_BYTES) yield piece
  yield Buffer.from(end)
}

/** Returns the server's peak memory, measured until the signal aborts. */
async function watch(dayreel: RunningDayreel, signal: AbortSignal): Promise<number> {
  let most = 0
  while (!signal.aborted) {
    most = Math.max(most, await dayreel.megabytesOf('server'))
    await sleep(LOOK_EVERY_MS)
  }
  return most
}
