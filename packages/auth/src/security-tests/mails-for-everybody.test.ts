import { afterEach, expect, test } from 'vitest'
import { PASSWORD, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
afterEach(() => auth.close())

const signUp = () => auth.call('POST', '/signup', { body: { email: someone(), password: PASSWORD } })

test('requests whose mails are never sent use up no budget', async () => {
  const rateLimits = { mails: { points: 3, seconds: 3600 } }
  auth = await startTestAuth({ switches: { rateLimits } })
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    statuses.push((await auth.call('POST', '/recover', { body: { email: someone() } })).status)
    statuses.push((await auth.call('POST', '/otp', { body: { email: someone(), create_user: false } })).status)
    statuses.push((await auth.call('POST', '/resend', { body: { type: 'signup', email: someone() } })).status)
  }
  await auth.context.outgoing.settled()
  expect(statuses.filter((status) => status === 429)).toEqual([])
  for (let round = 0; round < 3; round++) {
    expect((await signUp()).status).toBe(200)
    await auth.context.outgoing.settled()
  }
  expect(auth.mails).toHaveLength(3)
  expect(await signUp()).toMatchObject({ status: 429, body: { message: 'email rate limit exceeded' } })
})

test('each network has its own budget', async () => {
  auth = await startTestAuth({ switches: { rateLimits: { mailsPerNetwork: { points: 3, seconds: 3600 } } } })
  const recover = async (remoteAddress: string): Promise<number> => {
    const payload = { email: someone() }
    return (await auth.app.inject({ method: 'POST', url: '/recover', remoteAddress, payload })).statusCode
  }
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) statuses.push(await recover(`2001:db8:1:1::${round + 1}`))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await recover('2001:db8:1:2::1')).toBe(200)
})
