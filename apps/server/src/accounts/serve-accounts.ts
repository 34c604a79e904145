import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import { projectsLeft } from '#ledger/projects.ts'
import type { Services } from '#services'
import { deleteAccount } from './delete-account.ts'
import { createProfiles } from './profile.ts'
import { exportPath, serveExport } from './serve-export.ts'
import { endOtherSessions, listSessions } from './sessions.ts'

export function serveAccounts(app: FastifyInstance, services: Services): void {
  const { db, auth, sealing } = services
  const profiles = createProfiles(db)

  serve(app, api.getProfile, ({ account }) => profiles.read(account.id))

  serve(app, api.updateProfile, ({ account, body }) => profiles.change(account.id, body))

  serve(app, api.setRegion, ({ account, body }) => profiles.setRegion(account.id, body))

  serve(app, api.getCredits, async ({ account }) => ({ credits: await balanceOf(db, account.id) }))

  serve(app, api.getAllowance, async ({ account }) => ({ projectsLeft: await projectsLeft(db, sealing, account.id) }))

  serve(app, api.listSessions, async ({ account }) => ({ sessions: await listSessions(auth, account) }))

  serve(app, api.endOtherSessions, ({ account }) => endOtherSessions(auth, account))

  serve(app, api.requestExport, async ({ account }) => ({ url: exportPath(sealing, account.id) }))
  serveExport(app, services)

  serve(app, api.deleteAccount, ({ account, body }) => deleteAccount(services, account, body.email))
}
