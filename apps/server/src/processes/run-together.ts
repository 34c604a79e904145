import { join } from 'node:path'
import { readConfig, type Config } from '#config'
import { connect } from '#db/connect.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { openInstallation } from '#installation/installation.ts'
import { createSealing } from '#secrets/sealing.ts'
import { untilStopped } from '#flow/until-stopped.ts'
import { outboxAddress } from '#mail/outbox-address.ts'
import { loadMasterKey } from '#config/master-key.ts'
import { createStorage } from '#storage/create-storage.ts'
import { checkPort } from './check-port.ts'
import { keepRunning, type Life } from './keep-running.ts'
import { lockFolder } from './lock-folder.ts'
import { loadChild, type LoadingChild, type Settings } from './load-child.ts'
import { startStandIns } from './start-stand-ins.ts'

/**
 * Runs Dayreel on one machine: the database, the server and the worker. Each of them is restarted when it dies. When
 * this process is stopped, they are ended in order.
 *
 * @param children the processes of the server and the worker, which are already loading.
 */
export async function runTogether(children: Record<'server' | 'worker', LoadingChild>): Promise<void> {
  const stopped = untilStopped()
  await using running = new AsyncDisposableStack()
  const config = readConfig(process.env)
  const lock = await lockFolder(config.dataFolder)
  running.defer(lock.release)
  await checkPort(config.host, config.port)
  const database = openDatabase(config, running)
  const standIns = startStandIns(config, running)
  // Waits for both even if one fails, so that nothing is still starting during the shutdown.
  await Promise.allSettled([database, standIns])
  const databaseUrl = await database
  const masterKey = loadMasterKey(config)
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: config.dataFolder,
    MASTER_KEY: Buffer.from(masterKey).toString('base64'),
    ...(await standIns),
  }
  const drainMs = config.shutdown.delayMs + config.shutdown.graceMs
  const kept = [
    keepChild('server', children.server, { settings, drainMs }),
    keepChild('worker', children.worker, { settings }),
  ]
  running.defer(async () => void (await Promise.allSettled(kept.map(async (child) => (await child).stop()))))
  await Promise.all(kept)
  say(`\nDayreel is running: ${config.siteUrl}${outboxLine(config, masterKey)}\nCtrl-C stops it.\n`)
  await stopped
}

/** Returns the line that says where mails are shown that are not really sent. It is empty if mails are sent. */
function outboxLine({ isLoopback, mail, siteUrl, previousMasterKeys }: Config, masterKey: Uint8Array): string {
  if (!isLoopback || mail.smtpUrl !== undefined) return ''
  return `\nIts mails are kept here: ${outboxAddress(siteUrl, createSealing(masterKey, previousMasterKeys))}`
}

/** Migrates the database and returns its URL. */
async function openDatabase(config: Config, running: AsyncDisposableStack): Promise<string> {
  const url = config.databaseUrl ?? (await startDatabase(config, running))
  await migrate(url)
  await checkInstallation(config, url)
  return url
}

/**
 * Checks the installation before the children start. The server and the worker check it again, but this check ends a
 * failing start with a single sentence.
 */
async function checkInstallation(config: Config, url: string): Promise<void> {
  const { dataFolder, databaseUrl, previousMasterKeys, files } = config
  const connection = connect({ url, connections: 1, onBroken: () => undefined })
  try {
    const sealing = createSealing(loadMasterKey(config), previousMasterKeys)
    const bucket = files.s3 && createStorage(config)
    const isFolderCertain = databaseUrl === undefined || bucket !== undefined
    await openInstallation({ db: connection.db, sealing, dataFolder, isFolderCertain, bucket })
  } finally {
    await connection.close()
  }
}

async function startDatabase({ dataFolder }: Config, running: AsyncDisposableStack): Promise<string> {
  const folder = join(dataFolder, 'postgres')
  let url = ''
  const start = async (): Promise<Life> => {
    const postgres = await startEmbeddedPostgres({ folder })
    url = postgres.url
    return { ended: postgres.ended, stop: postgres.stop }
  }
  const kept = await keepRunning({ name: 'database', start, say })
  running.defer(kept.stop)
  return url
}

function keepChild(
  name: string,
  first: LoadingChild,
  { settings, drainMs }: { settings: Settings; drainMs?: number },
): Promise<{ stop: () => Promise<void> }> {
  let next: LoadingChild | undefined = first
  const start = (): Promise<Life> => {
    const child = next ?? loadChild(first.file)
    next = undefined
    return child.begin(settings, { drainMs })
  }
  return keepRunning({ name, start, say })
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
