import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { createModelProcess } from './create-model-process.ts'

const PROGRAM = fileURLToPath(new URL('test/report-environment.ts', import.meta.url))

afterEach(() => vi.unstubAllEnvs())

test('the process of a model gets the paths of libraries and files, and no settings of the server', async () => {
  const settings = {
    DATABASE_URL: 'postgres://user:password@localhost/site',
    SPEECH_API_KEY: 'sk-of-the-site',
    STRIPE_SECRET_KEY: 'sk_live',
    AWS_SECRET_ACCESS_KEY: 'secret',
    HTTPS_PROXY: 'http://user:password@proxy:3128',
  }
  const needed = { LD_LIBRARY_PATH: '/opt/libraries', TMPDIR: '/tmp/of-the-site', LC_ALL: 'C.UTF-8', TZ: 'Asia/Tokyo' }
  for (const [name, value] of Object.entries({ ...settings, ...needed })) vi.stubEnv(name, value)
  const running = createModelProcess<object, object, Record<string, string>>(PROGRAM, {})
  const seen = await running.ask({}, { signal: new AbortController().signal })
  await running.close()
  expect(seen).toMatchObject({ ...needed, PATH: process.env['PATH'] })
  expect(Object.keys(settings).filter((name) => name in seen)).toEqual([])
  const others = Object.keys(seen).filter((name) => process.env[name] === undefined && !name.startsWith('NODE_'))
  expect(others).toEqual([])
})
