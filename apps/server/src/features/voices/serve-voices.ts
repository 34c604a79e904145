import { VOICES } from '@dayreel/catalogue'
import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'

/** Previews are files of the site. */
export function serveVoices(app: FastifyInstance): void {
  serve(app, api.listVoices, async () => ({ voices: [...VOICES] }))
}
