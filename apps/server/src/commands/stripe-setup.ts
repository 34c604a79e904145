import { readStripeSetup } from '#config'
import { createStripe } from '#billing/create-stripe.ts'
import { setUpStripe } from '#billing/set-up-stripe.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'

const USAGE = `Usage: npm run stripe:setup
  Creates the products, prices, portal and webhook of Dayreel in your Stripe account, and prints the settings.
  Set STRIPE_SECRET_KEY and SITE_URL first. Running it again finds what exists already.`

/** `npm run stripe:setup`: creates products, prices and the webhook in a Stripe account. */
async function main(): Promise<void> {
  readCommandLine({ name: 'npm run stripe:setup', usage: USAGE, words: 0 })
  const { siteUrl, ...config } = readStripeSetup(process.env)
  const settings = await setUpStripe(await createStripe(config)(), siteUrl)
  for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`)
  if (settings['STRIPE_WEBHOOK_SECRETS'] === undefined)
    process.stderr.write('The webhook already exists. Keep its secret, or find it in Stripe’s dashboard.\n')
}

await main().catch(endWith)
