import { PLAN_IDS, SPEECH_PROVIDERS } from '@dayreel/catalogue'
import { line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TestedService } from './host.ts'
import { ConnectedText, GivenModel, HostModels, MODEL_CALLS_LIMIT, OwnModels, price, Terms } from './models.ts'

const MAX_ENTERED_VOICES = 50
const MAX_VOICE_CHARACTERS = 100
const MAX_INSTRUCTIONS_CHARACTERS = 500

/** A voice service and its key, as a form sends them. */
export const GivenVoices = GivenModel.omit({ provider: true }).extend({
  provider: z.enum(SPEECH_PROVIDERS, { error: 'Choose a provider.' }),
  voices: z
    .array(
      line(MAX_VOICE_CHARACTERS, 'a voice')
        .min(1, 'Enter the names of the voices, separated by commas.')
        .describe('The server’s name of a voice.'),
    )
    .max(MAX_ENTERED_VOICES, `Enter at most ${MAX_ENTERED_VOICES} voices.`)
    .describe('Only for a server that does not list its voices; else empty.'),
  instructions: line(MAX_INSTRUCTIONS_CHARACTERS, 'the instructions').describe(
    'Speaking instructions for newer models of OpenAI; may be empty.',
  ),
})
export type GivenVoices = z.infer<typeof GivenVoices>

const VoiceTerms = {
  plans: Terms.plans,
  isReplaced: z
    .boolean('Choose whether a built-in voice takes over.')
    .default(false)
    .describe('A built-in voice speaks the video if the service fails.'),
  dollarsPerMillion: price.nullable().describe('US dollars for a million characters; null if unknown.'),
  dollarsPerAlignedMinute: price
    .nullable()
    .default(null)
    .describe(
      'US dollars for a minute of speech whose words ElevenLabs aligns; null for the highest of its price list.',
    ),
}

/** A saved voice service. Its key is never sent. */
export const ConnectedVoices = ConnectedText.omit({ provider: true })
  .extend({
    provider: z.enum(SPEECH_PROVIDERS),
    instructions: z.string(),
    voices: z.array(z.string()).readonly().describe('The voices that were entered by hand.'),
    voiceNames: z.array(z.string()).readonly().describe('The names of all voices that it offers.'),
  })
  .meta({ id: 'ConnectedVoices' })
export type ConnectedVoices = z.infer<typeof ConnectedVoices>

const HostVoices = z
  .object({
    speech: ConnectedVoices.extend({
      plans: z.array(z.enum(PLAN_IDS)).readonly(),
      isReplaced: z.boolean(),
      dollarsPerMillion: z.number().nullable(),
      dollarsPerAlignedMinute: z.number().nullable(),
    })
      .nullable()
      .describe('The voices saved on the “This Site” page; null if there are none.'),
    environment: HostModels.shape.environment.describe(
      'The voices that environment variables set. They take precedence.',
    ),
  })
  .meta({ id: 'HostVoices' })
export type HostVoices = z.infer<typeof HostVoices>

const OwnVoices = z
  .object({
    isAllowed: OwnModels.shape.isAllowed,
    mayReachPrivate: z.boolean(),
    speech: ConnectedVoices.nullable(),
  })
  .meta({ id: 'OwnVoices' })
export type OwnVoices = z.infer<typeof OwnVoices>

const host = { tag: 'Host', access: 'account' } as const
const own = { tag: 'Account', access: 'account' } as const

export const voiceServices = {
  readHostVoices: endpoint({
    method: 'GET',
    path: '/api/host/voices',
    summary: 'The voice service of this site, without its key',
    ...host,
    answer: HostVoices,
    errors: ['forbidden'],
  }),
  connectHostVoices: endpoint({
    method: 'PUT',
    path: '/api/host/voices',
    summary: 'Test a voice service and connect it to this site',
    ...host,
    body: GivenVoices.extend(VoiceTerms),
    answer: TestedService,
    errors: ['forbidden'],
    limit: MODEL_CALLS_LIMIT,
  }),
  disconnectHostVoices: endpoint({
    method: 'DELETE',
    path: '/api/host/voices',
    summary: 'Remove the voice service of this site and its key',
    ...host,
    answer: HostVoices,
    errors: ['forbidden'],
  }),
  readOwnVoices: endpoint({
    method: 'GET',
    path: '/api/users/voices',
    summary: 'The account’s own voice service, without its key',
    ...own,
    answer: OwnVoices,
  }),
  connectOwnVoices: endpoint({
    method: 'PUT',
    path: '/api/users/voices',
    summary: 'Test the account’s own voice service and connect it',
    ...own,
    body: GivenVoices,
    answer: TestedService,
    errors: ['forbidden'],
    limit: MODEL_CALLS_LIMIT,
  }),
  disconnectOwnVoices: endpoint({
    method: 'DELETE',
    path: '/api/users/voices',
    summary: 'Remove the account’s own voice service and its key',
    ...own,
    answer: OwnVoices,
  }),
}
