import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const LocalModels = z
  .object({
    models: z.array(
      z.object({
        name: z.string(),
        role: z.enum(['writer', 'voice']),
        languages: z
          .array(z.string())
          .describe('The languages that it speaks, as primary subtags of BCP 47; empty for writers.'),
        label: z.string(),
        description: z.string(),
        bytes: z.number().describe('The size of its download.'),
        memoryBytes: z.number().describe('The memory that it needs while it works.'),
        fits: z.boolean().describe('Whether this computer has that memory.'),
        licence: z.string(),
        notice: z.string().nullable().describe('A notice about the program that runs it, to show before the download.'),
        isRecommended: z.boolean(),
        state: z.enum(['absent', 'partial', 'broken', 'ready']),
        doneBytes: z.number().describe('The bytes of an unfinished download.'),
        downloadSeconds: z.number().describe('The time of its download at 50 Mbit/s.'),
        scriptSeconds: z
          .number()
          .describe(
            'The time in which it writes or speaks a script of 30 seconds, measured on this computer or estimated.',
          ),
        speed: z
          .number()
          .nullable()
          .describe(
            'Tokens per second of a writer, seconds of speech per second of a voice; null if it was not measured.',
          ),
        sampleVoice: z
          .string()
          .nullable()
          .describe(
            'The first voice of a model that speaks, once videos may use it; null before that, and for writers.',
          ),
      }),
    ),
    adding: z
      .object({
        name: z.string(),
        step: z.enum(['download', 'engine', 'test']),
        doneBytes: z.number(),
        secondsLeft: z.number().nullable(),
      })
      .nullable()
      .describe('The model that is being added now.'),
    waiting: z.array(z.string()).describe('The names of the models that are added next, in order.'),
    problem: z
      .object({ name: z.string(), sentence: z.string() })
      .nullable()
      .describe('Why the last model could not be added.'),
    mayChange: z.boolean().describe('Whether models can be added and removed here: only on a loopback site.'),
  })
  .meta({ id: 'LocalModels' })
export type LocalModels = z.infer<typeof LocalModels>

const ofModel = {
  tag: 'Host',
  access: 'account',
  params: z.object({ name: z.string().max(80, 'There is no such model.') }),
} as const

/** Calls for the models that run on the site's own computer. */
export const localModels = {
  readLocalModels: endpoint({
    method: 'GET',
    path: '/api/host/local-models',
    summary: 'The models that can run on this computer, and their states',
    tag: 'Host',
    access: 'account',
    answer: LocalModels,
    errors: ['forbidden'],
  }),
  addLocalModel: endpoint({
    method: 'POST',
    path: '/api/host/local-models/:name',
    summary: 'Add a model or continue its download, after those that are being added',
    ...ofModel,
    answer: LocalModels,
    errors: ['forbidden', 'not_found'],
  }),
  stopLocalModel: endpoint({
    method: 'POST',
    path: '/api/host/local-models/:name/stop',
    summary: 'Stop adding a model; its download can continue later',
    ...ofModel,
    answer: LocalModels,
    errors: ['forbidden', 'not_found'],
  }),
  removeLocalModel: endpoint({
    method: 'DELETE',
    path: '/api/host/local-models/:name',
    summary: 'Remove a model from this computer',
    ...ofModel,
    answer: LocalModels,
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
}
