import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from '#errors/app-error.ts'
import { answerErrors } from './answer-errors.ts'

const LATE_ERRORS = {
  refusal: new AppError('unavailable'),
  failure: new TypeError('broken'),
  'translated failure': new AppError('unavailable', { cause: new TypeError('broken') }),
}
const logged: string[] = []
const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } } })
answerErrors(app)
app.get('/late', async () => {
  const signal = AbortSignal.timeout(1)
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
})
app.get('/left/:error', async ({ params }, reply) => {
  reply.raw.destroy()
  throw LATE_ERRORS[(params as { error: keyof typeof LATE_ERRORS }).error]
})
app.get('/broken', async () => {
  throw new TypeError('a secret of ours')
})
app.get('/failing/:code', async ({ params }) => {
  const cause = Object.assign(new Error('a secret of ours'), params)
  throw new DrizzleQueryError('insert into videos', ['a secret of ours'], cause)
})

test('answers a timeout on a busy machine with a retry delay', async () => {
  const answer = await app.inject('/late')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(answer.json()).toEqual({
    code: 'unavailable',
    message: 'The service is busy or starting. Try again in a moment.',
  })
})

test('answers an unexpected error with a short message', async () => {
  const answer = await app.inject('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
})

const FULL = 'The disk of this site is full, so nothing can be saved right now. Try again later.'
const BUSY = 'The service is busy or starting. Try again in a moment.'
test.each([
  ['N11: PostgreSQL has no disk space left', '53100', FULL, '60'],
  ['N11: a file cannot be written', 'ENOSPC', FULL, '60'],
  ['the database restarts', '57P01', BUSY, '2'],
  ['the database does not listen', 'ECONNREFUSED', BUSY, '2'],
  ['a statement took too long', '57014', BUSY, '10'],
])(
  'answers %s with 503 and a time to retry, and logs a line without the stack',
  async (what, code, message, retryAfter) => {
    const answer = await app.inject(`/failing/${code}`)
    expect([what, answer.statusCode, answer.headers['retry-after']]).toEqual([what, 503, retryAfter])
    expect(answer.json()).toEqual({ code: 'unavailable', message })
    const lines = logged.filter((line) => line.includes('outage'))
    expect(lines).not.toHaveLength(0)
    for (const line of lines) expect(line).not.toMatch(/secret|insert into|stack/)
  },
)

test('does not log a rejection whose caller has left, but logs a failure, even one with a code', async () => {
  for (const [error, count] of [
    ['refusal', 0],
    ['failure', 1],
    ['translated failure', 1],
  ] as const) {
    logged.length = 0
    await app.inject(`/left/${error}`).catch(() => undefined)
    expect(logged.filter((line) => line.includes('a request failed'))).toHaveLength(count)
  }
})
