import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'

/** Serves the list of all voices that this site offers. */
export function serveVoices(app: FastifyInstance, { offers }: Services): void {
  const listed = offers.voice.map(({ id, name, previewUrl, description }) => ({
    voice_id: id,
    name,
    preview_url: previewUrl,
    description,
  }))
  serve(app, api.listVoices, async () => ({ voices: listed }))
}
