import { CALLBACK_PAGES } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import type { PlatformName } from '@dayreel/catalogue'
import { z } from 'zod'
import type { SharedServices as Services } from '#services'
import { readConnectCookie } from './connect-cookie.ts'
import { connectResult, type ConnectOutcome } from './connect-results.ts'
import { finishConnecting } from './finish-connecting.ts'

const Query = z.object({
  code: z.string().max(4_000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
})

/**
 * Serves the URLs that platforms send the browser back to. The browser is redirected to the connections page, which
 * shows the result. As the specification prescribes, the callback of some platforms is a page of the app, which then
 * calls the API.
 */
export function serveCallbacks(app: FastifyInstance, services: Services): void {
  for (const name of services.platforms.names.filter((listed) => !CALLBACK_PAGES.includes(listed))) {
    app.get(`/auth/${name}/callback`, { schema: { hide: true } }, async (request, reply) => {
      const query = Query.safeParse(request.query).data ?? {}
      const outcome = await connect(services, name, query, readConnectCookie(request, services.config))
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${services.config.siteUrl}/app/connections?${connectResult(name, outcome)}`, 303)
    })
  }
}

async function connect(
  services: Services,
  name: PlatformName,
  { code, state, error }: z.infer<typeof Query>,
  browser: string,
): Promise<ConnectOutcome> {
  if (services.platforms.find(name) === undefined) return 'not_set_up'
  const granted = error === undefined ? code : undefined
  const outcome = await finishConnecting(services, { name, code: granted, state, browser }).catch((failed: unknown) => {
    services.log.error({ err: failed, platform: name }, 'an account could not be linked')
    return 'failed' as const
  })
  return error === undefined ? outcome : 'denied'
}
