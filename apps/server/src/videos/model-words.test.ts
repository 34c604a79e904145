import { createSandboxText, type SandboxText } from '@dayreel/sandbox'
import type { Estimate, Storyboard } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TODAY } from '#costs/reserve-cost.ts'
import { accountCostDays, accounts, blockedTerms, costDays, modelCalls, takenProjects, videos } from '#db/schema.ts'
import { startBoss } from '#jobs/create-jobs.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { mailsAfterWelcome } from '#test/mails-after-welcome.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { modelEnv } from '#test/model-env.ts'
import { GENERATE, videoCalls } from '#test/given-videos.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { passHeartbeats, spawnDoomed } from '#test/spawn-doomed.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'

const KEY = 'sk-secret-of-the-host'
const BY = 'openai-compatible/sandbox-model'
const DAY_LIMIT = 5_000_000
/** The highest reading speed to reach a length, with a margin for rounding to thousandths. */
const MOST_PACE = 1.13
let sandbox: SandboxText
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let worker: { close: () => Promise<void> } | undefined
let env: Record<string, string>
beforeAll(async () => {
  sandbox = await createSandboxText({ key: KEY })
  env = {
    ...modelEnv(sandbox, { key: KEY, dayLimit: DAY_LIMIT }),
    OPERATOR_EMAIL: 'host@example.com',
  }
  running = await createTestServices({ env, studio: { illustrators: [createPlainIllustrator()] } })
  app = await createApp(running.services)
})
afterEach(() => sandbox.faults.clear())
afterAll(async () => {
  await worker?.close()
  await app.close()
  await running.close()
  await sandbox.close()
})
const work = async (): Promise<void> => {
  const { services, database } = running
  worker ??= await runJobs({ url: database.url, services, handlers: jobHandlers() })
}
const callsOf = (videoId: string) =>
  running.services.db.select().from(modelCalls).where(eq(modelCalls.videoId, videoId)).orderBy(modelCalls.at)

test('if workers die after each answer, the video still gets its words, and no answer is paid twice', async () => {
  const { start, done } = videoCalls(app, randomUUID())
  const { database, services } = running
  const supervisor = await startBoss({ url: database.url, log: services.log, supervise: false, schedule: false })
  const id = await start({ scriptSubject: 'Der Leuchtturmwärter von Inchkeith' })
  for (const fault of ['wrong-schema', 'markdown'] as const) sandbox.faults.add(fault)
  for (let lives = 0; lives < 3; lives++) {
    expect(await spawnDoomed(running, { ...env, DIES: 'after:steps/words-' })).toBe('SIGKILL')
    await passHeartbeats(running, supervisor)
  }
  await supervisor.stop({ graceful: false })
  expect(sandbox.received).toHaveLength(3)
  await work()
  const video = await done(id)
  expect(video).toMatchObject({ status: 'succeeded' })
  expect(sandbox.received).toHaveLength(3)
  const calls = await callsOf(id)
  // The worker that finds the cached answers counts the calls that the dead worker could not count.
  expect(calls.map(({ isCounted, inputTokens }) => [isCounted, inputTokens! > 0])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
  const [day] = await services.db.select().from(costDays)
  expect(day!.micros).toBe(calls.reduce((sum, { micros }) => sum + micros, 0))
  expect(day!.micros).toBe(calls.reduce((sum, call) => sum + call.inputTokens! + 10 * call.outputTokens!, 0))
})

test.each([
  ['Die letzte Laterne von Genua', 'German', 15],
  ['El último farero de la isla', 'Spanish', 15],
  ['灯台守の一日', 'Japanese', 6.5],
])('“%s” gets captions at reading pace, and the user is informed in advance that no voice speaks %s', async (scriptSubject, name, charactersASecond) => {
  const { call, start, done } = videoCalls(app, randomUUID())
  const estimate = await call('POST', '/api/projects/estimate', { ...GENERATE, scriptSubject })
  expect(estimate.json<Estimate>().notices.join(' ')).toContain(`no ${name} voice`)
  await work()
  const video = await done(await start({ scriptSubject }))
  expect(video).toMatchObject({ status: 'succeeded', versions: [{ writtenBy: BY }] })
  expect(video.versions[0]!.notices.join(' ')).toContain(`no ${name} voice`)
  expect(Math.abs(video.seconds! - 20)).toBeLessThanOrEqual(1)
  const captions = captionsOf((await app.inject({ url: video.versions[0]!.vtt_url! })).body)
  expect(captions.length).toBeGreaterThan(4)
  const tooFast = captions.filter(
    ({ text, seconds }) => text.match(/[\p{L}\p{N}]/gu)!.length / seconds > MOST_PACE * charactersASecond,
  )
  expect(tooFast).toEqual([])
}) // prettier-ignore

test('a conversation becomes a whole video of two voices', async () => {
  await work()
  const { call, start, done } = videoCalls(app, randomUUID())
  const id = await start({ scriptSubject: 'A dialogue between a lamp and the sea' })
  const video = await done(id)
  expect(video).toMatchObject({ status: 'succeeded', versions: [{ writtenBy: BY, notices: [] }] })
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  const voices = storyboard.scenes.map(({ voice }) => voice ?? storyboard.voice)
  expect(voices.slice(0, 4)).toEqual([voices[0], voices[1], voices[0], voices[1]])
  expect(new Set(voices).size).toBe(2)
  expect((await app.inject(video.video_url!)).rawPayload.length).toBeGreaterThan(100_000)
})

test('a script stays word for word; the model only describes what its scenes show', async () => {
  await work()
  const { call, start, done } = videoCalls(app, randomUUID())
  const id = await start()
  expect((await done(id)).status).toBe('succeeded')
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{
    storyboard: { scenes: { text: string; imagePrompt: string }[] }
  }>()
  expect(storyboard.scenes.map(({ text }) => text).join(' ')).toBe(
    'The lighthouse had been dark for a hundred years. One night, its lamp came on again.',
  )
  for (const { imagePrompt } of storyboard.scenes) expect(imagePrompt).toMatch(/^a painted model of/u)
})

test('a failing provider causes a message without its name, no charge, and no key in the log', async () => {
  await work()
  sandbox.faults.add('unauthorized', 9)
  const accountId = randomUUID()
  const { start, done } = videoCalls(app, accountId)
  const video = await done(await start({ scriptSubject: 'The last ferry' }))
  expect(video).toMatchObject({ status: 'failed', errorCode: 'writer-failed' })
  expect(video.errorMessage).toMatch(/^The language model did not accept this site’s key\./u)
  const taken = await running.services.db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
  expect(taken.map(({ givenBackAt }) => givenBackAt === null)).toEqual([false])
  const calls = await callsOf(video.id)
  expect(calls.map(({ micros, isCounted }) => [micros, isCounted])).toEqual([[0, true]])
  expect(running.logged.join('')).toContain('the key was refused')
  expect(running.logged.join('')).not.toContain(KEY)
})

test("/metrics reports today's model calls, their tokens, their cost, and their failures", async () => {
  const { db } = running.services
  const calls = await db.select().from(modelCalls)
  const total = (of: (call: (typeof calls)[number]) => number | null) => calls.reduce((sum, call) => sum + (of(call) ?? 0), 0) // prettier-ignore
  const { body } = await app.inject('/metrics')
  const valueOf = (name: string) =>
    Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  expect(valueOf(`dayreel_model_calls{source="${BY}"}`)).toBe(calls.length)
  expect(valueOf(`dayreel_model_tokens{source="${BY}",way="input"}`)).toBe(total((call) => call.inputTokens))
  expect(valueOf(`dayreel_model_tokens{source="${BY}",way="output"}`)).toBe(total((call) => call.outputTokens))
  expect(valueOf(`dayreel_model_cost_dollars{source="${BY}"}`)).toBeCloseTo(total(({ micros }) => micros) / 1e6, 9)
  expect(valueOf(`dayreel_model_faults{source="${BY}",kind="app_misconfigured"}`)).toBe(1)
})

test('the model improves prompts, which is counted; rules improve them on a plan without a model', async () => {
  const { services } = running
  const accountId = randomUUID()
  const { call } = videoCalls(app, accountId)
  const { json } = await call('POST', '/api/projects/enhance-prompt', { prompt: 'ein roter Hafen', kind: 'image' })
  expect(json<{ note: string }>().note).toContain('language model')
  const plans = services.config.models.text!.plans
  services.config.models.text!.plans = ['pro']
  const built = await call('POST', '/api/projects/enhance-prompt', { prompt: 'a red harbour', kind: 'image' })
  expect(built.json<{ note: string }>().note).not.toContain('language model')
  await services.db.update(accounts).set({ isHost: true }).where(eq(accounts.id, accountId))
  const host = await call('POST', '/api/projects/enhance-prompt', { prompt: 'a red harbour', kind: 'image' })
  expect(host.json<{ note: string }>().note).toContain('language model')
  services.config.models.text!.plans = plans
})

test('an account may request better prompts thirty times in ten minutes', async () => {
  const { call } = videoCalls(app, randomUUID())
  const enhance = async () => (await call('POST', '/api/projects/enhance-prompt', { prompt: 'a harbour' })).statusCode
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) statuses.push(await enhance())
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
})

test('cancelled videos count towards the limit of videos by a model', async () => {
  const { call, generate } = videoCalls(app, randomUUID())
  for (let i = 0; i < 40; i++) {
    const started = await generate({ scriptSubject: 'A late train' })
    expect(started.statusCode).toBe(201)
    await call('POST', `/api/videos/${started.json<{ id: string }>().id}/cancel`)
  }
  const refused = await generate({ scriptSubject: 'A late train' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json<{ message: string }>().message).toContain('ten minutes')
})

test('a reached daily limit rejects new work with a sentence before anything is made, and notifies the operator once', async () => {
  const { services } = running
  const micros = 2 * DAY_LIMIT // Work of earlier tests may still release its reservations.
  await services.db.insert(costDays).values({ day: TODAY, micros }).onConflictDoUpdate({ target: costDays.day, set: { micros } }) // prettier-ignore
  for (let i = 0; i < 2; i++) {
    const answer = await videoCalls(app, randomUUID()).generate({ scriptSubject: 'A late train' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({
      code: 'cost_limit_reached',
      message:
        'This site has reached today’s spending limit for its language model. Nothing was charged. Try again tomorrow.',
    })
    const better = await videoCalls(app, randomUUID()).call('POST', '/api/projects/enhance-prompt', { prompt: 'x y' })
    expect(better.json<{ code: string }>().code).toBe('cost_limit_reached')
  }
  const mails = await mailsAfterWelcome(services)
  // One mail goes to the operator's address in the settings, the other to the host account's address.
  expect(mails.filter(({ to }) => to === 'host@example.com')).toHaveLength(1)
  const hosts = await services.db.$count(accounts, eq(accounts.isHost, true))
  expect(hosts).toBeGreaterThan(0)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(1 + hosts)
  await services.db.update(costDays).set({ micros: 0 })
})

test('a blocked word that the model writes fails the video before its voice and pictures, and nothing is charged', async () => {
  await work()
  const { db } = running.services
  // The stand-in describes each video as “A short look at …”.
  await db.insert(blockedTerms).values({ kind: 'word', term: 'short look' })
  const accountId = randomUUID()
  const { start, done } = videoCalls(app, accountId)
  const video = await done(await start({ scriptSubject: 'A late train' }))
  await db.delete(blockedTerms)
  expect(video).toMatchObject({
    status: 'failed',
    errorMessage:
      'The script of this video contains “short look”, which this site does not allow. Nothing was charged. Choose another subject or other words.',
  })
  const taken = await db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
  expect(taken).toMatchObject([{ givenBackAt: expect.any(Date) as Date }])
})

test('making a video again uses the same writer; if that writer no longer exists, the user has to choose another', async () => {
  await work()
  const { services } = running
  const { call, start, done } = videoCalls(app, randomUUID())
  const id = await start()
  await done(id)
  const again = await call('POST', `/api/videos/${id}/make-again`, undefined, randomUUID())
  const [row] = await services.db.select().from(videos).where(eq(videos.id, again.json<{ id: string }>().id))
  expect(row!.request).toMatchObject({ writer: BY })
  await services.db.update(videos).set({ request: { ...(row!.request as object), writer: 'openai/gone' } }).where(eq(videos.id, id)) // prettier-ignore
  const gone = await call('POST', `/api/videos/${id}/make-again`, undefined, randomUUID())
  expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([409, expect.stringMatching(/^openai\/gone, which wrote this video/u)]) // prettier-ignore
  expect(await services.db.$count(accountCostDays)).toBeGreaterThan(0)
})

/** Returns the cues of a WebVTT file. */
function captionsOf(vtt: string): { text: string; seconds: number }[] {
  return vtt.split('\n\n').flatMap((block) => {
    const [, start, end, text] = /^([\d:.]+) --> ([\d:.]+).*\n([^]*)$/mu.exec(block) ?? []
    return text === undefined ? [] : [{ text, seconds: secondsOf(end!) - secondsOf(start!) }]
  })
}

/** Parses a time such as `00:01:02.500`. */
function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
}
