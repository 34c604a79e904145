import { readStripeSetup } from '#config'
import { createStripe } from './features/billing/create-stripe.ts'
import { setUpStripe } from './features/billing/set-up-stripe.ts'
import { readCommandLine } from './processes/read-command-line.ts'
import { endWith } from './processes/run-process.ts'

const USAGE = `Usage: npm run stripe:setup
  Makes what Dayreel sells in your Stripe account: products, prices, the portal and the webhook, and prints the settings.
  Set STRIPE_SECRET_KEY and SITE_URL first. Done again, it finds what is there.`

/** `npm run stripe:setup` */
async function main(): Promise<void> {
  readCommandLine({ name: 'npm run stripe:setup', usage: USAGE, words: 0 })
  const { siteUrl, ...config } = readStripeSetup(process.env)
  const settings = await setUpStripe(await createStripe(config)(), siteUrl)
  for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`)
  if (settings['STRIPE_WEBHOOK_SECRETS'] === undefined)
    process.stderr.write(
      'The webhook is there already; its secret is shown in Stripe’s dashboard, or keep the one that you have.\n',
    )
}

await main().catch(endWith)
