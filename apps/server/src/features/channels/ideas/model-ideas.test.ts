import { createSandboxText, type SandboxText } from '@dayreel/sandbox'
import type { ChannelConfig, GeneratedIdea } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accountCostDays, accounts, costDays, ledgerEntries, modelCalls } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { modelEnv } from '#test/model-env.ts'
import { channelCalls } from '#test/given-channels.ts'
import { createApp } from '../../../app.ts'
import { askPlanner } from '../../../questions/ask-planner.ts'
import { answerQuestions } from '../../../questions/answer-questions.ts'
import { createAsking } from '../../../questions/create-asking.ts'

const KEY = 'sk-secret-of-the-host'
const DAY_LIMIT = 5_000_000
const NO_PARTS = { setting: null, narrator: null, rule: null, palette: null }
let sandbox: SandboxText
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  sandbox = await createSandboxText({ key: KEY })
  running = await createTestServices({
    env: modelEnv(sandbox, { key: KEY, dayLimit: DAY_LIMIT }),
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

async function somebody() {
  const calls = channelCalls(app, running.services.db, randomUUID())
  await calls.give(1)
  const idea = (key?: string) => calls.call('POST', 'generate-idea', undefined, key)
  return { ...calls, idea }
}

test('14.1 with a model the model writes an idea; the same request has the same one and is paid for once', async () => {
  const { services } = running
  const { idea, accountId } = await somebody()
  const key = randomUUID()
  const first = await idea(key)
  expect(first.statusCode).toBe(200)
  const { parts, templateId: _, ...words } = first.json<GeneratedIdea>()
  expect(parts).toEqual(NO_PARTS)
  for (const each of Object.values(words)) expect(each).not.toBe('')
  expect((await idea(key)).json()).toEqual(first.json())
  expect(sandbox.received).toHaveLength(1)
  expect((await idea()).json<GeneratedIdea>().channelConcept).not.toBe(words.channelConcept)
  const paid = await services.db.select().from(modelCalls).where(eq(modelCalls.accountId, accountId))
  expect(paid.map(({ isCounted, micros }) => [isCounted, micros > 0])).toEqual([
    [true, true],
    [true, true],
  ])
})

test('14.1 saved, an idea of the model works like the eight', async () => {
  const { idea, call, runsOf, balance } = await somebody()
  const generatedData = (await idea()).json<GeneratedIdea>()
  const saved = await call('POST', 'save-generated', { name: 'Mine', generatedData, preferred_timezone: 'UTC' })
  expect(saved.statusCode).toBe(201)
  const { id } = saved.json<{ channel: { id: string } }>().channel
  expect((await call('GET', `${id}/config`)).json<ChannelConfig>()).toMatchObject({
    imageprompt: generatedData.imageDesignPromptFormula,
    textprompt: generatedData.storytellingPromptFormula,
  })
  expect(await balance()).toBe(0)
  expect((await runsOf(id)).items).toMatchObject([{ kind: 'activation' }])
})

test('14.1 a worker that dies between two answers: another one goes on, and the first is not asked for again', async () => {
  const { services, database } = running
  const { idea, accountId } = await somebody()
  await idea()
  sandbox.received.length = 0
  sandbox.faults.add('markdown')
  sandbox.faults.add('hang')
  const asking = await createAsking({ ...services, databaseUrl: database.url, freeMs: 120_000 })
  const startWorker = () =>
    answerQuestions({ ...services, databaseUrl: database.url, answerers: { ...services.planner } })
  const doomed = await startWorker()
  const request = { framework: 'time-broke-here' as const, sparks: ['from a harbour', 'told by a child'], seed: 7 }
  const writer = services.config.models.text!.name
  const asked = askPlanner(asking).findIdea(request, { writer, accountId })
  await vi.waitFor(() => expect(sandbox.received).toHaveLength(2), { timeout: 60_000 })
  await doomed.close()
  const worker = await startWorker()
  expect((await asked)?.formula).not.toContain('**')
  expect(sandbox.received.map(({ fault }) => fault)).toEqual(['markdown', 'hang', undefined])
  await worker.close()
  await asking.close()
})

test.each(['unauthorized', 'quota', 'refusal'] as const)(
  '14.1 a model that fails (%s): a sentence without its name, nothing charged, no built-in idea in its place',
  async (fault) => {
    const { idea, accountId, balance } = await somebody()
    sandbox.faults.add(fault, 9)
    const answer = await idea()
    expect(answer.statusCode).toBe(502)
    const { code, message } = answer.json<{ code: string; message: string }>()
    expect(code).toBe('model_failed')
    expect(message).toMatch(/\.$/u)
    expect(message).not.toMatch(/openai|sandbox|sk-/iu)
    expect(await balance()).toBe(1)
    const spent = await running.services.db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId))
    expect(spent.filter(({ amount }) => amount < 0)).toEqual([])
  },
)

test('14.1 where the host prefers it, a built-in idea takes the place of one that failed, and says so', async () => {
  const { idea } = await somebody()
  const text = running.services.config.models.text!
  text.isReplaced = true
  try {
    sandbox.faults.add('unauthorized', 9)
    const { parts } = (await idea()).json<GeneratedIdea>()
    for (const part of Object.values(parts)) expect(part).not.toBeNull()
  } finally {
    text.isReplaced = false
  }
})

test('14.1 whose plan has no model gets an idea of the tables, and nobody is asked', async () => {
  const { idea, accountId } = await somebody()
  const text = running.services.config.models.text!
  const { plans } = text
  text.plans = ['pro']
  try {
    expect((await idea()).json<GeneratedIdea>().parts.setting).not.toBeNull()
    expect(sandbox.received).toHaveLength(0)
    await running.services.db.update(accounts).set({ isHost: true }).where(eq(accounts.id, accountId))
    expect((await idea()).json<GeneratedIdea>().parts.setting).toBeNull()
  } finally {
    text.plans = plans
  }
})

test('14.1 a day’s limit keeps an idea from being asked for, with a sentence', async () => {
  const { db } = running.services
  const { idea } = await somebody()
  await db.update(costDays).set({ micros: DAY_LIMIT })
  const answer = await idea()
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'cost_limit_reached'])
  expect(sandbox.received).toHaveLength(0)
  await db.update(costDays).set({ micros: 0 })
  await db.delete(accountCostDays)
})
