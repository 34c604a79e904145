import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createSandboxS3, type SandboxS3 } from '@dayreel/sandbox'
import { startEmbeddedPostgres, startStandIns } from '@dayreel/server/testing'
import { freePort } from '@dayreel/server/testing/free-port'
import { soakSettings } from '../dayreel-under-fire.ts'
import { createSiteProcess, type SiteProcess } from './site-process.ts'
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts'

const SERVERS = 2
const WORKERS = 3
const MANY = '1000000'
/** The defaults of a server that other machines can reach. On a loopback address, the default is 0. */
const SHUTDOWN = { SHUTDOWN_DELAY_SECONDS: '5', SHUTDOWN_GRACE_SECONDS: '60' }

export type Cluster = {
  url: string
  databaseUrl: string
  proxy: TlsProxy
  servers: SiteProcess[]
  workers: SiteProcess[]
  s3: SandboxS3
  youtube: Awaited<ReturnType<typeof startStandIns>>['youtube']
  /** The settings of its servers and workers, for commands of the operator. */
  env: NodeJS.ProcessEnv
}

/**
 * Starts a site of several processes: PostgreSQL, a TLS proxy, two servers, three workers, and stand-ins for S3 and the
 * platforms. Each process has its own data folder, as on separate machines. `DATABASE_URL`, if it is set, names an
 * empty database to use instead of an embedded one.
 *
 * @param mark `NAME=value` in the environment of every process, by which leftover processes are found.
 */
export async function startCluster(folder: string, mark: string, open: AsyncDisposableStack): Promise<Cluster> {
  await mkdir(folder, { recursive: true })
  const databaseUrl = process.env['DATABASE_URL'] ?? (await startPostgres(join(folder, 'postgres'), open))
  const s3 = await createSandboxS3()
  open.defer(s3.close)
  const standIns = await startStandIns({ dailyUploads: Number(MANY) })
  open.defer(() => standIns.close())
  const proxy = await startTlsProxy(folder)
  open.defer(proxy.close)
  const env = {
    ...soakSettings(mark),
    ...standIns.env,
    ...SHUTDOWN,
    YOUTUBE_DAILY_UPLOADS: MANY,
    YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: MANY,
    DATABASE_URL: databaseUrl,
    MASTER_KEY: randomBytes(32).toString('base64'),
    SITE_URL: proxy.url,
    TRUSTED_PROXIES: '127.0.0.1',
    S3_ENDPOINT: s3.url,
    S3_BUCKET: s3.bucketName,
    S3_REGION: s3.account.region,
    S3_ACCESS_KEY_ID: s3.account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.account.secretAccessKey,
  }
  const create = (kind: 'server' | 'worker', number: number, port?: number): SiteProcess => {
    const name = `${kind} ${number}`
    const own = { DATA_FOLDER: join(folder, name.replace(' ', '-')), ...(port && { PORT: String(port) }) }
    const created = createSiteProcess(kind, name, { ...env, ...own })
    open.defer(() => created.end('SIGTERM'))
    return created
  }
  const ports = await Promise.all(Array.from({ length: SERVERS }, () => freePort()))
  const servers = ports.map((port, i) => create('server', i + 1, port))
  const workers = Array.from({ length: WORKERS }, (_, i) => create('worker', i + 1))
  proxy.use(ports)
  await Promise.all([...servers, ...workers].map((each) => each.start()))
  const { youtube } = standIns
  return { url: proxy.url, databaseUrl, proxy, servers, workers, s3, youtube, env: { ...env, DATA_FOLDER: folder } }
}

async function startPostgres(folder: string, open: AsyncDisposableStack): Promise<string> {
  const postgres = await startEmbeddedPostgres({ folder })
  open.defer(postgres.stop)
  return postgres.url
}
