import { join } from 'node:path'
import { readConfig, type Config } from '#config'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { untilStopped } from '#lib/until-stopped.ts'
import { loadMasterKey } from './config/master-key.ts'
import { checkPort } from './processes/check-port.ts'
import { keepRunning, type Life } from './processes/keep-running.ts'
import { lockFolder } from './processes/lock-folder.ts'
import { loadChild, type LoadingChild, type Settings } from './processes/load-child.ts'
import { startStandIns } from './start-stand-ins.ts'

/**
 * Runs a Dayreel on one machine: database, server and worker, each started again when it dies, and all ended in order when this
 * process is told to stop.
 *
 * @param children the processes of server and worker; they load already.
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
  // Whatever fails, nothing is still starting when all is ended.
  await Promise.allSettled([database, standIns])
  const settings = {
    DATABASE_URL: await database,
    DATA_FOLDER: config.dataFolder,
    MASTER_KEY: Buffer.from(loadMasterKey(config)).toString('base64'),
    ...(await standIns),
  }
  const kept = [keepChild('server', children.server, settings), keepChild('worker', children.worker, settings)]
  running.defer(async () => void (await Promise.allSettled(kept.map(async (child) => (await child).stop()))))
  await Promise.all(kept)
  say(`\nDayreel is running: ${config.siteUrl}\nCtrl-C stops it.\n`)
  await stopped
}

/** Its address, once its tables are those of this version. */
async function openDatabase(config: Config, running: AsyncDisposableStack): Promise<string> {
  const url = config.databaseUrl ?? (await startDatabase(config, running))
  await migrate(url)
  return url
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

function keepChild(name: string, first: LoadingChild, settings: Settings): Promise<{ stop: () => Promise<void> }> {
  let next: LoadingChild | undefined = first
  const start = (): Promise<Life> => {
    const child = next ?? loadChild(first.file)
    next = undefined
    return child.begin(settings)
  }
  return keepRunning({ name, start, say })
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
