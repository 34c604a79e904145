import { createSandboxText, type SandboxText } from '@dayreel/sandbox'
import type { HostReport, Profile, TestedService } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { videoCalls } from '#test/given-videos.ts'
import { createApp } from '#compose/app.ts'

const KEY = 'sk-of-the-host'
let sandbox: SandboxText
let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  sandbox = await createSandboxText({ key: KEY })
  const env = {
    TEXT_PROVIDER: 'anthropic', TEXT_BASE_URL: sandbox.baseUrls.anthropic, TEXT_API_KEY: KEY, TEXT_MODEL: sandbox.model,
    TEXT_PRICE_INPUT: '1', TEXT_PRICE_OUTPUT: '5', COST_LIMIT_DAY: '2.5',
  } // prettier-ignore
  running = await createTestServices({ env })
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
  await sandbox.close()
})

test("on this machine, the first account is the operator's: it sees and tests the integrations; other accounts do not", async () => {
  const { call } = videoCalls(app, randomUUID())
  expect((await call('GET', '/api/users/profile')).json<Profile>().isHost).toBe(true)
  const answer = await call('GET', '/api/host')
  const report = answer.json<HostReport>()
  expect(report.services[0]).toEqual({
    name: 'Words',
    by: 'anthropic/sandbox-model',
    isBuiltIn: false,
    canTest: true,
  })
  expect(report.limits).toEqual({ dayDollars: 2.5, accountDayDollars: null })
  const tested = await call('POST', '/api/host/test-words')
  expect(tested.json<TestedService>()).toMatchObject({
    isWorking: true,
    sentence: /anthropic\/sandbox-model answered/u,
  })
  sandbox.faults.add('unauthorized')
  const refused = await call('POST', '/api/host/test-words')
  expect(refused.json<TestedService>()).toMatchObject({ isWorking: false, sentence: /the key was refused/u })
  for (const { body } of [answer, tested, refused]) expect(body).not.toContain(KEY)

  const other = videoCalls(app, randomUUID())
  expect((await other.call('GET', '/api/users/profile')).json<Profile>().isHost).toBe(false)
  expect((await other.call('GET', '/api/host')).statusCode).toBe(403)
  expect((await other.call('POST', '/api/host/test-words')).statusCode).toBe(403)
})
