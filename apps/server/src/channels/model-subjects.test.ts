import { createSandboxText, type SandboxText } from '@dayreel/sandbox'
import type { CalendarEntry, Video } from '@dayreel/contract'
import { isSubject } from '@dayreel/storyboard'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountCostDays, blockedTerms, channelMemories, costDays, modelCalls, runs, videos } from '#db/schema.ts'
import { mailsAfterWelcome } from '#test/mails-after-welcome.ts'
import type { WorkerServices } from '#services'
import { createTestServices, emailOf, type TestServices } from '#test/create-test-services.ts'
import { modelEnv } from '#test/model-env.ts'
import { channelCalls } from '#test/given-channels.ts'
import { videoCalls } from '#test/given-videos.ts'
import { workOff } from '#test/work-off.ts'
import { writeWordsOnly } from '#test/write-words-only.ts'
import { findRunSubject } from '#runs/find-run-subject.ts'
import type { StoredRequest } from '#videos'
import { createApp } from '#compose/app.ts'
import { makeVideoHandler } from '#videos/make-video-handler.ts'
import { mailRuns } from './mails/mail-runs.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { templateSubjects } from '#runs/subjects/template-subjects.ts'

const KEY = 'sk-secret-of-the-host'
const DAY_LIMIT = 5_000_000
let sandbox: SandboxText
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  sandbox = await createSandboxText({ key: KEY })
  running = await createTestServices({
    env: {
      CALLS_PER_MINUTE: '100000',
      ...modelEnv(sandbox, { key: KEY, dayLimit: DAY_LIMIT }),
    },
    studio: { makeVideo: writeWordsOnly },
  })
  app = await createApp(running.services)
})
beforeEach(() => void (sandbox.received.length = 0))
afterEach(() => sandbox.faults.clear())
afterAll(async () => {
  await app.close()
  await running.close()
  await sandbox.close()
})

const begin = () => workOff(running.services, beginRunHandler)
const makeAll = (services: WorkerServices = running.services) => workOff(services, makeVideoHandler)
const prompts = (): string[] => sandbox.received.map(({ asked: { turns } }) => turns[0]!.text)
const isForSubject = (prompt: string): boolean => prompt.startsWith('Choose the subject of the next video')

async function givenChannel(config: object = {}) {
  const accountId = randomUUID()
  const calls = channelCalls(app, running.services.db, accountId)
  await calls.give(10)
  const { id } = await calls.activate({ desiredDuration: 20, ...config })
  const newest = async () => (await calls.runsOf(id)).items[0]!
  const video = async () =>
    (await videoCalls(app, accountId).call('GET', `/api/videos/${(await newest()).videoId}`)).json<Video>()
  const start = async (): Promise<void> => {
    expect((await calls.call('POST', `${id}/run-once`)).statusCode).toBeLessThan(300)
    await begin()
  }
  const run = async (): Promise<void> => {
    await start()
    await makeAll()
  }
  return { ...calls, id, newest, video, start, run }
}

/** Runs a test with changed settings of the text model and restores the settings afterwards. */
async function withText<Result>(change: { plans?: never[]; isReplaced?: boolean }, act: () => Promise<Result>) {
  const text = running.services.config.models.text!
  const before = { ...text }
  Object.assign(text, change)
  return act().finally(() => Object.assign(text, before))
}

describe('a language model finds the subject of a run', () => {
  test('the model gets the formulas, the date and the memory; run, video and costs contain its answer', async () => {
    const { id, newest, video, run, read, accountId } = await givenChannel({
      textPrompt: 'Write it sadly.',
      customNotes: 'fog',
    })
    await begin()
    expect(await newest()).toMatchObject({ status: 'making', subject: null })
    expect((await video()).title).toBe((await read(id)).name)
    await makeAll()
    const first = await newest()
    expect(first).toMatchObject({ status: 'ready', subject: expect.any(String) })
    expect(isSubject(first.subject!)).toBe(true)
    expect((await video()).request.text).toBe(first.subject)
    const [question, words] = prompts()
    expect(isForSubject(question!)).toBe(true)
    expect(question).toContain('Write it sadly.')
    expect(question).toContain(String(new Date().getUTCFullYear()))
    expect(words).toContain(first.subject)
    const calls = await running.services.db.select().from(modelCalls).where(eq(modelCalls.videoId, first.videoId!))
    expect(calls).toHaveLength(sandbox.received.length)
    for (const each of calls) expect(each).toMatchObject({ isCounted: true, accountId })
    await run()
    const second = await newest()
    expect(second).toMatchObject({ status: 'ready' })
    expect(second.subject).not.toBe(first.subject)
    expect(prompts().filter(isForSubject)[1]).toContain(`- ${first.subject}`)
    const rows = await running.services.db
      .select({ request: videos.request })
      .from(videos)
      .where(eq(videos.accountId, accountId))
    expect(JSON.stringify(rows)).not.toContain('toFind')
  })

  test('the channel’s own list comes first, and no model is called', async () => {
    const { id, call, newest, run } = await givenChannel()
    await begin()
    await makeAll()
    sandbox.received.length = 0
    await call('POST', `${id}/subjects`, { texts: ['A lamp that nobody lit'] })
    await run()
    expect(await newest()).toMatchObject({ status: 'ready', subject: 'A lamp that nobody lit' })
    expect(prompts().some(isForSubject)).toBe(false)
  })

  test('a channel continues in the language of its videos', async () => {
    const { id, newest, run } = await givenChannel()
    await begin()
    const { db } = running.services
    const memory = {
      subject: 'Der Turm',
      language: 'de',
      title: 'Der Turm',
      hook: 'Er stand.',
      sentences: [],
      pictures: [],
    }
    const rows = [1, 2].map((day) => ({
      ...memory,
      channelId: id,
      videoId: randomUUID(),
      isBuiltIn: false,
      toldAt: new Date(Date.UTC(2026, 0, day)),
    }))
    await db.insert(channelMemories).values(rows)
    await makeAll()
    sandbox.received.length = 0
    await run()
    expect(prompts()[0]).toContain('German (de)')
    expect((await newest()).status).toBe('ready')
  })

  test('the number of its videos is unlimited: page, calendar and card say so, and no mail warns', async () => {
    const { id, read, call } = await givenChannel()
    await begin()
    expect((await read(id)).videosLeft).toBeNull()
    const calendar = await call('GET', `${id}/calendar?from=2027-01-01&to=2027-02-15`)
    const { entries } = calendar.json<{ entries: CalendarEntry[] }>()
    expect(entries.length).toBeGreaterThan(30)
    expect(entries.filter(({ state }) => state === 'coming_untold')).toEqual([])
    await withText({ plans: [] }, async () => expect((await read(id)).videosLeft).toBeGreaterThan(0))
    await makeAll()
  })

  test('if a worker dies after an answer or after storing the subject, another one continues and repeats no request', async () => {
    const { newest, video } = await givenChannel()
    await begin()
    const { services } = running
    const dying = (isLast: boolean): WorkerServices => ({
      ...services,
      storage: {
        ...services.storage,
        async put(key, content) {
          await services.storage.put(key, content)
          if (!isLast && key.includes('words-')) throw new Error('killed')
        },
      },
      studio: {
        ...services.studio,
        makeVideo: async (...given) =>
          isLast ? Promise.reject(new Error('killed')) : services.studio.makeVideo(...given),
      },
    })
    // The process is killed after the subject's answer, then after the subject was stored, then after the answer with
    // the words.
    await expect(makeAll(dying(false))).rejects.toThrow('killed')
    expect(await newest()).toMatchObject({ status: 'making', subject: null })
    await expect(makeAll(dying(true))).rejects.toThrow('killed')
    const { subject } = await newest()
    expect(subject).not.toBeNull()
    await expect(makeAll(dying(false))).rejects.toThrow('killed')
    await makeAll()
    expect(await newest()).toMatchObject({ status: 'ready', subject })
    expect((await video()).request.text).toBe(subject)
    expect(prompts().filter(isForSubject)).toHaveLength(1)
    const questions = sandbox.received.map(({ asked: { turns } }) => JSON.stringify(turns))
    expect(new Set(questions).size).toBe(questions.length)
    const calls = await services.db
      .select()
      .from(modelCalls)
      .where(eq(modelCalls.videoId, (await newest()).videoId!))
    expect(calls).toHaveLength(questions.length)
    expect(calls.every(({ isCounted }) => isCounted)).toBe(true)
  })

  test('two concurrent runs do not use the same subject', async () => {
    const { id, start, runsOf } = await givenChannel()
    // The activation's run and the run by hand have the same memory, so the model returns the same subjects for both.
    await start()
    await makeAll()
    const [one, other] = (await runsOf(id)).items
    expect([one!.status, other!.status]).toEqual(['ready', 'ready'])
    expect(one!.subject).not.toBe(other!.subject)
    expect(prompts().filter(isForSubject)).toHaveLength(3)
  })

  test("the subject of a run's new version is found by the model too", async () => {
    const { id, call, newest } = await givenChannel()
    await begin()
    await makeAll()
    const before = await newest()
    expect((await call('POST', `${id}/runs/${before.id}/replace`)).statusCode).toBeLessThan(300)
    await makeAll()
    const after = await newest()
    expect(after).toMatchObject({ id: before.id, status: 'ready' })
    expect(after.subject).not.toBe(before.subject)
  })

  test.each(['unauthorized', 'quota', 'refusal', 'wrong-schema'] as const)(
    'if the model fails (%s), the run says so without its name, its credit is returned, and its owner gets one mail',
    async (fault) => {
      const { newest, balance, accountId } = await givenChannel()
      const { services } = running
      await begin()
      sandbox.faults.add(fault, 9)
      await makeAll()
      const failed = await newest()
      expect(failed).toMatchObject({ status: 'failed', reason: 'writer-failed', subject: null })
      expect(failed.message).toMatch(/\.$/u)
      expect(failed.message).not.toMatch(/openai|sandbox|sk-/iu)
      expect(await balance()).toBe(10)
      await mailRuns(services)
      const mails = (await mailsAfterWelcome(services)).filter(({ to }) => to === emailOf(accountId))
      expect(mails).toHaveLength(1)
      const again = await videoCalls(app, accountId).call(
        'POST',
        `/api/videos/${failed.videoId}/make-again`,
        undefined,
        randomUUID(),
      )
      expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'conflict'])
    },
  )

  test('the built-in writer uses the template’s own subject if the operator has chosen that, and the video says so', async () => {
    const { id, newest, video } = await givenChannel()
    await begin()
    sandbox.faults.add('unauthorized', 9)
    await withText({ isReplaced: true }, () => makeAll())
    expect(await newest()).toMatchObject({ status: 'ready', subject: templateSubjects('impossible-worlds', id)[0] })
    expect((await video()).versions[0]!.writtenBy).toBe('built-in')
  })

  test('subjects with a blocked word are not used: the run is skipped, and its credit is returned', async () => {
    const { newest, balance } = await givenChannel()
    const { db } = running.services
    await begin()
    // Every subject of the stand-in begins with this word.
    await db.insert(blockedTerms).values({ kind: 'word', term: 'the' })
    await makeAll()
    await db.delete(blockedTerms)
    expect(await newest()).toMatchObject({
      status: 'skipped',
      reason: 'blocked',
      message:
        'The language model proposed subjects that this channel cannot use. This site does not allow “the”. Use other words. Nothing was charged.',
    })
    expect(await balance()).toBe(10)
    expect(prompts().filter(isForSubject)).toHaveLength(3)
  })

  test('at a reached daily limit no call is made, the run says so, and its credit is returned', async () => {
    const { newest, balance } = await givenChannel()
    const { db } = running.services
    await begin()
    await db.update(costDays).set({ micros: DAY_LIMIT })
    await makeAll()
    await db.update(costDays).set({ micros: 0 })
    await db.delete(accountCostDays)
    expect(await newest()).toMatchObject({
      status: 'failed',
      reason: 'cost-limit',
      message: expect.stringContaining('reached today’s spending limit'),
    })
    expect(await balance()).toBe(10)
    expect(sandbox.received).toHaveLength(0)
  })

  test("a run that was skipped during the model's call stays skipped", async () => {
    const { id, call, newest, balance, accountId } = await givenChannel()
    await begin()
    const { id: runId, videoId } = await newest()
    const { services } = running
    const [video] = await services.db.select().from(videos).where(eq(videos.accountId, accountId))
    await call('POST', `${id}/runs/${runId}/skip`)
    const version = { accountId, videoId: videoId!, number: 1 }
    const signal = new AbortController().signal
    const found = await findRunSubject(services, version, video!.request as StoredRequest, { signal })
    expect(isSubject(found.text)).toBe(true)
    expect(await newest()).toMatchObject({ id: runId, status: 'skipped', subject: null })
    expect(await balance()).toBe(10)
  })
})

describe('the built-in writer does not know a run’s subject', () => {
  test.each([
    ['How a quantum computer factors numbers', 'The built-in writer doesn’t know this subject.'],
    [
      'Der letzte Leuchtturmwärter von Helgoland',
      'The built-in writer only writes English, and this subject looks German.',
    ],
  ])(
    '“%s” was added with a model and is used without one: it is skipped with advice, without a mail, and its credit is returned',
    async (subject, why) => {
      const { id, call, newest, start, balance, accountId } = await givenChannel()
      const { services } = running
      await begin()
      await makeAll()
      await call('POST', `${id}/subjects`, { texts: [subject] })
      const before = await balance()
      await withText({ plans: [] }, async () => {
        await start()
        await makeAll()
      })
      const skipped = await newest()
      expect(skipped).toMatchObject({ status: 'skipped', reason: 'subject_unknown', subject })
      expect(skipped.message).toBe(
        `${why} We removed it from the channel’s list and charged nothing. Add it again as your own script, or add another subject.`,
      )
      expect(await balance()).toBe(before)
      const [row] = await services.db.select().from(runs).where(eq(runs.id, skipped.id))
      expect(row!.tell).toEqual([])
      await mailRuns(services)
      expect((await mailsAfterWelcome(services)).filter(({ to }) => to === emailOf(accountId))).toEqual([])
      expect((await call('GET', `${id}/subjects`)).json()).toEqual({ subjects: [] })
      // The next run uses the template's subjects, because no plan has the model.
      await withText({ plans: [] }, async () => {
        await start()
        await makeAll()
      })
      expect(await newest()).toMatchObject({ status: 'ready' })
    },
  )
})
