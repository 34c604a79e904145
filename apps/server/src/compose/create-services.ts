import { createAuth } from '#identity/create-auth.ts'
import type { Config } from '#config'
import { connect } from '#db/connect.ts'
import { createJobs } from '#jobs/create-jobs.ts'
import { openInstallation } from '#installation/installation.ts'
import type { Log } from '#log/create-log.ts'
import { logDatabaseTrouble } from '#db/log-database-trouble.ts'
import { createRateLimits } from '#limits/rate-limits.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createMailer } from '#mail/mailer.ts'
import { createStorage } from '#storage/create-storage.ts'
import { createPlatforms } from '#connections/create-platforms.ts'
import { postsOfConnections } from '#posts/posts-of-connections.ts'
import { runVideoOwner } from '#runs/run-video-owner.ts'
import type { SharedServices } from './services.ts'
import { createStripe } from '#billing/create-stripe.ts'
import { loadMasterKey } from '#config/master-key.ts'

type CreateOptions = {
  config: Config
  databaseUrl: string
  log: Log
}

/** Creates the services that the server and the worker share. The database must be migrated. */
export async function createServices({
  config,
  databaseUrl,
  log,
}: CreateOptions): Promise<{ services: SharedServices; close: () => Promise<void> }> {
  const sealing = createSealing(loadMasterKey(config), config.previousMasterKeys)
  const connection = connect({
    url: databaseUrl,
    connections: config.databaseConnections,
    onBroken: (error) => logDatabaseTrouble(log, error, 'a connection to the database was lost'),
  })
  const { db, pool } = connection
  const storage = createStorage(config)
  const { dataFolder, files } = config
  const bucket = files.s3 && storage
  const installation = await openInstallation({ db, sealing, dataFolder, bucket }).catch(async (error: unknown) => {
    await connection.close()
    throw error
  })
  const jobs = await createJobs({ url: databaseUrl, db, log, connections: config.queueConnections })
  const mailer = createMailer({ db, sealing, jobs: config.mail.smtpUrl === undefined ? undefined : jobs })
  const limits = createRateLimits({ pool, log })
  const platforms = createPlatforms(config.platforms)
  const services: SharedServices = {
    config,
    log,
    db,
    sealing,
    ...createAuth({ config, db, pool, limits, sealing, mailer }),
    storage,
    installation,
    jobs,
    mailer,
    stripe: createStripe(config.payments),
    limits,
    platforms,
    videoOwner: runVideoOwner,
    connectionListener: postsOfConnections(platforms),
  }
  const close = async (): Promise<void> => {
    await jobs.close()
    await connection.close()
  }
  return { services, close }
}
