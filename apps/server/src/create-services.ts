import { join } from 'node:path'
import { createAuth } from '#auth/create-auth.ts'
import type { Config } from '#config'
import { connect } from '#db/connect.ts'
import { createJobs } from '#jobs/create-jobs.ts'
import type { Log } from '#lib/create-log.ts'
import { createRateLimits } from '#lib/limits/rate-limits.ts'
import { createSealing } from '#lib/sealing.ts'
import { createMailer } from '#mail/mailer.ts'
import { createFolderStorage } from '#storage/folder-storage.ts'
import { createPlatforms } from '#platforms/create-platforms.ts'
import type { SharedServices } from '#services'
import { createStripe } from './features/billing/create-stripe.ts'
import { loadMasterKey } from './config/master-key.ts'

type CreateOptions = {
  config: Config
  databaseUrl: string
  log: Log
}

/** What server and worker share, over a database that is there and has the newest shape. */
export async function createServices({
  config,
  databaseUrl,
  log,
}: CreateOptions): Promise<{ services: SharedServices; close: () => Promise<void> }> {
  const sealing = createSealing(loadMasterKey(config), config.masterKeysBefore)
  const connection = connect({
    url: databaseUrl,
    connections: config.databaseConnections,
    onBroken: (error) => log.warn({ err: error }, 'a connection to the database broke'),
  })
  const { db, pool } = connection
  const jobs = await createJobs({ url: databaseUrl, db, log })
  const mailer = createMailer({ db, sealing, jobs: config.mail.smtpUrl === undefined ? undefined : jobs })
  const limits = createRateLimits({ pool, log })
  const services: SharedServices = {
    config,
    log,
    db,
    sealing,
    ...createAuth({ config, db, pool, limits, sealing, mailer }),
    storage: createFolderStorage(join(config.dataFolder, 'files')),
    jobs,
    mailer,
    stripe: createStripe(config.payments),
    limits,
    platforms: createPlatforms(config.platforms),
  }
  const close = async (): Promise<void> => {
    await jobs.close()
    await limits.close()
    await connection.close()
  }
  return { services, close }
}
