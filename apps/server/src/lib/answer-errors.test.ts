import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './answer-errors.ts'

const app = Fastify()
answerErrors(app)
app.get('/late', async () => {
  const signal = AbortSignal.timeout(1)
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
})
app.get('/broken', async () => {
  throw new TypeError('a secret of ours')
})

test('work that took too long on a busy machine is answered with when to try again', async () => {
  const answer = await app.inject('/late')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(answer.json()).toEqual({
    code: 'unavailable',
    message: 'The service is busy or starting. Try again in a moment.',
  })
})

test('what nobody foresaw is told briefly', async () => {
  const answer = await app.inject('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
})
