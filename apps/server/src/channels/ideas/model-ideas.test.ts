import { createSandboxText, type SandboxText } from '@dayreel/sandbox'
import type { ChannelConfig, GeneratedIdea } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accountCostDays, accounts, blockedTerms, costDays, ledgerEntries, modelCalls } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { modelEnv } from '#test/model-env.ts'
import { channelCalls } from '#test/given-channels.ts'
import { createApp } from '#compose/app.ts'
import { createRemotePlanner } from '#rpc/create-remote-planner.ts'
import { findParts } from './find-parts.ts'
import { createRpcClient } from '#rpc/create-rpc-client.ts'
import { serveRpc } from '#rpc/serve-rpc.ts'

const KEY = 'sk-secret-of-the-host'
const DAY_LIMIT = 5_000_000
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

const isBuiltIn = (idea: GeneratedIdea): boolean => findParts(idea).narrator !== undefined

async function givenUser() {
  const calls = channelCalls(app, running.services.db, randomUUID())
  await calls.give(1)
  const idea = (key?: string) => calls.call('POST', 'generate-idea', undefined, key)
  return { ...calls, idea }
}

test('a connected model writes the idea; a repeated request returns the same idea and is paid once', async () => {
  const { services } = running
  const { idea, accountId } = await givenUser()
  const key = randomUUID()
  const first = await idea(key)
  expect(first.statusCode).toBe(200)
  const { templateId: _, ...words } = first.json<GeneratedIdea>()
  expect(isBuiltIn(first.json())).toBe(false)
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

test('the model’s idea stays on the topic of the request', async () => {
  const { call } = await givenUser()
  const idea = (await call('POST', 'generate-idea', { niche: 'lost <trains>' })).json<GeneratedIdea>()
  for (const { asked } of sandbox.received) expect(JSON.stringify(asked.turns)).toContain('lost ‹trains›')
  const { templateId: _, ...words } = idea
  for (const text of Object.values(words)) expect(text).toContain('lost ‹trains›')
})

test('a saved idea of the model works like the eight templates', async () => {
  const { idea, call, runsOf, balance } = await givenUser()
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

test('if a worker dies between two answers, another one continues without repeating the first request', async () => {
  const { services, database } = running
  const { idea, accountId } = await givenUser()
  await idea()
  sandbox.received.length = 0
  sandbox.faults.add('markdown')
  sandbox.faults.add('hang')
  const rpc = await createRpcClient({ ...services, databaseUrl: database.url, freeMs: 120_000 })
  const startWorker = () => serveRpc({ ...services, databaseUrl: database.url, methods: { ...services.planner } })
  const doomed = await startWorker()
  const request = { framework: 'time-broke-here' as const, sparks: ['from a harbour', 'told by a child'], seed: 7 }
  const writer = services.config.models.text!.name
  const pendingIdea = createRemotePlanner(rpc).findIdea(request, { writer, accountId })
  await vi.waitFor(() => expect(sandbox.received).toHaveLength(2), { timeout: 60_000 })
  await doomed.close()
  const worker = await startWorker()
  expect((await pendingIdea)?.formula).not.toContain('**')
  expect(sandbox.received.map(({ fault }) => fault)).toEqual(['markdown', 'hang', undefined])
  await worker.close()
  await rpc.close()
})

test.each(['unauthorized', 'quota', 'refusal'] as const)(
  'a failing model (%s) causes a message without the model’s name, no charge and no built-in idea',
  async (fault) => {
    const { idea, accountId, balance } = await givenUser()
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

test('a built-in idea replaces a failed one if the operator has chosen that', async () => {
  const { idea } = await givenUser()
  const text = running.services.config.models.text!
  text.isReplaced = true
  try {
    sandbox.faults.add('unauthorized', 9)
    expect(isBuiltIn((await idea()).json())).toBe(true)
  } finally {
    text.isReplaced = false
  }
})

test('a plan without a model gets a built-in idea, and no model is called', async () => {
  const { idea, accountId } = await givenUser()
  const text = running.services.config.models.text!
  const { plans } = text
  text.plans = ['pro']
  try {
    expect(isBuiltIn((await idea()).json())).toBe(true)
    expect(sandbox.received).toHaveLength(0)
    await running.services.db.update(accounts).set({ isHost: true }).where(eq(accounts.id, accountId))
    expect(isBuiltIn((await idea()).json())).toBe(false)
  } finally {
    text.plans = plans
  }
})

test('an idea with a blocked word is not shown, and the user can ask for another one', async () => {
  const { db } = running.services
  const { idea } = await givenUser()
  await db.insert(blockedTerms).values({ kind: 'word', term: 'the' })
  const refused = await idea()
  await db.delete(blockedTerms)
  expect(refused.json()).toMatchObject({
    code: 'model_failed',
    message: 'The language model had an idea that this site does not allow: it contains “the”. Ask for another idea.',
  })
  expect((await idea()).statusCode).toBe(200)
})

test('a reached daily limit prevents the call, and the user gets a sentence', async () => {
  const { db } = running.services
  const { idea } = await givenUser()
  await db.update(costDays).set({ micros: DAY_LIMIT })
  const answer = await idea()
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'cost_limit_reached'])
  expect(sandbox.received).toHaveLength(0)
  await db.update(costDays).set({ micros: 0 })
  await db.delete(accountCostDays)
})
