import type { Channel, ChannelRun } from '@dayreel/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import { grantCredits } from '#ledger/credits.ts'
import { bearer } from './create-test-services.ts'

export { setClock } from './set-clock.ts'

type Runs = { items: ChannelRun[]; total: number; pages: number; coming: { localDate: string; slotAt: string }[] }

/** Creates the actions of a user on channels through the API. */
export function channelCalls(app: FastifyInstance, db: Db, accountId: string) {
  const headers = bearer(accountId)
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    key: string = randomUUID(),
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `/api/channels/${url}`,
      headers: { ...headers, 'idempotency-key': key },
      ...(payload ? { payload } : {}),
    })
  const give = async (credits: number): Promise<void> => {
    await app.inject({ url: '/api/users/credits', headers }) // The first call creates the account.
    await db.transaction((tx) => grantCredits(tx, { accountId, credits, reference: randomUUID() }))
  }
  const balance = async (): Promise<number> =>
    (await app.inject({ url: '/api/users/credits', headers })).json<{ credits: number }>().credits
  const activate = async (config: object = {}, templateId = 'impossible-worlds'): Promise<Channel> => {
    const answer = await call('POST', 'activate', { templateId, config })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<Channel>()
  }
  const read = async (id: string): Promise<Channel> =>
    (await call('GET', 'my-channels')).json<Channel[]>().find((channel) => channel.id === id)!
  const runsOf = async (id: string): Promise<Runs> => (await call('GET', `${id}/runs`)).json<Runs>()
  return { accountId, call, give, balance, activate, read, runsOf }
}
