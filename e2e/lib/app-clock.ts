import { join } from 'node:path'
import { agePosts, connect, findEmbeddedPostgres, setClock, type Db } from '@dayreel/server/testing'
import type { OwnSite } from './own-site.ts'

/** Sets the clock that a site's due work goes by, as the server's own tests do; it moves on from there. For a site of the journey's own. */
export function moveAppClock({ folder }: OwnSite, moment: Date): Promise<void> {
  return onDatabase(folder, (db) => setClock(db, moment.toISOString()))
}

/** A day and an hour pass, for posts alone that a platform still works on. */
export function ageStuckPosts(): Promise<void> {
  return onDatabase(join(process.env['E2E_FOLDER']!, 'data'), (db) => agePosts(db, '[tt:stuck]'))
}

async function onDatabase(folder: string, act: (db: Db) => Promise<void>): Promise<void> {
  const url = await findEmbeddedPostgres(join(folder, 'postgres'))
  if (url === undefined) throw new Error('The database of the journeys is not there.')
  const { db, close } = connect({ url, connections: 1, onBroken: () => undefined })
  try {
    await act(db)
  } finally {
    await close()
  }
}
