import { api, type OwnModels, type OwnTranscription, type OwnVoices } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { describeSource } from '#costs/choose-source.ts'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { connectModel, describeModel } from '#models/connect-model.ts'
import { connectTranscription, describeTranscription } from '#models/connect-transcription.ts'
import { connectVoices, describeVoices } from '#models/connect-voices.ts'
import { removeEngine } from '#models/saved-engines.ts'
import { readRecordingConsent, saveRecordingConsent } from '#models/recording-consent.ts'
import { readPolicy } from '#models/read-models.ts'
import type { Services } from '#services'

/** This site sets no plans and no prices for an account's own model, and the built-in writer never replaces it. */
const OWN_TERMS = { plans: [], isReplaced: false, prices: null }

/** Serves the calls that connect a user's own language model, voices and transcription server. */
export function serveOwnModels(app: FastifyInstance, services: Services): void {
  serve(app, api.readOwnModels, ({ account }) => readOwnModels(services, account.id))

  serve(app, api.connectOwnText, async ({ account, body }) => {
    await requireAllowed(services)
    return connectModel(services, account.id, { ...body, ...OWN_TERMS })
  })

  serve(app, api.disconnectOwnText, async ({ account }) => {
    await removeEngine(services.db, { accountId: account.id, role: 'text' })
    return readOwnModels(services, account.id)
  })

  serve(app, api.readOwnVoices, ({ account }) => readOwnVoices(services, account.id))

  serve(app, api.connectOwnVoices, async ({ account, body }) => {
    await requireAllowed(services)
    return connectVoices(services, account.id, { ...body, ...OWN_TERMS })
  })

  serve(app, api.disconnectOwnVoices, async ({ account }) => {
    await removeEngine(services.db, { accountId: account.id, role: 'speech' })
    return readOwnVoices(services, account.id)
  })

  serve(app, api.readOwnTranscription, ({ account }) => readOwnTranscription(services, account.id))

  serve(app, api.connectOwnTranscription, async ({ account, body }) => {
    await requireAllowed(services)
    return connectTranscription(services, account.id, { ...body, plans: [], prices: null })
  })

  serve(app, api.disconnectOwnTranscription, async ({ account }) => {
    await removeEngine(services.db, { accountId: account.id, role: 'transcription' })
    return readOwnTranscription(services, account.id)
  })

  serve(app, api.readRecordingConsent, ({ account }) => readRecordingConsent(services.db, services.config, account.id))

  serve(app, api.saveRecordingConsent, ({ account, body }) =>
    saveRecordingConsent(services.db, services.config, account.id, body),
  )
}

async function requireAllowed({ db }: Services): Promise<void> {
  const { isOwnAllowed } = await readPolicy(db)
  if (isOwnAllowed) return
  throw new AppError('forbidden', { message: 'The operator of this site does not allow own models.' })
}

async function readOwnVoices(services: Services, accountId: string): Promise<OwnVoices> {
  const { isOwnAllowed, mayReachPrivate } = await readPolicy(services.db)
  return { isAllowed: isOwnAllowed, mayReachPrivate, speech: await describeVoices(services, accountId) }
}

async function readOwnTranscription(services: Services, accountId: string): Promise<OwnTranscription> {
  const { isOwnAllowed, mayReachPrivate } = await readPolicy(services.db)
  return {
    isAllowed: isOwnAllowed,
    mayReachPrivate,
    transcription: await describeTranscription(services, accountId),
  }
}

async function readOwnModels(services: Services, accountId: string): Promise<OwnModels> {
  const { isOwnAllowed, mayReachPrivate } = await readPolicy(services.db)
  return {
    isAllowed: isOwnAllowed,
    mayReachPrivate,
    text: await describeModel(services, accountId),
    ...(await describeSource(services.db, services.config, accountId)),
  }
}
