import { connect, type Db } from '#db/connect.ts'
import { findEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { join } from 'node:path'
import { agePosts } from './age-posts.ts'
import { setClock } from './set-clock.ts'

/** Sets the clock for due work of a running site. The clock continues from there. */
export function setSiteClock(dataFolder: string, moment: string): Promise<void> {
  return onDatabase(dataFolder, (db) => setClock(db, moment))
}

/** Ages posts of a running site, as `agePosts` does. */
export function ageSitePosts(dataFolder: string, words: string): Promise<void> {
  return onDatabase(dataFolder, (db) => agePosts(db, words))
}

async function onDatabase(dataFolder: string, act: (db: Db) => Promise<void>): Promise<void> {
  const url = await findEmbeddedPostgres(join(dataFolder, 'postgres'))
  if (url === undefined) throw new Error(`No database runs in ${dataFolder}.`)
  const { db, close } = connect({ url, connections: 1, onBroken: () => undefined })
  try {
    await act(db)
  } finally {
    await close()
  }
}
