import { PLAN_IDS } from '@dayreel/catalogue'
import { join } from 'node:path'
import { PLATFORM_SETTINGS, type Config } from '#config'
import type { Settings } from './load-child.ts'

/**
 * Starts stand-ins for the outside services that are not configured. With the returned settings, they are reached over
 * HTTP like the real services.
 */
export async function startStandIns(config: Config, running: AsyncDisposableStack): Promise<Settings> {
  const started = [
    startSandboxModel(config, running),
    startSandboxWikipedia(config, running),
    startSandboxPhotos(config, running),
    startSandboxPictures(config, running),
  ]
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

/** Starts stand-ins for platforms. Like real platforms, they keep their tokens and posts across restarts. */
async function startSandboxPlatforms(
  { platforms, dataFolder }: Config,
  running: AsyncDisposableStack,
): Promise<Settings> {
  const { SANDBOX_PLATFORMS } = await import('@dayreel/sandbox')
  const env: Record<string, string> = {}
  for (const [name, { id, secret, address }] of Object.entries(PLATFORM_SETTINGS)) {
    if (platforms[name as keyof typeof PLATFORM_SETTINGS] !== undefined) continue
    const standIn = await SANDBOX_PLATFORMS[name]!({ stateFile: join(dataFolder, `sandbox-${name}.state`) })
    running.defer(standIn.close)
    Object.assign(env, { [id]: standIn.id, [secret]: standIn.secret, [address]: standIn.url })
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

/** Starts a stand-in for a language model if it is requested and no model is configured. */
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

/** Starts a stand-in for Wikipedia if it is requested and no source of facts is configured. */
async function startSandboxWikipedia(
  { sandboxProviders, models }: Config,
  running: AsyncDisposableStack,
): Promise<Settings> {
  if (!sandboxProviders || models.facts !== undefined) return {}
  const { createSandboxWikipedia } = await import('@dayreel/sandbox')
  const sandbox = await createSandboxWikipedia()
  running.defer(() => sandbox.close())
  return { FACTS: 'wikipedia', FACTS_CONTACT: 'https://localhost', FACTS_URL: sandbox.address }
}

/** Starts a stand-in for the sources of photographs if it is requested and none is configured. */
async function startSandboxPhotos(
  { sandboxProviders, models }: Config,
  running: AsyncDisposableStack,
): Promise<Settings> {
  if (!sandboxProviders || models.photos.services.length > 0 || models.photos.address !== undefined) return {}
  const { createSandboxPhotos } = await import('@dayreel/sandbox')
  const sandbox = await createSandboxPhotos()
  running.defer(() => sandbox.close())
  return {
    PHOTOS: 'free',
    PHOTOS_CONTACT: 'https://localhost',
    PHOTOS_URL: sandbox.address,
    PEXELS_API_KEY: sandbox.key,
    PIXABAY_API_KEY: sandbox.key,
  }
}

/** Starts a stand-in for an image model if it is requested and no model is configured. */
async function startSandboxPictures(
  { sandboxProviders, models }: Config,
  running: AsyncDisposableStack,
): Promise<Settings> {
  if (!sandboxProviders || models.pictures !== undefined) return {}
  const { createSandboxPictures } = await import('@dayreel/sandbox')
  const sandbox = await createSandboxPictures()
  running.defer(() => sandbox.close())
  return {
    PICTURES_PROVIDER: 'openai',
    PICTURES_BASE_URL: sandbox.baseUrls.openai,
    PICTURES_API_KEY: sandbox.key!,
    PICTURES_PRICE: '0.04',
    PICTURES_PLANS: PLAN_IDS.join(','),
    SANDBOX_PICTURES: 'on',
  }
}
