import { createSandboxText, createSandboxWikipedia, type SandboxText, type SandboxWikipedia } from '@dayreel/sandbox'
import type { SiteConfig, Storyboard } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runJobs } from '#jobs/run-jobs.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { GENERATE, videoCalls } from '#test/given-videos.ts'
import { modelEnv } from '#test/model-env.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { createApp } from '#compose/app.ts'
import { jobHandlers } from '#compose/job-handlers.ts'

const KEY = 'sk-secret-of-the-host'
let model: SandboxText
let wikipedia: SandboxWikipedia
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
let worker: { close: () => Promise<void> }
let env: Record<string, string>
beforeAll(async () => {
  model = await createSandboxText({ key: KEY })
  wikipedia = await createSandboxWikipedia()
  env = { ...modelEnv(model, { key: KEY, dayLimit: 5_000_000 }) }
  const facts = { FACTS: 'wikipedia', FACTS_CONTACT: 'host@example.com', FACTS_URL: wikipedia.address }
  running = await createTestServices({
    env: { ...env, ...facts },
    studio: { illustrators: [createPlainIllustrator()] },
  })
  app = await createApp(running.services)
  const { services, database } = running
  worker = await runJobs({ url: database.url, services, handlers: jobHandlers() })
})
afterEach(() => model.faults.clear())
afterAll(async () => {
  await worker.close()
  await app.close()
  await running.close()
  await wikipedia.close()
  await model.close()
})

async function makeStoryboard(changes: object): Promise<{ storyboard: Storyboard; notices: string[] }> {
  const { call, start, done } = videoCalls(app, randomUUID())
  const id = await start({ scriptSubject: 'why honey never spoils', ...changes })
  const { versions } = await done(id)
  const { storyboard } = (await call('GET', `/api/videos/${id}/storyboard`)).json<{ storyboard: Storyboard }>()
  return { storyboard, notices: versions[0]!.notices }
}

test('a video with facts lists its sources, and the year that they do not contain', async () => {
  model.faults.add('invented-year', 9)
  const { storyboard } = await makeStoryboard({ facts: 'wikipedia', sourcesInPosts: true })
  expect(storyboard.sources?.[0]).toMatchObject({ title: 'Honey', site: 'Sandbox Wikipedia', licence: 'CC BY-SA 4.0' })
  expect(storyboard.unsourced).toEqual(['1743'])
  expect(storyboard.sourcesInPosts).toBe(true)
  expect(storyboard.scenes.some(({ text }) => text.includes('It began in 1743.'))).toBe(true)
  expect(storyboard).not.toHaveProperty('facts')
})

test('looks up no facts for a script', async () => {
  wikipedia.received.length = 0
  const { storyboard, notices } = await makeStoryboard({ facts: 'wikipedia', scriptSubject: GENERATE.scriptSubject })
  expect([storyboard.sources, storyboard.unsourced, notices]).toEqual([undefined, undefined, []])
  expect(wikipedia.received).toEqual([])
})

test('notifies an account whose plan has no model that its video has no facts', async () => {
  const { text } = running.services.config.models
  const { plans } = text!
  text!.plans = ['pro']
  const { notices } = await makeStoryboard({ facts: 'wikipedia', scriptSubject: 'The last lighthouse keeper' })
  text!.plans = plans
  expect(notices).toEqual(['Only a language model looks up facts, so this video has none.'])
})

test('a word that the user has checked is not marked any more, for its owner only', async () => {
  model.faults.add('invented-year', 9)
  const { call, start, done } = videoCalls(app, randomUUID())
  const id = await start({ scriptSubject: 'why honey never spoils', facts: 'wikipedia' })
  await done(id)
  const check = (word: string, by = call) => by('POST', `/api/videos/${id}/checked-words`, { word })
  expect((await check('1743', videoCalls(app, randomUUID()).call)).statusCode).toBe(404)
  expect((await check('honey')).statusCode).toBe(422)
  for (const _ of [1, 2]) expect((await check('1743')).json()).toEqual({ checkedWords: ['1743'] })
  expect((await call('GET', `/api/videos/${id}/storyboard`)).json()).toMatchObject({
    storyboard: { unsourced: ['1743'] },
    checkedWords: ['1743'],
  })
})

test('the browser learns which plans have a model, and that a stand-in looks up facts', async () => {
  const config = (await app.inject({ url: '/config.json' })).json<SiteConfig>()
  expect(config).toMatchObject({ modelPlans: ['free', 'starter', 'pro', 'premium'], facts: { isSandbox: true } })
})

test('rejects facts on a site whose operator does not allow them', async () => {
  const site = await createTestServices({ env })
  const closed = await createApp(site.services)
  const { generate } = videoCalls(closed, randomUUID())
  const refused = await generate({ scriptSubject: 'why honey never spoils', facts: 'wikipedia' })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    {
      message: 'This site doesn’t offer this source of facts. Choose another source, or none.',
      details: { field: 'facts' },
    },
  ])
  expect((await closed.inject({ url: '/config.json' })).json<SiteConfig>().facts).toBeNull()
  await closed.close()
  await site.close()
})
