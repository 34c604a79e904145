import { api, type HostTranscription } from '@dayreel/contract'
import { dollarsOfMinute, pricesOfMinute } from '@dayreel/providers/base'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { connectTranscription, describeTranscription } from '#models/connect-transcription.ts'
import { readLimits } from '#models/read-models.ts'
import { removeEngine } from '#models/saved-engines.ts'
import type { Services } from '#services'
import { requireHost } from './require-host.ts'

/** Serves the calls with which the operator connects a transcription server. */
export function serveHostTranscription(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  serve(app, api.readHostTranscription, async ({ account }) => {
    await requireHost(services, account.id)
    return readHostTranscription(services)
  })

  serve(app, api.connectHostTranscription, async ({ account, body: { dollarsPerMinute, ...given } }) => {
    await requireHost(services, account.id)
    const { limitDayMicros, limitAccountDayMicros } = await readLimits(db, config)
    if (dollarsPerMinute === null && (limitDayMicros ?? limitAccountDayMicros) !== undefined) {
      const message = 'A cost limit needs the price of transcription. Enter it, or remove the limits.'
      throw new AppError('unacceptable', { message, details: { field: 'dollarsPerMinute' } })
    }
    const prices = dollarsPerMinute === null ? null : pricesOfMinute(dollarsPerMinute)
    return connectTranscription(services, null, { ...given, prices })
  })

  serve(app, api.disconnectHostTranscription, async ({ account }) => {
    await requireHost(services, account.id)
    await removeEngine(db, { accountId: null, role: 'transcription' })
    return readHostTranscription(services)
  })
}

async function readHostTranscription(services: Services): Promise<HostTranscription> {
  const { transcription } = services.config.models
  const saved = await describeTranscription(services, null)
  return {
    transcription: saved && { ...saved, dollarsPerMinute: saved.prices && dollarsOfMinute(saved.prices) },
    environment: transcription === undefined ? null : { name: transcription.name, variable: 'TRANSCRIPTION_PROVIDER' },
  }
}
