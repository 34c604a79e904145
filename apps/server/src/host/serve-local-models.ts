import { api, type LocalModels } from '@dayreel/contract'
import {
  bytesOf,
  engineOf,
  ENGINES,
  languagesOf,
  LOCAL_MODELS,
  type LocalModel,
  readModelState,
  removeModel,
  scriptSecondsOf,
} from '@dayreel/providers/local'
import { localModelName, localVoiceId } from '@dayreel/providers/base'
import { readMachine } from '@dayreel/threads'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { readLocalVoices } from '#models/local-models.ts'
import type { Services } from '#services'
import { createModelAdder, type ModelAdder } from './create-model-adder.ts'
import { requireHost } from './require-host.ts'

/** 50 Mbit/s, for an estimate before the download. */
const DOWNLOAD_BYTES_PER_SECOND = 6_250_000

/** Serves the calls with which the operator adds models that run on this computer. */
export function serveLocalModels(app: FastifyInstance, services: Services): void {
  const { config } = services
  const { folder } = config.localModels
  const adder = createModelAdder(services)
  app.addHook('onClose', () => adder.stop())

  /** Only a loopback site may install programs, because the operator's password alone must not be enough for that. */
  const requireLocalHost = async (accountId: string, name: string): Promise<LocalModel> => {
    await requireHost(services, accountId)
    const model = LOCAL_MODELS.find((each) => each.name === name)
    if (model === undefined) throw new AppError('not_found')
    if (config.isLoopback) return model
    const message = `This page adds models only where it is opened on the computer itself. There, run: npm run models -- add ${name}`
    throw new AppError('forbidden', { message })
  }

  serve(app, api.readLocalModels, async ({ account }) => {
    await requireHost(services, account.id)
    return readLocalModels(services, adder)
  })

  serve(app, api.addLocalModel, async ({ account, params }) => {
    adder.add(await requireLocalHost(account.id, params.name))
    return readLocalModels(services, adder)
  })

  serve(app, api.stopLocalModel, async ({ account, params }) => {
    const { name } = await requireLocalHost(account.id, params.name)
    await adder.stop(name)
    return readLocalModels(services, adder)
  })

  serve(app, api.removeLocalModel, async ({ account, params }) => {
    const model = await requireLocalHost(account.id, params.name)
    await adder.stop(model.name)
    await removeModel(folder, model)
    return readLocalModels(services, adder)
  })
}

async function readLocalModels(
  { db, config }: Pick<Services, 'db' | 'config'>,
  adder: ModelAdder,
): Promise<LocalModels> {
  const { memoryBytes } = readMachine()
  const voices = await readLocalVoices(db)
  const models = await Promise.all(
    LOCAL_MODELS.map(async (model) => {
      const { name, role, label, description, licence, isRecommended } = model
      const bytes = bytesOf(model)
      const found = await readModelState(config.localModels.folder, model)
      const speed = found.state === 'ready' ? found.speed : null
      return {
        name,
        role,
        languages: languagesOf(model),
        label,
        description,
        bytes,
        licence,
        notice: ENGINES[engineOf(model)].notice ?? null,
        isRecommended,
        memoryBytes: model.memoryBytes,
        fits: model.memoryBytes <= memoryBytes,
        state: found.state,
        doneBytes: found.state === 'partial' ? found.doneBytes : 0,
        downloadSeconds: bytes / DOWNLOAD_BYTES_PER_SECOND,
        scriptSeconds: scriptSecondsOf(model, speed),
        speed,
        sampleVoice:
          model.role === 'voice' && found.state === 'ready' && voices.includes(localModelName(model))
            ? localVoiceId(model, model.voices[0]!)
            : null,
      }
    }),
  )
  return { models, ...adder.state(), mayChange: config.isLoopback }
}
