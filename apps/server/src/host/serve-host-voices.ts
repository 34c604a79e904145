import { api, type HostVoices } from '@dayreel/contract'
import { dollarsOfMinute, pricesOfMinute, type SpeechPrices } from '@dayreel/providers/base'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { connectVoices, describeVoices } from '#models/connect-voices.ts'
import { readLimits } from '#models/read-models.ts'
import { removeEngine } from '#models/saved-engines.ts'
import type { Services } from '#services'
import { requireHost } from './require-host.ts'

/** Serves the calls with which the operator connects a voice service. */
export function serveHostVoices(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  serve(app, api.readHostVoices, async ({ account }) => {
    await requireHost(services, account.id)
    return readHostVoices(services)
  })

  serve(
    app,
    api.connectHostVoices,
    async ({ account, body: { dollarsPerMillion, dollarsPerAlignedMinute, ...given } }) => {
      await requireHost(services, account.id)
      const { limitDayMicros, limitAccountDayMicros } = await readLimits(db, config)
      if (dollarsPerMillion === null && (limitDayMicros ?? limitAccountDayMicros) !== undefined) {
        const message = 'A cost limit needs the price of the voices. Enter it, or remove the limits.'
        throw new AppError('unacceptable', { message, details: { field: 'dollarsPerMillion' } })
      }
      if (dollarsPerMillion === null && dollarsPerAlignedMinute !== null) {
        const message = 'The price of alignment has no effect without the price of the voices. Enter both, or neither.'
        throw new AppError('unacceptable', { message, details: { field: 'dollarsPerMillion' } })
      }
      const prices = dollarsPerMillion === null ? null : pricesOf(dollarsPerMillion, dollarsPerAlignedMinute)
      return connectVoices(services, null, { ...given, prices })
    },
  )

  serve(app, api.disconnectHostVoices, async ({ account }) => {
    await requireHost(services, account.id)
    await removeEngine(db, { accountId: null, role: 'speech' })
    return readHostVoices(services)
  })
}

async function readHostVoices(services: Services): Promise<HostVoices> {
  const { speech } = services.config.models
  const saved = await describeVoices(services, null)
  return {
    speech: saved && {
      ...saved,
      dollarsPerMillion: saved.prices?.characters ?? null,
      dollarsPerAlignedMinute: dollarsOf(saved.prices?.seconds),
    },
    environment: speech === undefined ? null : { name: speech.name, variable: 'SPEECH_PROVIDER' },
  }
}

function pricesOf(perMillion: number, perAlignedMinute: number | null): SpeechPrices {
  return { characters: perMillion, ...(perAlignedMinute !== null && pricesOfMinute(perAlignedMinute)) }
}

function dollarsOf(seconds: number | undefined): number | null {
  return seconds === undefined ? null : dollarsOfMinute({ seconds })
}
