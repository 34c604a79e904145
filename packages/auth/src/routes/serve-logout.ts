import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { audit } from '../people/audit.ts'
import { endSessions } from '../tokens/sessions.ts'
import { invalid } from '../wire/auth-error.ts'
import { requireCaller } from '../wire/bearer.ts'
import { readQuery } from '../wire/read-input.ts'

const Scope = z.object({ scope: z.string().default('global') })

export function serveLogout(app: FastifyInstance, context: AuthContext): void {
  app.post('/logout', async (request, reply) => {
    const { user, session } = await requireCaller(context, request)
    const which = readScope(readQuery(request, Scope).scope, session.id)
    await inTransaction(context, async (context) => {
      await endSessions(context, user.id, which)
      await audit(context, user.id, 'signed_out', request)
    })
    return reply.code(204).send()
  })
}

function readScope(scope: string, sessionId: string): Parameters<typeof endSessions>[2] {
  if (scope === 'global') return {}
  if (scope === 'local') return { only: sessionId }
  if (scope === 'others') return { but: sessionId }
  throw invalid(`Unsupported logout scope "${scope.slice(0, 20)}"; use global, local or others`)
}
