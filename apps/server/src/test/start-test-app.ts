import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../app.ts'
import { createTestServices, type TestServices } from './create-test-services.ts'

export type TestApp = Pick<TestServices, 'services' | 'database'> & { app: Awaited<ReturnType<typeof createApp>> }

/**
 * The app over real services, for all tests of a file: there from its first one on, closed after its last one.
 *
 * @param options.env calls are not counted unless it says so.
 */
export function startTestApp(options: Parameters<typeof createTestServices>[0] = {}): TestApp {
  const started: Partial<TestApp> = {}
  let running: TestServices
  beforeAll(async () => {
    running = await createTestServices({ ...options, env: { CALLS_PER_MINUTE: '100000', ...options.env } })
    const { services, database } = running
    Object.assign(started, { services, database, app: await createApp(services) })
  })
  afterAll(async () => {
    await started.app?.close()
    await running?.close()
  })
  return started as TestApp
}
