import { DAY_SECONDS } from '@dayreel/catalogue'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Lets pages of these origins call the API. Credentials are sent in a header that scripts set, never in cookies. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'apikey',
      'x-client-info',
      'x-supabase-api-version',
    ],
    exposedHeaders: ['x-request-id', 'retry-after', 'x-supabase-api-version'],
    credentials: false,
    maxAge: DAY_SECONDS,
  })
  // By default, other origins must not read responses. The configured origins may.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
