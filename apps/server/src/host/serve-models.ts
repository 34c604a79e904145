import { api, type HostModels } from '@dayreel/contract'
import { countDistinct } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { MICROS_PER_DOLLAR } from '#costs/sum-costs.ts'
import { enginePolicies, engineSettings } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { connectModel, describeModel } from '#models/connect-model.ts'
import { describeTranscription } from '#models/connect-transcription.ts'
import { readSitePictures } from '#models/connected-pictures.ts'
import { describeVoices } from '#models/connect-voices.ts'
import { removeEngine } from '#models/saved-engines.ts'
import { readLimits, readModels, readPolicy } from '#models/read-models.ts'
import type { Services } from '#services'
import { requireHost } from './require-host.ts'

type Prices = object | null | undefined

const UNPRICED = 'A cost limit needs the prices of all connected services. Enter them, or remove the limits.'

/** Serves the calls by which the operator connects models and changes the rules for them. */
export function serveModels(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  serve(app, api.readHostModels, async ({ account }) => {
    await requireHost(services, account.id)
    return readHostModels(services)
  })

  serve(app, api.connectHostText, async ({ account, body }) => {
    await requireHost(services, account.id)
    const { limitDayMicros, limitAccountDayMicros } = await readLimits(db, config)
    refuseUnpriced(body.prices, [limitDayMicros, limitAccountDayMicros])
    return connectModel(services, null, body)
  })

  serve(app, api.disconnectHostText, async ({ account }) => {
    await requireHost(services, account.id)
    await removeEngine(db, { accountId: null, role: 'text' })
    return readHostModels(services)
  })

  serve(app, api.changeModelRules, async ({ account, body }) => {
    await requireHost(services, account.id)
    const { dayDollars, accountDayDollars, ...rules } = body
    for (const prices of [
      (await readModels(db, config)).site?.prices,
      (await describeVoices(services, null))?.prices,
      (await describeTranscription(services, null))?.prices,
      (await readSitePictures(db, config))?.prices,
    ]) {
      refuseUnpriced(prices, [dayDollars, accountDayDollars])
    }
    const policy = { limitDayMicros: micros(dayDollars), limitAccountDayMicros: micros(accountDayDollars), ...rules }
    await db.insert(enginePolicies).values(policy).onConflictDoUpdate({ target: enginePolicies.isOnly, set: policy })
    return readHostModels(services)
  })
}

/**
 * Without prices, the cost is unknown and a limit cannot be enforced. A site without a model may already have limits.
 */
function refuseUnpriced(prices: Prices, limits: readonly (number | null | undefined)[]): void {
  if (prices === null && limits.some((limit) => limit != null)) {
    throw new AppError('unacceptable', { message: UNPRICED, details: { field: 'prices' } })
  }
}

async function readHostModels(services: Services): Promise<HostModels> {
  const { db, config } = services
  const { text, limitDayMicros, limitAccountDayMicros } = config.models
  const policy = await readPolicy(db)
  const [counted] = await db.select({ accounts: countDistinct(engineSettings.accountId) }).from(engineSettings)
  return {
    text: await describeModel(services, null),
    environment: text === undefined ? null : { name: text.name, variable: 'TEXT_PROVIDER' },
    limits: {
      day: limitOf(limitDayMicros, policy.limitDayMicros, 'COST_LIMIT_DAY'),
      accountDay: limitOf(limitAccountDayMicros, policy.limitAccountDayMicros, 'COST_LIMIT_ACCOUNT_DAY'),
    },
    isOwnAllowed: policy.isOwnAllowed,
    mayReachPrivate: policy.mayReachPrivate,
    ownModels: counted?.accounts ?? 0,
  }
}

function limitOf(fixed: number | undefined, saved: number | null, variable: string): HostModels['limits']['day'] {
  const limit = fixed ?? saved
  return {
    dollars: limit === null ? null : limit / MICROS_PER_DOLLAR,
    variable: fixed === undefined ? null : variable,
  }
}

function micros(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * MICROS_PER_DOLLAR)
}
