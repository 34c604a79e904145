import { PLAN_IDS, TRANSCRIPTION_PROVIDERS } from '@dayreel/catalogue'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TestedService } from './host.ts'
import { ConnectedText, GivenModel, HostModels, MODEL_CALLS_LIMIT, OwnModels, price, Terms } from './models.ts'

/** A transcription server and its key, as a form sends them. */
export const GivenTranscription = GivenModel.omit({ provider: true }).extend({
  provider: z.enum(TRANSCRIPTION_PROVIDERS, { error: 'Choose a provider.' }),
})
export type GivenTranscription = z.infer<typeof GivenTranscription>

/** A saved transcription server. Its key is never sent. */
const ConnectedTranscription = ConnectedText.omit({ provider: true })
  .extend({ provider: z.enum(TRANSCRIPTION_PROVIDERS) })
  .meta({ id: 'ConnectedTranscription' })
export type ConnectedTranscription = z.infer<typeof ConnectedTranscription>

const HostTranscription = z
  .object({
    transcription: ConnectedTranscription.extend({
      plans: z.array(z.enum(PLAN_IDS)).readonly(),
      dollarsPerMinute: z.number().nullable(),
    })
      .nullable()
      .describe('The server saved on the “This Site” page; null if there is none.'),
    environment: HostModels.shape.environment.describe(
      'The server that environment variables set. It takes precedence.',
    ),
  })
  .meta({ id: 'HostTranscription' })
export type HostTranscription = z.infer<typeof HostTranscription>

const OwnTranscription = z
  .object({
    isAllowed: OwnModels.shape.isAllowed,
    mayReachPrivate: z.boolean(),
    transcription: ConnectedTranscription.nullable(),
  })
  .meta({ id: 'OwnTranscription' })
export type OwnTranscription = z.infer<typeof OwnTranscription>

/** The transcription server for the user’s recordings, and whether the user allows sending them there. */
export const RecordingConsent = z
  .object({
    service: z
      .object({
        id: z.string().describe('Changes with the server, so that consent for one server does not count for another.'),
        name: z.string().describe('The name of the server for users.'),
        isOwn: z.boolean().describe('Whether the account has connected it itself.'),
      })
      .nullable()
      .describe('Null if the account’s plan has no transcription server.'),
    isGiven: z.boolean().nullable().describe('Null if the user has not answered for this server yet.'),
  })
  .meta({ id: 'RecordingConsent' })
export type RecordingConsent = z.infer<typeof RecordingConsent>

const host = { tag: 'Host', access: 'account' } as const
const own = { tag: 'Account', access: 'account' } as const

export const transcription = {
  readHostTranscription: endpoint({
    method: 'GET',
    path: '/api/host/transcription',
    summary: 'The transcription server of this site, without its key',
    ...host,
    answer: HostTranscription,
    errors: ['forbidden'],
  }),
  connectHostTranscription: endpoint({
    method: 'PUT',
    path: '/api/host/transcription',
    summary: 'Test a transcription server and connect it to this site',
    ...host,
    body: GivenTranscription.extend({
      plans: Terms.plans,
      dollarsPerMinute: price.nullable().describe('US dollars for a minute of sound; null if unknown.'),
    }),
    answer: TestedService,
    errors: ['forbidden'],
    limit: MODEL_CALLS_LIMIT,
  }),
  disconnectHostTranscription: endpoint({
    method: 'DELETE',
    path: '/api/host/transcription',
    summary: 'Remove the transcription server of this site and its key',
    ...host,
    answer: HostTranscription,
    errors: ['forbidden'],
  }),
  readOwnTranscription: endpoint({
    method: 'GET',
    path: '/api/users/transcription',
    summary: 'The account’s own transcription server, without its key',
    ...own,
    answer: OwnTranscription,
  }),
  connectOwnTranscription: endpoint({
    method: 'PUT',
    path: '/api/users/transcription',
    summary: 'Test the account’s own transcription server and connect it',
    ...own,
    body: GivenTranscription,
    answer: TestedService,
    errors: ['forbidden'],
    limit: MODEL_CALLS_LIMIT,
  }),
  disconnectOwnTranscription: endpoint({
    method: 'DELETE',
    path: '/api/users/transcription',
    summary: 'Remove the account’s own transcription server and its key',
    ...own,
    answer: OwnTranscription,
  }),
  readRecordingConsent: endpoint({
    method: 'GET',
    path: '/api/users/transcription/consent',
    summary: 'Which transcription server the user’s recordings may be sent to',
    ...own,
    answer: RecordingConsent,
  }),
  saveRecordingConsent: endpoint({
    method: 'PUT',
    path: '/api/users/transcription/consent',
    summary: 'Allow or forbid sending recordings to a transcription server',
    ...own,
    body: z.object({
      serviceId: z.string('Choose the transcription server.').max(100, 'Choose the transcription server.'),
      isGiven: z.boolean('Choose whether recordings may be sent.'),
    }),
    answer: RecordingConsent,
    errors: ['conflict'],
  }),
}
