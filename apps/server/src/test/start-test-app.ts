import { afterAll, beforeAll } from 'vitest'
import { createApp } from '#compose/app.ts'
import { createTestServices, type TestServices } from './create-test-services.ts'

export type TestApp = Pick<TestServices, 'services' | 'database'> & { app: Awaited<ReturnType<typeof createApp>> }

/**
 * Starts the app over real services before the first test of a file, and closes it after the last test.
 *
 * @param options.env settings. By default, calls are not limited.
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
