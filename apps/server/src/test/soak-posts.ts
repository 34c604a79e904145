import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#config'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import '#http/fastify-types.ts' // Importers of this file do not import it themselves.
import { createLog } from '#log/create-log.ts'
import { createServices } from '#compose/create-services.ts'
import { STAND_IN_NAMES, startStandIns } from './stand-ins.ts'
import { killAtEachStep, loseEachAnswer, type Tallied } from './faults-at-each-step.ts'
import { postUnderFire, type Ashes } from './posts-under-fire.ts'

const MANY = '1000000'

/** Tries every fault at every step of a delivery and then runs `postUnderFire`, with its own database and folder. */
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
  const standIns = await startStandIns({ dailyUploads: 1_000_000 })
  stack.defer(() => standIns.close())
  const masterKey = randomBytes(32)
  const config = readConfig({
    ...standIns.env,
    DATA_FOLDER: folder,
    MASTER_KEY: masterKey.toString('base64'),
    YOUTUBE_DAILY_UPLOADS: MANY,
    YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: MANY,
  })
  const log = createLog({ level: 'silent', name: 'soak' })
  const { services, close } = await createServices({ config, databaseUrl: postgres.url, log })
  stack.defer(close)
  const tally: Tallied[] = []
  for (const name of STAND_IN_NAMES) {
    tally.push(...(await killAtEachStep({ services, standIns }, name)))
    tally.push(...(await loseEachAnswer({ services, standIns }, name)))
  }
  const ashes = await postUnderFire({ ...wanted, services, standIns, databaseUrl: postgres.url, masterKey })
  return { ...ashes, tally }
}
