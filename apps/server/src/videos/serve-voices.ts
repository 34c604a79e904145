import { recordingOf } from '@dayreel/catalogue'
import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { cutRecording, describeMedia, findReady } from '#media'
import { readRecordingConsent } from '#models/recording-consent.ts'
import type { Services } from '#services'
import { readVoicePreferences, saveVoicePreferences } from './voice-preferences.ts'
import { toAppError } from './to-app-error.ts'
import { signFile } from '#storage/signed-path.ts'

/** Serves the list of all voices that an account's videos may use. */
export function serveVoices(app: FastifyInstance, services: Services): void {
  const { db, config, speakers, previewVoice, sayWord, transcribeRecording, sealing } = services

  serve(app, api.listVoices, async ({ account }) => {
    const { offers } = await speakers(account.id)
    return {
      // A recording has the words of one scene, so it cannot be chosen as a voice.
      voices: offers.voice
        .filter(({ id }) => recordingOf(id) === undefined)
        .map(({ id, name, previewUrl, ...described }) => ({
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

  serve(app, api.sayWord, async ({ account, body }) => {
    const sound = await sayWord(account.id, body).catch((error: unknown) => {
      throw toAppError(error, 'voice_id')
    })
    return { sound }
  })

  serve(app, api.cutRecording, async ({ account, params, body }) => {
    const { recordings, isApproximate } = await cutRecording(
      services,
      { accountId: account.id, mediaId: params.id },
      body,
    ).catch((error: unknown) => {
      throw toAppError(error, 'texts')
    })
    return { recordings: recordings.map((row) => describeMedia(sealing, row)), isApproximate }
  })

  serve(app, api.transcribeRecording, async ({ account, params }) => {
    const recording = { accountId: account.id, mediaId: params.id }
    const found = await findReady(db, { accountId: account.id, kinds: ['recording'] }, [params.id])
    if (found.size === 0)
      throw new AppError('not_found', { message: 'There is no such recording. It may have been deleted.' })
    const { service, isGiven } = await readRecordingConsent(db, config, account.id)
    if (service === null)
      throw new AppError('conflict', { message: 'No transcription server is connected. Type the words instead.' })
    if (isGiven !== true)
      throw new AppError('conflict', { message: `Allow first that your recordings are sent to ${service.name}.` })
    const text = await transcribeRecording(recording).catch((error: unknown) => {
      throw toAppError(error, 'id')
    })
    return { text }
  })

  serve(app, api.readVoicePreferences, ({ account }) => readVoicePreferences(db, account.id))

  serve(app, api.savePronunciations, ({ account, body }) => saveVoicePreferences(db, account.id, body))

  serve(app, api.saveFavouriteVoices, ({ account, body }) => saveVoicePreferences(db, account.id, body))
}
