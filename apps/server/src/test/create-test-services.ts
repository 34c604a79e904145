import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuthProvider } from '#identity/auth-provider.ts'
import { readConfig } from '#config'
import { countFault } from '#costs/count-fault.ts'
import { openInstallation } from '#installation/installation.ts'
import { createJobs } from '#jobs/create-jobs.ts'
import { createLog } from '#log/create-log.ts'
import { createRateLimits } from '#limits/rate-limits.ts'
import type { Adapter } from '#connections/adapters.ts'
import { createPlatforms } from '#connections/create-platforms.ts'
import { postsOfConnections } from '#posts/posts-of-connections.ts'
import { runVideoOwner } from '#runs/run-video-owner.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createStripe } from '#billing/create-stripe.ts'
import { createMailer } from '#mail/mailer.ts'
import type { Services, Studio, WorkerServices } from '#services'
import { createStorage } from '#storage/create-storage.ts'
import { loadMasterKey } from '#config/master-key.ts'
import { createStudio } from '#compose/create-studio.ts'
import { workWithModels } from '#compose/work-with-models.ts'
import { createTestDatabase, type TestDatabase } from './create-test-database.ts'
import { createTestAuth } from './test-auth.ts'

export { bearer, createTestAuth, emailOf } from './test-auth.ts'

export type TestServices = {
  services: WorkerServices
  database: TestDatabase
  /** All log lines. */
  logged: string[]
  close: () => Promise<void>
}

type TestOptions = {
  env?: Readonly<Record<string, string>>
  auth?: AuthProvider
  /** Parts that replace the real studio's parts. */
  studio?: Partial<Studio>
  pictures?: Services['pictures']
  /** Platform adapters that replace the site's own. */
  adapters?: readonly Adapter[]
}

/**
 * Settings that make tests faster. The frames are small, because these tests do not depend on the frame size. The
 * studio's own tests use the full size.
 */
const QUICK = { VIDEO_SIZE_PERCENT: '25', PICTURE_WAIT_SECONDS: '0' }

/** Creates real services with their own database and folder. Only the auth provider is fake. */
export async function createTestServices({
  env = {},
  auth = createTestAuth(),
  studio: given = {},
  pictures,
  adapters,
}: TestOptions = {}): Promise<TestServices> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-services-'))
  const config = readConfig({ LOG_LEVEL: 'debug', DATA_FOLDER: folder, ...QUICK, ...env })
  const logged: string[] = []
  const log = createLog({ level: config.logLevel, name: 'test', destination: { write: (line) => logged.push(line) } })
  const sealing = createSealing(loadMasterKey(config), config.previousMasterKeys)
  const { db, pool } = database
  const jobs = await createJobs({ url: database.url, db, log })
  const limits = createRateLimits({ pool, log })
  const mailer = createMailer({ db, sealing, jobs: config.mail.smtpUrl === undefined ? undefined : jobs })
  const onFault = (fault: { source: string; kind: string }) => countFault(db, fault)
  const storage = createStorage(config)
  const { steps, close: closeStudio } = await createStudio(config, { log, onFault, storage })
  const studio = { ...steps.studio, ...given }
  const platforms = createPlatforms(config.platforms, { adapters })
  const models = workWithModels({ db, config, sealing, mailer, log, storage, limits }, studio, onFault)
  const services: WorkerServices = {
    config,
    log,
    db,
    sealing,
    auth,
    storage,
    installation: await openInstallation({ db, sealing, dataFolder: config.dataFolder }),
    jobs,
    mailer,
    stripe: createStripe(config.payments),
    limits,
    platforms,
    videoOwner: runVideoOwner,
    connectionListener: postsOfConnections(platforms),
    studio,
    ...models.services,
    pictures: pictures ?? steps.pictures,
    captionSampler: steps.captionSampler,
    iconPainter: steps.iconPainter,
    previewBoard: steps.previewBoard,
    drawLookSamples: steps.drawLookSamples,
    decodeFile: steps.decodeFile,
    previewBrand: steps.previewBrand,
    findDeviations: steps.findDeviations,
  }
  return {
    services,
    database,
    logged,
    async close() {
      await models.close()
      await closeStudio()
      await jobs.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
