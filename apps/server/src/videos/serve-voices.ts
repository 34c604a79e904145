import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'

/** Serves the list of all voices that an account's videos may use. */
export function serveVoices(app: FastifyInstance, { speakers }: Services): void {
  serve(app, api.listVoices, async ({ account }) => {
    const { offers } = await speakers(account.id)
    return {
      voices: offers.voice.map(({ id, name, previewUrl, ...described }) => ({
        voice_id: id,
        name,
        preview_url: previewUrl,
        ...described,
      })),
    }
  })
}
