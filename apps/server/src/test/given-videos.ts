import { DEFAULT_STYLE, STYLES } from '@dayreel/catalogue'
import type { GenerateRequest, StartedVideo, Storyboard, Video } from '@dayreel/contract'
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

/** That of a video of one scene. */
export const STORYBOARD: Storyboard = {
  version: 3,
  title: 'A lamp',
  description: '',
  hashtags: [],
  language: 'en',
  template: 'general',
  style: 'None',
  quality: 'low',
  format: { shape: 'portrait', framesPerSecond: 30 },
  voice: 'dr-voice-miles',
  music: null,
  captions: true,
  captionStyle: 'lit-word',
  notes: '',
  seed: 1,
  pace: 1,
  world: { palette: 'plain', figure: 'none', light: 'even' },
  thumbnail: { sceneId: 's1', text: '' },
  scenes: [{ id: 's1', text: 'The lamp came on.', imagePrompt: 'a lamp', seed: 1 }],
}

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
