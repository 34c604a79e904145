import {
  writeGenerateRequest,
  type Examples,
  type StartedVideo,
  type UnknownSubject,
  type Video,
} from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ledgerEntries, takenProjects, videos } from '#db/schema.ts'
import { GENERATE, videoCalls } from '#test/given-videos.ts'
import { startTestApp } from '#test/start-test-app.ts'

const UNKNOWN = '10 facts about Saturn'
const running = startTestApp()

type Refusal = { message: string; details: UnknownSubject & { field: string } }

test('answers 422 with outlines and close tales for a subject that the built-in writer does not have, before anything is charged', async () => {
  const { services } = running
  const accountId = randomUUID()
  const { call, generate } = videoCalls(running.app, accountId)
  const estimate = await call('POST', '/api/projects/estimate', { ...GENERATE, scriptSubject: UNKNOWN })
  const answer = await generate({ scriptSubject: UNKNOWN })
  for (const refused of [estimate, answer]) {
    const { message, details } = refused.json<Refusal>()
    expect([refused.statusCode, details.field, details.reason]).toEqual([422, 'scriptSubject', 'subject-unknown'])
    expect(message).toMatch(/built-in writer doesn’t know this subject/u)
    expect(details.outlines[0]).toMatchObject({ kind: 'list', points: { length: 10 } })
    expect(details.tales).toEqual([expect.objectContaining({ about: 'the planets' })])
  }
  expect(await services.db.$count(videos, eq(videos.accountId, accountId))).toBe(0)
  expect(await services.db.$count(takenProjects, eq(takenProjects.accountId, accountId))).toBe(0)
  expect(await services.db.$count(ledgerEntries, eq(ledgerEntries.accountId, accountId))).toBe(0)
})

test('the chosen tale has its own title, in any requested language; an unknown tale is rejected', async () => {
  const { call, generate } = videoCalls(running.app, randomUUID())
  const refused = await generate({ scriptSubject: UNKNOWN })
  const [tale] = refused.json<Refusal>().details.tales
  for (const scriptSubject of [UNKNOWN, 'Warum ist der Himmel blau?']) {
    const started = await generate({ scriptSubject, tale: tale!.id })
    expect(started.statusCode).toBe(201)
    const video = (await call('GET', `/api/videos/${started.json<StartedVideo>().id}`)).json<Video>()
    expect(video.title).toBe(tale!.title)
    expect(video.request).toMatchObject({ text: tale!.title, tale: tale!.id })
    const again = await call('POST', '/api/projects/estimate', writeGenerateRequest(video.request))
    expect(again.statusCode).toBe(200)
  }
  const none = await generate({ scriptSubject: UNKNOWN, tale: 'no-such-tale' })
  expect([none.statusCode, none.json<Refusal>().details]).toEqual([422, { field: 'tale', reason: 'tale-unknown' }])
})

test('each example is a subject of the built-in writer, and marked as built in', async () => {
  const { call } = videoCalls(running.app, randomUUID())
  for (let i = 0; i < 5; i++) {
    const { examples, isBuiltIn } = (await call('GET', '/api/projects/examples')).json<Examples>()
    expect([examples.length, isBuiltIn]).toEqual([3, true])
    for (const scriptSubject of examples) {
      const { statusCode } = await call('POST', '/api/projects/estimate', { ...GENERATE, scriptSubject })
      expect([scriptSubject, statusCode]).toEqual([scriptSubject, 200])
    }
  }
})
