import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { chooseMail, readMailChoices } from '#mail/mail-choices.ts'
import type { Services } from '#services'

/** Serves the calls that read and change which mails a user gets. */
export function serveMailChoices(app: FastifyInstance, { db }: Services): void {
  serve(app, api.listMailChoices, async ({ account }) => ({ choices: await readMailChoices(db, account.id) }))

  serve(app, api.chooseMail, async ({ account, body }) => {
    await chooseMail(db, { accountId: account.id, ...body })
    return { choices: await readMailChoices(db, account.id) }
  })
}
