import { PLAN_IDS, SOLD_PLANS } from '@dayreel/catalogue'
import { z } from 'zod'

/** The path of the installation's settings, which the browser loads before anything else. */
export const SITE_CONFIG_PATH = '/config.json'

/** `off`: the UI shows “Not set up on this site” · `sandbox`: a stand-in answers and the UI says so. */
const PlatformState = z.enum(['on', 'sandbox', 'off'])

/** The settings that differ between installations and that the browser needs. None of them is secret. */
export const SiteConfig = z.object({
  auth: z.object({
    url: z.string().describe('The address of the auth service: a path of this origin, or a whole URL.'),
    publicKey: z.string().nullable().describe('The value of the `apikey` header; null if the service needs none.'),
    signUp: z.boolean().describe('New users can register.'),
    emailConfirmation: z.boolean().describe('A new address has to be confirmed before the first sign-in.'),
    google: z.boolean().describe('Continue with Google works.'),
    phone: z.boolean().describe('Text messages can be sent, so a phone can be a second factor.'),
    manualLinking: z.boolean().describe('A signed-in user can link further identities.'),
    sessions: z.boolean().describe('Sessions can be listed.'),
    minPasswordLength: z.int().min(1),
    passwordCheck: z.enum(['common', 'off']).describe('Whether common and leaked passwords are rejected.'),
    currentPassword: z.boolean().describe('A new password requires the current one.'),
    recoveryCodes: z.boolean().describe('Recovery codes can replace a second factor.'),
  }),
  platforms: z.record(z.string(), PlatformState).describe('The platforms on which accounts can be linked, by name.'),
  isLoopback: z.boolean().describe('The site can only be opened on the machine that it runs on.'),
  modelPlans: z
    .array(z.enum(PLAN_IDS))
    .describe('Plans whose videos the site’s language model writes; empty without one. Operators always have it.'),
  facts: z
    .object({ isSandbox: z.boolean().describe('A stand-in answers in place of Wikipedia, and the UI says so.') })
    .nullable()
    .describe('Null if no facts can be looked up here. Only a language model, also an account’s own, looks them up.'),
  ownModels: z.boolean().describe('Accounts may connect their own language models.'),
  sandbox: z.boolean().describe('Outside services are stand-ins; screens that lead to them say so.'),
  operator: z
    .object({ name: z.string().nullable(), address: z.string().nullable(), email: z.string().nullable() })
    .describe('The operator named on the legal pages; null if not configured.'),
  payments: z
    .object({
      plans: z.record(z.enum(SOLD_PLANS), z.string()).describe('The provider’s price ids.'),
      packs: z.array(z.object({ credits: z.int(), priceCents: z.int(), priceId: z.string() })),
      addsTax: z.boolean().describe('The provider adds tax to prices, based on the user’s location.'),
      sandbox: z.boolean().describe('Payments are simulated, and nothing is charged.'),
    })
    .nullable()
    .describe('Null if nothing is sold here.'),
  outboxPath: z
    .string()
    .nullable()
    .describe('The page that shows mails instead of sending them; null if mails are sent.'),
})
export type SiteConfig = z.infer<typeof SiteConfig>
