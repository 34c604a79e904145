import { BUILT_IN } from '@dayreel/providers/base'
import { StudioError } from '@dayreel/storyboard/base'
import { createPlanner } from '@dayreel/studio'
import { meteringFor } from '#costs/metering-for.ts'
import { testLanguageModel } from '#costs/test-language-model.ts'
import { type ConnectedModel, toConnectedModel } from '#models/connected-model.ts'
import { readModels, readPolicy } from '#models/read-models.ts'
import { type EngineOptions, textEngineOf } from './engines.ts'
import type { SharedServices, Studio, WorkerServices } from './services.ts'

type Shared = Pick<SharedServices, 'db' | 'config' | 'sealing' | 'mailer' | 'log'>
type ModelWork = Pick<WorkerServices, 'planner' | 'probe' | 'loadWriter'>

/**
 * Creates the services of a worker that use language models. The models are read from the database at each use, because
 * operator and accounts connect them while the worker runs.
 */
export function workWithModels(services: Shared, studio: Studio, onFault?: EngineOptions['onFault']): ModelWork {
  const { db, config, sealing, log } = services
  const builtIn = async () => studio.writers.find(({ name }) => name === BUILT_IN)!

  /** Loads a model that was connected in the browser. Failures of an account's own model are not the operator's. */
  const load = (model: ConnectedModel) => {
    const source = { ...model, settings: model.open(sealing) }
    return textEngineOf(source, { log, facts: config.models.facts, ...(!model.isOwn && onFault && { onFault }) }).load(
      builtIn,
    )
  }

  const loadWriter = async (accountId: string | undefined, writer: string | undefined) => {
    if (writer === undefined || writer === BUILT_IN) return { writers: studio.writers }
    const { site, own } = await readModels(db, config, accountId)
    const model = [site, own].find((each) => each?.name === writer)
    if (model === undefined) return { writers: studio.writers }
    if (studio.writers.some(({ name }) => name === writer)) return { writers: studio.writers, model }
    return { writers: [...studio.writers, await load(model)], model }
  }

  const planWith = async ({ writer, accountId }: { writer?: string | undefined; accountId?: string | undefined }) => {
    const { writers, model } = await loadWriter(accountId, writer)
    return createPlanner({ ...studio, writers }, meteringFor(services, model))
  }

  return {
    loadWriter,
    planner: {
      ...createPlanner(studio),
      check: async (request, by) => (await planWith({ ...by, writer: request.writer })).check(request),
      enhance: async (text, kind, by = {}) => (await planWith(by)).enhance(text, kind, by),
      findIdea: async (request, by = {}) => (await planWith(by)).findIdea(request, by),
    },
    async probe(sealed) {
      const model =
        sealed === undefined
          ? (await readModels(db, config)).site
          : toConnectedModel(sealed, (await readPolicy(db)).mayReachPrivate)
      try {
        return await testLanguageModel(model && { ...model, settings: model.open(sealing) })
      } catch (error) {
        if (!(error instanceof StudioError)) throw error
        return { isWorking: false, sentence: error.message, seconds: null, dollars: null }
      }
    },
  }
}
