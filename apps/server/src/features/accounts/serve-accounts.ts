import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import type { Services } from '#services'
import { balanceOf } from '#ledger/balance-of.ts'
import { readProfile, changeProfile } from './profile.ts'

export function serveAccounts(app: FastifyInstance, { db }: Services): void {
  serve(app, api.getProfile, ({ account }) => readProfile(db, account))

  serve(app, api.updateProfile, ({ account, body }) => changeProfile(db, account, body))

  serve(app, api.getCredits, async ({ account }) => ({ credits: await balanceOf(db, account.id) }))
}
