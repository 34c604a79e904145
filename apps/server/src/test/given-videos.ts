import { DEFAULT_STYLE, STYLES } from '@dayreel/catalogue'
import type { GenerateRequest, StartedVideo, Video } from '@dayreel/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bearer } from './create-test-services.ts'

/** A few seconds long. */
export const SHORT_SCRIPT = 'The lighthouse had been dark for a hundred years. One night, its lamp came on again.'

export const GENERATE = {
  scriptSubject: SHORT_SCRIPT,
  selectedTemplateId: 'general',
  duration: 20,
  styleId: STYLES.find(({ name }) => name === DEFAULT_STYLE)!.id,
  quality: 'low',
  additionalInfo: '',
  musicUrl: null,
  voiceId: 'dr-voice-miles',
} satisfies GenerateRequest

const PATIENCE_MS = 170_000

/** What a person does with videos, over the API. */
export function videoCalls(app: FastifyInstance, accountId: string) {
  const headers = bearer(accountId)
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
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
  const read = async (id: string): Promise<Video> => (await call('GET', `/api/videos/${id}`)).json<Video>()
  const until = async (id: string, isReached: (video: Video) => boolean): Promise<Video> => {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const video = await read(id)
      if (isReached(video)) return video
      if (Date.now() > deadline) throw new Error(`still ${video.status} ${video.progress} %`)
      await sleep(100)
    }
  }
  const done = (id: string): Promise<Video> => until(id, ({ status }) => status === 'succeeded' || status === 'failed')
  return { call, generate, start, read, until, done }
}
