import { createPlanner } from '@dayreel/studio'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuthProvider } from '#auth/auth-provider.ts'
import { readConfig } from '#config'
import { countFault } from '#costs/count-fault.ts'
import { askedFor } from '#costs/asked-for.ts'
import { createJobs } from '#jobs/create-jobs.ts'
import { createLog } from '#lib/create-log.ts'
import { createRateLimits } from '#lib/limits/rate-limits.ts'
import { createPlatforms } from '#platforms/create-platforms.ts'
import { createSealing } from '#lib/sealing.ts'
import { createStripe } from '../features/billing/create-stripe.ts'
import { createMailer } from '#mail/mailer.ts'
import type { Services, Studio, WorkerServices } from '#services'
import { createFolderStorage } from '#storage/folder-storage.ts'
import { createStudio } from '../create-studio.ts'
import { createTestDatabase, type TestDatabase } from './create-test-database.ts'
import { createTestAuth } from './test-auth.ts'

export { bearer, createTestAuth, emailOf } from './test-auth.ts'

export type TestServices = {
  services: WorkerServices
  database: TestDatabase
  /** Everything that was logged, line by line. */
  logged: string[]
  close: () => Promise<void>
}

type TestOptions = {
  env?: Readonly<Record<string, string>>
  auth?: AuthProvider
  /** Steps that take the place of the embedded ones. */
  studio?: Partial<Studio>
  pictures?: Services['pictures']
}

/** What these tests look at does not depend on how large a frame is; the studio's own tests make whole ones. */
const QUICK = { VIDEO_SIZE_PERCENT: '25', PICTURE_WAIT_SECONDS: '0' }

/** Real services over a database and a folder of their own; of the auth service only the door is played. */
export async function createTestServices({
  env = {},
  auth = createTestAuth(),
  studio: given = {},
  pictures,
}: TestOptions = {}): Promise<TestServices> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-services-'))
  const config = readConfig({ LOG_LEVEL: 'debug', DATA_FOLDER: folder, ...QUICK, ...env })
  const logged: string[] = []
  const log = createLog({ level: config.logLevel, name: 'test', destination: { write: (line) => logged.push(line) } })
  const sealing = createSealing(config.masterKey ?? randomBytes(32))
  const { db, pool } = database
  const jobs = await createJobs({ url: database.url, db, log })
  const limits = createRateLimits({ pool, log })
  const mailer = createMailer({ db, sealing, jobs: config.mail.smtpUrl === undefined ? undefined : jobs })
  const { steps, close: closeStudio } = createStudio(config, { log, onFault: (fault) => countFault(db, fault) })
  const studio = { ...steps.studio, ...given }
  const services: WorkerServices = {
    config,
    log,
    db,
    sealing,
    auth,
    storage: createFolderStorage(join(folder, 'files')),
    jobs,
    mailer,
    stripe: createStripe(config.payments),
    limits,
    platforms: createPlatforms(config.platforms),
    studio,
    narrator: studio.narrator,
    planner: createPlanner(studio, askedFor({ db, config, mailer }, config.models.text)),
    pictures: pictures ?? steps.pictures,
    probe: steps.probe,
  }
  return {
    services,
    database,
    logged,
    async close() {
      await closeStudio()
      await jobs.close()
      await limits.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
