import { PLAN_IDS, TEXT_PROVIDERS } from '@dayreel/catalogue'
import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TestedService } from './host.ts'

const MAX_MODEL_CHARACTERS = 200
const MAX_ADDRESS_CHARACTERS = 500
const MAX_KEY_CHARACTERS = 1_000
const MOST_DOLLARS = 10_000
const MOST_LIMIT_DOLLARS = 1_000_000

export const price = z
  .number('Enter the price as a number, such as 0.60.')
  .min(0, 'A price is 0 or more.')
  .max(MOST_DOLLARS, 'A price is at most 10,000 dollars.')
const limit = z
  .number('Enter the limit in dollars, such as 5.')
  .min(0, 'A limit is 0 or more.')
  .max(MOST_LIMIT_DOLLARS, 'A limit is at most 1,000,000 dollars.')

/** A language model and its key, as a form sends them. */
export const GivenModel = z.object({
  provider: z.enum(TEXT_PROVIDERS, { error: 'Choose a provider.' }),
  model: line(MAX_MODEL_CHARACTERS, 'the model').min(1, 'Enter the name of the model, as its provider spells it.'),
  baseUrl: line(MAX_ADDRESS_CHARACTERS, 'the address')
    .refine(isAddress, 'Enter an address that begins with https://, without a user name or password.')
    .nullable()
    .describe('Null for the official address of the provider.'),
  key: line(MAX_KEY_CHARACTERS, 'the key')
    .regex(/^[\x21-\x7e]+$/, 'A key has only letters, digits and signs, and no spaces. Copy it again.')
    .nullable()
    .describe('Null keeps the saved key.'),
})
export type GivenModel = z.infer<typeof GivenModel>

export const Terms = {
  plans: z
    .array(z.enum(PLAN_IDS, { error: 'Choose plans of this site.' }))
    .max(PLAN_IDS.length, 'List each plan only once.'),
  isReplaced: z.boolean().describe('The built-in writer takes over if the model fails.'),
  prices: z
    .object({ inputTokens: price, outputTokens: price })
    .nullable()
    .describe('US dollars for a million tokens; null if unknown.'),
}

/** A saved model. Its key is never sent. */
export const ConnectedText = z
  .object({
    provider: z.enum(TEXT_PROVIDERS),
    model: z.string(),
    baseUrl: z.string().nullable(),
    hasKey: z.boolean(),
    keyEnding: z.string().nullable().describe('The last characters of the key; null if it is short or missing.'),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'ConnectedText' })
export type ConnectedText = z.infer<typeof ConnectedText>

const Limit = z.object({
  dollars: z.number().nullable(),
  variable: z.string().nullable().describe('The environment variable that sets it; null if the page does.'),
})

export const HostModels = z
  .object({
    text: ConnectedText.extend(Terms)
      .nullable()
      .describe('The model saved on the “This Site” page; null if there is none.'),
    environment: z
      .object({ name: z.string(), variable: z.string() })
      .nullable()
      .describe('The model that environment variables set. It takes precedence.'),
    limits: z.object({ day: Limit, accountDay: Limit }),
    isOwnAllowed: z.boolean(),
    mayReachPrivate: z.boolean(),
    ownModels: z.int().describe('The number of accounts with their own model.'),
  })
  .meta({ id: 'HostModels' })
export type HostModels = z.infer<typeof HostModels>

export const OwnModels = z
  .object({
    isAllowed: z.boolean().describe('The operator lets accounts connect their own models.'),
    mayReachPrivate: z.boolean(),
    text: ConnectedText.nullable(),
    writer: z.string().describe('The writer of the next videos.'),
    missingWriter: z
      .string()
      .nullable()
      .describe('The local writer that would write the next videos if a worker on its computer were running.'),
  })
  .meta({ id: 'OwnModels' })
export type OwnModels = z.infer<typeof OwnModels>

const host = { tag: 'Host', access: 'account' } as const
const own = { tag: 'Account', access: 'account' } as const
/** Each save makes a call to an outside service. */
export const MODEL_CALLS_LIMIT = { points: 10, seconds: 60 }

export const models = {
  readHostModels: endpoint({
    method: 'GET',
    path: '/api/host/models',
    summary: 'The models of this site and the rules for them, without keys',
    ...host,
    answer: HostModels,
    errors: ['forbidden'],
  }),
  connectHostText: endpoint({
    method: 'PUT',
    path: '/api/host/models/text',
    summary: 'Test a language model and connect it to this site',
    ...host,
    body: GivenModel.extend(Terms),
    answer: TestedService,
    errors: ['forbidden'],
    limit: MODEL_CALLS_LIMIT,
  }),
  disconnectHostText: endpoint({
    method: 'DELETE',
    path: '/api/host/models/text',
    summary: 'Remove the language model of this site and its key',
    ...host,
    answer: HostModels,
    errors: ['forbidden'],
  }),
  changeModelRules: endpoint({
    method: 'PUT',
    path: '/api/host/models/rules',
    summary: 'Change the daily cost limits, and whether accounts may connect their own models',
    ...host,
    body: z.object({
      dayDollars: limit.nullable(),
      accountDayDollars: limit.nullable(),
      isOwnAllowed: z.boolean(),
      mayReachPrivate: z.boolean(),
    }),
    answer: HostModels,
    errors: ['forbidden'],
  }),
  readOwnModels: endpoint({
    method: 'GET',
    path: '/api/users/models',
    summary: 'The account’s own models, without keys',
    ...own,
    answer: OwnModels,
  }),
  connectOwnText: endpoint({
    method: 'PUT',
    path: '/api/users/models/text',
    summary: 'Test the account’s own language model and connect it',
    ...own,
    body: GivenModel,
    answer: TestedService,
    errors: ['forbidden'],
    limit: MODEL_CALLS_LIMIT,
  }),
  disconnectOwnText: endpoint({
    method: 'DELETE',
    path: '/api/users/models/text',
    summary: 'Remove the account’s own language model and its key',
    ...own,
    answer: OwnModels,
  }),
}

function isAddress(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && /^https?:$/u.test(url.protocol) && url.username === '' && url.password === ''
}
