import { MINUTE_SECONDS } from '@dayreel/catalogue'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#config'
import { networkOf } from '#http/network-of.ts'
import type { RateLimits } from '#limits/rate-limits.ts'

/** Counts the calls of each account by route, and anonymous calls by address. */
export function limitCalls(app: FastifyInstance, limits: RateLimits, { edge }: Pick<Config, 'edge'>): void {
  app.addHook('preHandler', async (request) => {
    const { access, limit } = request.routeOptions.config
    if (access === undefined) return
    if (access === 'anyone') return takeOfAddress(request, limits, edge)
    await limits.take(
      routeId(request),
      request.account.id,
      limit ?? { points: edge.callsPerMinute, seconds: MINUTE_SECONDS },
    )
  })
}

/** Counts an address's anonymous call. A call with an invalid token counts as anonymous. */
export function takeOfAddress(request: FastifyRequest, limits: RateLimits, edge: Config['edge']): Promise<void> {
  const { limit } = request.routeOptions.config
  const all = { points: edge.callsPerMinuteAndAddress, seconds: MINUTE_SECONDS }
  return limits.take(limit ? routeId(request) : 'address', networkOf(request.address), limit ?? all)
}

function routeId({ routeOptions }: FastifyRequest): string {
  return `${String(routeOptions.method)} ${routeOptions.url}`
}
