import { join } from 'node:path'
import { agePosts, connect, findEmbeddedPostgres, releaseClock, setClock, type Db } from '@dayreel/server/testing'

/** Sets the clock that the app's due work goes by, as the server's own tests do; it moves on from there. All journeys share it. */
export function moveAppClock(moment: Date): Promise<void> {
  return onDatabase((db) => setClock(db, moment.toISOString()))
}

/** Sets it back to what it is without a test, for whoever comes next. */
export function setAppClockBack(): Promise<void> {
  return onDatabase(releaseClock)
}

/** A day and an hour pass, for posts alone that a platform still works on. */
export function ageStuckPosts(): Promise<void> {
  return onDatabase((db) => agePosts(db, '[tt:stuck]'))
}

async function onDatabase(act: (db: Db) => Promise<void>): Promise<void> {
  const url = await findEmbeddedPostgres(join(process.env['E2E_FOLDER']!, 'data', 'postgres'))
  if (url === undefined) throw new Error('The database of the journeys is not there.')
  const { db, close } = connect({ url, connections: 1, onBroken: () => undefined })
  try {
    await act(db)
  } finally {
    await close()
  }
}
