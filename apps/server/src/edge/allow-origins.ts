import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const DAY_SECONDS = 86_400

/** Lets pages of these origins call the API. Credentials travel in a header that scripts set, never in cookies. */
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
  // The answers may be read elsewhere now, by those origins only.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
