import { PLAN_IDS } from '@dayreel/catalogue'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '#config'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { untilStopped } from '#lib/until-stopped.ts'
import { loadMasterKey } from './config/master-key.ts'
import { checkPort } from './processes/check-port.ts'
import { keepRunning } from './processes/keep-running.ts'
import { lockFolder } from './processes/lock-folder.ts'
import { endWith } from './processes/run-process.ts'
import { startChild } from './processes/start-child.ts'

/**
 * The parent of a Dayreel on one machine: database, server and worker, each started again when it dies, and all ended in order when
 * this process is told to stop.
 */
async function main(): Promise<void> {
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
  const env = {
    ...process.env,
    DATABASE_URL: await database,
    DATA_FOLDER: config.dataFolder,
    MASTER_KEY: Buffer.from(loadMasterKey(config)).toString('base64'),
    ...(await standIns),
  }
  const children = await Promise.all([keepChild('server', './serve.ts', env), keepChild('worker', './work.ts', env)])
  running.defer(async () => void (await Promise.all(children.map((child) => child.stop()))))
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
  const start = async (): Promise<{ ended: Promise<string>; stop: () => Promise<void> }> => {
    const postgres = await startEmbeddedPostgres({ folder })
    url = postgres.url
    return { ended: postgres.ended, stop: postgres.stop }
  }
  const kept = await keepRunning({ name: 'database', start, say })
  running.defer(kept.stop)
  return url
}

/** Stand-ins for the outside services that are not configured; reached over HTTP like the real ones, by the settings answered here. */
async function startStandIns(config: Config, running: AsyncDisposableStack): Promise<NodeJS.ProcessEnv> {
  const started = [startSandboxModel(config, running)]
  if (config.sandbox) {
    started.push(
      startSandboxGoogle(config, running),
      startSandboxStripe(config, running),
      startSandboxPlatforms(config, running),
    )
  }
  await Promise.allSettled(started)
  return Object.assign({}, ...(await Promise.all(started))) as NodeJS.ProcessEnv
}

async function startSandboxGoogle({ auth }: Config, running: AsyncDisposableStack): Promise<NodeJS.ProcessEnv> {
  if (auth.google !== undefined || auth.hosted !== undefined) return {}
  const { createSandboxGoogle } = await import('@dayreel/sandbox')
  const google = await createSandboxGoogle()
  running.defer(google.close)
  return {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  }
}

/** Like real platforms they know, when they are started again, whom they have given tokens to, and what was posted. */
async function startSandboxPlatforms(
  { platforms, dataFolder }: Config,
  running: AsyncDisposableStack,
): Promise<NodeJS.ProcessEnv> {
  const { createSandboxInstagram, createSandboxTikTok, createSandboxYouTube } = await import('@dayreel/sandbox')
  const keptIn = (name: string): { stateFile: string } => ({ stateFile: join(dataFolder, `sandbox-${name}.state`) })
  const env: NodeJS.ProcessEnv = {}
  if (platforms.youtube === undefined) {
    const { clientId, clientSecret, url, close } = await createSandboxYouTube(keptIn('youtube'))
    running.defer(close)
    Object.assign(env, { YOUTUBE_CLIENT_ID: clientId, YOUTUBE_CLIENT_SECRET: clientSecret, YOUTUBE_ADDRESS: url })
  }
  if (platforms.instagram === undefined) {
    const { appId, appSecret, url, close } = await createSandboxInstagram(keptIn('instagram'))
    running.defer(close)
    Object.assign(env, { INSTAGRAM_APP_ID: appId, INSTAGRAM_APP_SECRET: appSecret, INSTAGRAM_ADDRESS: url })
  }
  if (platforms.tiktok === undefined) {
    const { clientKey, clientSecret, url, close } = await createSandboxTikTok(keptIn('tiktok'))
    running.defer(close)
    Object.assign(env, { TIKTOK_CLIENT_KEY: clientKey, TIKTOK_CLIENT_SECRET: clientSecret, TIKTOK_ADDRESS: url })
  }
  return env
}

async function startSandboxStripe(config: Config, running: AsyncDisposableStack): Promise<NodeJS.ProcessEnv> {
  if (config.payments !== undefined) return {}
  const { startStripeStandIn } = await import('./start-stripe-stand-in.ts')
  const { env, close } = await startStripeStandIn({
    siteUrl: `http://${config.host}:${config.port}`,
    stateFile: join(config.dataFolder, 'sandbox-stripe.json'),
  })
  running.defer(close)
  return env
}

/** A stand-in for a language model, where it is asked for and none is configured. */
async function startSandboxModel(
  { sandboxProviders, models }: Config,
  running: AsyncDisposableStack,
): Promise<NodeJS.ProcessEnv> {
  if (!sandboxProviders || models.text !== undefined) return {}
  const { createSandboxText } = await import('@dayreel/sandbox')
  const sandbox = await createSandboxText()
  running.defer(() => sandbox.close())
  const { baseUrls, key, model } = sandbox
  return {
    TEXT_PROVIDER: 'openai-compatible',
    TEXT_BASE_URL: baseUrls['openai-compatible'],
    TEXT_MODEL: model,
    TEXT_PLANS: PLAN_IDS.join(','),
    ...(key !== null && { TEXT_API_KEY: key }),
  }
}

function keepChild(name: string, file: string, env: NodeJS.ProcessEnv): Promise<{ stop: () => Promise<void> }> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return keepRunning({ name, start: () => startChild({ file: path, env, options: ['--together'] }), say })
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

await main().catch(endWith)
process.exit(0)
