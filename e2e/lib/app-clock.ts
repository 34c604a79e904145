import { join } from 'node:path'
import { connect, findEmbeddedPostgres, setClock } from '@dayreel/server/testing'

/** Sets the clock that the app's due work goes by, as the server's own tests do; it moves on from there. */
export async function moveAppClock(moment: Date): Promise<void> {
  const url = await findEmbeddedPostgres(join(process.env['E2E_FOLDER']!, 'data', 'postgres'))
  if (url === undefined) throw new Error('The database of the journeys is not there.')
  const { db, close } = connect({ url, connections: 1, onBroken: () => undefined })
  try {
    await setClock(db, moment.toISOString())
  } finally {
    await close()
  }
}
