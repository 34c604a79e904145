import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLATFORM_NAMES } from '@dayreel/catalogue'
import { readConfig } from '#config'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import '#lib/fastify-types.ts' // whoever takes this by its door has not seen it
import { createLog } from '#lib/create-log.ts'
import { createServices } from '../create-services.ts'
import { startStandIns } from './stand-ins.ts'
import { killAtEachStep, loseEachAnswer, type Tallied } from './faults-at-each-step.ts'
import { postUnderFire, type Ashes } from './posts-under-fire.ts'

const MANY = '1000000'

/** Every fault at every step of a delivery, then `postUnderFire`, over a database and a folder of their own. */
export async function soakPosts(wanted: {
  posts: number
  kills: number
  say: (line: string) => void
}): Promise<Ashes & { tally: Tallied[] }> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-posts-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  stack.defer(postgres.stop)
  await migrate(postgres.url)
  const standIns = await startStandIns({ uploadsADay: 1_000_000 })
  stack.defer(() => standIns.close())
  const masterKey = randomBytes(32)
  const config = readConfig({
    ...standIns.env,
    DATA_FOLDER: folder,
    MASTER_KEY: masterKey.toString('base64'),
    YOUTUBE_UPLOADS_A_DAY: MANY,
    YOUTUBE_UPLOADS_A_DAY_AND_ACCOUNT: MANY,
  })
  const log = createLog({ level: 'silent', name: 'soak' })
  const { services, close } = await createServices({ config, databaseUrl: postgres.url, log })
  stack.defer(close)
  const tally: Tallied[] = []
  for (const name of PLATFORM_NAMES) {
    tally.push(...(await killAtEachStep({ services, standIns }, name)))
    tally.push(...(await loseEachAnswer({ services, standIns }, name)))
  }
  const ashes = await postUnderFire({ ...wanted, services, standIns, databaseUrl: postgres.url, masterKey })
  return { ...ashes, tally }
}
