import { api, type OwnModels } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { chooseSource } from '#costs/choose-source.ts'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { connectModel, describeModel, disconnectModel } from '#models/connect-model.ts'
import { readPolicy } from '#models/read-models.ts'
import type { Services } from '#services'

/** This site sets no plans and no prices for an account's own model, and the built-in writer never replaces it. */
const OWN_TERMS = { plans: [], isReplaced: false, prices: null }

/** Serves the calls that connect a user's own language model. */
export function serveOwnModels(app: FastifyInstance, services: Services): void {
  serve(app, api.readOwnModels, ({ account }) => readOwnModels(services, account.id))

  serve(app, api.connectOwnText, async ({ account, body }) => {
    const { isOwnAllowed } = await readPolicy(services.db)
    if (!isOwnAllowed) {
      throw new AppError('forbidden', { message: 'The operator of this site does not allow own models.' })
    }
    return connectModel(services, account.id, { ...body, ...OWN_TERMS })
  })

  serve(app, api.disconnectOwnText, async ({ account }) => {
    await disconnectModel(services.db, account.id)
    return readOwnModels(services, account.id)
  })
}

async function readOwnModels(services: Services, accountId: string): Promise<OwnModels> {
  const { isOwnAllowed, mayReachPrivate } = await readPolicy(services.db)
  return {
    isAllowed: isOwnAllowed,
    mayReachPrivate,
    text: await describeModel(services, accountId),
    writer: await chooseSource(services.db, services.config, accountId),
  }
}
