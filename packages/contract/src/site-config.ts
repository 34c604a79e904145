import { SOLD_PLANS } from '@dayreel/catalogue'
import { z } from 'zod'

/** Where the browser reads what it must know of this installation before anything else. */
export const SITE_CONFIG_PATH = '/config.json'

/** `off`: “Not set up on this site” · `sandbox`: a stand-in, and the screen says so. */
const PlatformState = z.enum(['on', 'sandbox', 'off'])

/** What differs from one installation to the next, as far as the browser is concerned. Nothing in it is secret. */
export const SiteConfig = z.object({
  auth: z.object({
    url: z.string().describe('Of the auth service: a path of this origin, or a whole address.'),
    publicKey: z.string().nullable().describe('For the `apikey` header; null where the service needs none.'),
    signUp: z.boolean().describe('New people may register.'),
    emailConfirmation: z.boolean().describe('A new address has to be confirmed before the first sign-in.'),
    google: z.boolean().describe('Continue with Google works.'),
    phone: z.boolean().describe('Text messages can be sent, so a phone can be a second factor.'),
    manualLinking: z.boolean().describe('A signed-in person may link further identities.'),
    sessions: z.boolean().describe('The list of sessions can be had.'),
    minPasswordLength: z.int().min(1),
    passwordCheck: z.enum(['common', 'off']).describe('Whether common and leaked passwords are refused as new ones.'),
    currentPassword: z.boolean().describe('A new password asks for the present one.'),
    recoveryCodes: z.boolean().describe('Recovery codes can stand in for a second factor.'),
  }),
  platforms: z
    .object({
      youtube: PlatformState,
      instagram: PlatformState,
      tiktok: PlatformState,
    })
    .describe('Where accounts can be linked.'),
  sandbox: z.boolean().describe('Outside services are stand-ins; screens that lead to them say so.'),
  operator: z
    .object({ name: z.string().nullable(), address: z.string().nullable(), email: z.string().nullable() })
    .describe('Who runs the site, as the legal pages name them; null where the host has not said it.'),
  payments: z
    .object({
      plans: z.record(z.enum(SOLD_PLANS), z.string()).describe('The provider’s price ids.'),
      packs: z.array(z.object({ credits: z.int(), priceCents: z.int(), priceId: z.string() })),
      addsTax: z.boolean().describe('The provider adds tax to prices, by where people live.'),
      sandbox: z.boolean().describe('Nothing is really paid: the provider is a stand-in.'),
    })
    .nullable()
    .describe('null where nothing can be bought here.'),
  outboxPath: z
    .string()
    .nullable()
    .describe('Where mails that were not really sent can be read; null where mail is sent.'),
})
export type SiteConfig = z.infer<typeof SiteConfig>
