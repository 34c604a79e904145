import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Service = z.object({
  name: z.string().describe('What it is for, such as Words.'),
  by: z.string().describe('Who does it: built in, or a provider and its model.'),
  isBuiltIn: z.boolean(),
  canTest: z.boolean(),
})

export const HostReport = z
  .object({
    services: z.array(Service),
    queue: z.object({ waiting: z.int(), running: z.int(), failedToday: z.int() }),
    storage: z.object({ place: z.string(), freeBytes: z.number() }),
    mail: z.object({ isConfigured: z.boolean(), waiting: z.int() }),
    limits: z.object({ dayDollars: z.number().nullable(), accountDayDollars: z.number().nullable() }),
    costs: z
      .array(
        z.object({
          day: z.string(),
          source: z.string(),
          calls: z.int(),
          inputTokens: z.int(),
          outputTokens: z.int(),
          dollars: z.number(),
        }),
      )
      .describe('Of the last thirty days, newest first.'),
  })
  .meta({ id: 'HostReport' })
export type HostReport = z.infer<typeof HostReport>

export const TestedService = z
  .object({
    isWorking: z.boolean(),
    sentence: z.string(),
    seconds: z.number().nullable(),
    dollars: z.number().nullable().describe('What the call cost; null where no prices are set.'),
  })
  .meta({ id: 'TestedService' })
export type TestedService = z.infer<typeof TestedService>

/** For accounts that run the site. */
export const host = {
  readHost: endpoint({
    method: 'GET',
    path: '/api/host',
    summary: 'What is connected to this site, its queue, storage, mail and costs',
    tag: 'Host',
    access: 'account',
    answer: HostReport,
    errors: ['forbidden'],
  }),
  testWords: endpoint({
    method: 'POST',
    path: '/api/host/test-words',
    summary: 'One tiny real call to the language model',
    tag: 'Host',
    access: 'account',
    answer: TestedService,
    errors: ['forbidden'],
    limit: { points: 10, seconds: 60 },
  }),
}
