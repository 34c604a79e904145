import {
  DEFAULT_CHOICES,
  type GenerateRequest,
  type StartedVideo,
  type Video,
  writeGenerateRequest,
} from '@dayreel/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bearer } from './create-test-services.ts'

/** A script for a video of a few seconds. */
export const SHORT_SCRIPT = 'The lighthouse had been dark for a hundred years. One night, its lamp came on again.'

/** A browser's request for a new video. It contains every option with the form's initial value. */
export const GENERATE: GenerateRequest = writeGenerateRequest({ ...DEFAULT_CHOICES, text: SHORT_SCRIPT })

const PATIENCE_MS = 240_000
/** A shorter interval would reach the account's rate limit on a busy machine, where a video takes a minute. */
const POLL_MS = 250
const RETRY_MS = 1_000
const MOST_TRIES = 120

/** Creates the actions of a user on videos through the API. */
export function videoCalls(app: FastifyInstance, accountId: string) {
  const headers = bearer(accountId)
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    key?: string,
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url,
      headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(payload ? { payload } : {}),
    })
  const generate = (change: object = {}, key: string = randomUUID()) =>
    call('POST', '/api/projects/generate-from-script', { ...GENERATE, ...change }, key)
  const start = async (change: object = {}): Promise<string> => {
    const answer = await generate(change)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<StartedVideo>().id
  }
  const read = async (id: string): Promise<Video> => {
    for (let tries = 1; ; tries++) {
      const answer = await call('GET', `/api/videos/${id}`)
      if (answer.statusCode === 200) return answer.json<Video>()
      // A busy machine may be too slow for the database's time limits. Like the browser, tests then ask again.
      if (answer.statusCode !== 503 && answer.statusCode !== 429) throw new Error(answer.body)
      if (tries === MOST_TRIES) throw new Error(`video ${id} could not be read ${tries} times: ${answer.body}`)
      await sleep(RETRY_MS)
    }
  }
  const until = async (id: string, isReached: (video: Video) => boolean): Promise<Video> => {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const video = await read(id)
      if (isReached(video)) return video
      if (Date.now() > deadline) throw new Error(`still ${video.status} ${video.progress} %`)
      await sleep(POLL_MS)
    }
  }
  const done = (id: string): Promise<Video> => until(id, ({ status }) => status === 'succeeded' || status === 'failed')
  return { call, generate, start, read, until, done }
}
