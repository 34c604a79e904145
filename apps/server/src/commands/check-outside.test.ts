import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config'
import { startStandIns, type StandIns } from '#test/stand-ins.ts'
import { checkPayments, checkPlatforms } from './check-outside.ts'
import { startStripeStandIn } from '#processes/start-stripe-stand-in.ts'

const SITE = { SITE_URL: 'http://localhost:3000' }
let platforms: StandIns
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>
beforeAll(async () => {
  platforms = await startStandIns()
  stripe = await startStripeStandIn({ siteUrl: SITE.SITE_URL })
})
afterAll(async () => {
  await platforms.close()
  await stripe.close()
})

test('a service that is not configured is not an error', async () => {
  const config = readConfig(SITE)
  const checked = [await checkPayments(config), ...(await checkPlatforms(config))]
  expect(checked.map(({ name, isWrong = false }) => [name, isWrong])).toEqual([
    ['Payments', false],
    ['YouTube', false],
    ['Instagram', false],
    ['TikTok', false],
  ])
})

test('reports each service: working, or rejected or missing with the setting to check', async () => {
  const config = readConfig({ ...SITE, ...platforms.env, ...stripe.env })
  for (const { isWrong, sentence } of [await checkPayments(config), ...(await checkPlatforms(config))]) {
    expect([isWrong, sentence]).toEqual([undefined, expect.stringContaining('answers')])
  }
  const withTax = readConfig({ ...SITE, ...stripe.env, STRIPE_TAX: 'on' })
  expect((await checkPayments(withTax)).isWrong).toBe(undefined)
  const [price] = stripe.sandbox.world.all('price')
  price!.tax_behavior = 'unspecified'
  expect((await checkPayments(withTax)).sentence).toContain('Run npm run stripe:setup.')
  price!.tax_behavior = 'exclusive'
  const body = { object: 'tax.settings', status: 'pending' }
  stripe.sandbox.faults.add({ kind: 'answer', status: 200, body, match: { route: 'GET /v1/tax/settings' }, times: 1 })
  expect(await checkPayments(withTax)).toMatchObject({
    isWrong: true,
    sentence: expect.stringContaining('Stripe Tax is not set up') as string,
  })
  const refused = readConfig({
    ...SITE, ...platforms.env, ...stripe.env, STRIPE_SECRET_KEY: 'sk_test_other',
    YOUTUBE_CLIENT_SECRET: 'other-secret-value', TIKTOK_CLIENT_SECRET: 'other-secret-value', INSTAGRAM_ADDRESS: 'http://127.0.0.1:1',
  }) // prettier-ignore
  const said = [await checkPayments(refused), ...(await checkPlatforms(refused))].map(({ sentence }) => sentence)
  expect(said).toEqual([
    'Stripe refuses STRIPE_SECRET_KEY.',
    expect.stringContaining('YOUTUBE_CLIENT_ID'),
    'Instagram does not answer.',
    expect.stringContaining('TIKTOK_CLIENT_KEY'),
  ])
  expect(said.join()).not.toMatch(/other-secret|sk_test/u)
})
