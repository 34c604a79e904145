import { randomBytes, randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config'
import { connect, type Connection } from '#db/connect.ts'
import { createLog } from '#log/create-log.ts'
import { createRateLimits } from '#limits/rate-limits.ts'
import { rememberAddress } from '#http/remember-address.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createMailer } from '#mail/mailer.ts'
import { freePort } from '#test/free-port.ts'
import { createAuth } from './create-auth.ts'

const logged: string[] = []
let connection: Connection
let app: FastifyInstance
beforeAll(async () => {
  const log = createLog({ level: 'warn', name: 'test', destination: { write: (line) => logged.push(line) } })
  const url = `postgresql://nobody@127.0.0.1:${await freePort()}/none`
  connection = connect({ url, connections: 2, onBroken: () => undefined })
  const { db, pool } = connection
  const sealing = createSealing(randomBytes(32))
  const limits = createRateLimits({ pool, log })
  const mailer = createMailer({ db, sealing, jobs: undefined })
  const { authService } = createAuth({ config: readConfig({}), db, pool, limits, sealing, mailer })
  const loggerInstance: FastifyBaseLogger = log
  app = Fastify({ loggerInstance })
  rememberAddress(app)
  await app.register(authService!.plugin)
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

test.each([
  ['a password', 'POST', '/token?grant_type=password', { email: 'owner@dayreel.test', password: randomUUID() }],
  ['a forgotten password', 'POST', '/recover', { email: 'owner@dayreel.test' }],
  ['a code by mail', 'POST', '/otp', { email: 'owner@dayreel.test' }],
  ['the keys', 'GET', '/.well-known/jwks.json', undefined],
] as const)('while the database is down, %s is answered with 503', async (_what, method, url, payload) => {
  logged.length = 0
  const answer = await app.inject({ method, url, ...(payload && { payload }) })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.json()).toMatchObject({
    error_code: 'unexpected_failure',
    msg: 'The service is busy or starting. Try again in a moment.',
  })
  expect(logged.join('')).toContain('database_away')
  expect(logged.join('')).not.toContain('"stack"')
})
