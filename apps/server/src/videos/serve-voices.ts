import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { toAppError } from './to-app-error.ts'
import { signFile } from '#storage/signed-path.ts'

/** Serves the list of all voices that an account's videos may use. */
export function serveVoices(app: FastifyInstance, { speakers, previewVoice, sealing }: Services): void {
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

  serve(app, api.previewVoice, async ({ account, body }) => {
    const key = await previewVoice(account.id, body.voice_id).catch((error: unknown) => {
      throw toAppError(error, 'voice_id')
    })
    return { preview_url: signFile(sealing, key) }
  })
}
