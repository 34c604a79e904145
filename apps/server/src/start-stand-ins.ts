import { PLAN_IDS } from '@dayreel/catalogue'
import { join } from 'node:path'
import type { Config } from '#config'
import type { Settings } from './processes/load-child.ts'

/** Stand-ins for the outside services that are not configured; reached over HTTP like the real ones, by the settings answered here. */
export async function startStandIns(config: Config, running: AsyncDisposableStack): Promise<Settings> {
  const started = [startSandboxModel(config, running)]
  if (config.sandbox) {
    started.push(
      startSandboxGoogle(config, running),
      startSandboxStripe(config, running),
      startSandboxPlatforms(config, running),
    )
  }
  await Promise.allSettled(started)
  return Object.assign({}, ...(await Promise.all(started))) as Settings
}

async function startSandboxGoogle({ auth }: Config, running: AsyncDisposableStack): Promise<Settings> {
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
): Promise<Settings> {
  const { createSandboxInstagram, createSandboxTikTok, createSandboxYouTube } = await import('@dayreel/sandbox')
  const keptIn = (name: string): { stateFile: string } => ({ stateFile: join(dataFolder, `sandbox-${name}.state`) })
  const env: Record<string, string> = {}
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

async function startSandboxStripe(config: Config, running: AsyncDisposableStack): Promise<Settings> {
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
): Promise<Settings> {
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
