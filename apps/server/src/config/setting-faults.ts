import { platformOf } from '@dayreel/catalogue'
import type { RunsAs } from './runs-as.ts'
import type { Environment } from './environment.ts'
import { filesFaults } from './files-config.ts'
import { PRICE_SETTINGS } from './payment-config.ts'
import { PLATFORM_SETTINGS } from './platform-settings.ts'

/** Returns faults of settings that are missing or forbidden if other machines can reach the server. */
export function faultsBeyondLoopback(settings: Environment): string[] {
  const {
    SANDBOX_PICTURES,
    SITE_URL,
    SMTP_URL,
    MASTER_KEY,
    SANDBOX,
    SANDBOX_PROVIDERS,
    AUTH_EMAIL_AUTOCONFIRM,
    AUTH_PHONE_AUTOCONFIRM,
  } = settings
  const faults: string[] = []
  if (SITE_URL === undefined) faults.push('SITE_URL is missing: set the public address of the site, https://…')
  else if (!SITE_URL.startsWith('https://'))
    faults.push('SITE_URL must begin with https://, except on a loopback address')
  if (SMTP_URL === undefined) faults.push('SMTP_URL is missing: set the mail server, smtp://user:password@host:587')
  if (MASTER_KEY === undefined) {
    faults.push('MASTER_KEY is missing: set 32 bytes in base64, made with: openssl rand -base64 32')
  }
  if (settings.STRIPE_API_URL !== undefined) faults.push('STRIPE_API_URL is for a stand-in on this machine: remove it')
  if (settings.FACTS_URL !== undefined) faults.push('FACTS_URL is for a stand-in on this machine: remove it')
  if (settings.PHOTOS_URL !== undefined) faults.push('PHOTOS_URL is for a stand-in on this machine: remove it')
  const onlyHere = 'may be on only if the server listens on a loopback address'
  if (SANDBOX === true) faults.push(`SANDBOX ${onlyHere}`)
  if (SANDBOX_PICTURES === true) faults.push(`SANDBOX_PICTURES ${onlyHere}`)
  if (SANDBOX_PROVIDERS === true) faults.push(`SANDBOX_PROVIDERS ${onlyHere}`)
  if (AUTH_EMAIL_AUTOCONFIRM === true) faults.push(`AUTH_EMAIL_AUTOCONFIRM ${onlyHere}`)
  if (AUTH_PHONE_AUTOCONFIRM === true) faults.push(`AUTH_PHONE_AUTOCONFIRM ${onlyHere}`)
  // Other users must not connect to a stand-in or mistake it for the real platform.
  for (const { address } of Object.values(PLATFORM_SETTINGS))
    if (settings[address] !== undefined) faults.push(`${address} ${onlyHere}`)
  return faults
}

/** Returns faults of settings that depend on each other. */
export function faultsOfCombination(settings: Environment, runsAs: RunsAs): string[] {
  const faults: string[] = []
  if (runsAs === 'apart') {
    if (settings.DATABASE_URL === undefined) {
      faults.push('DATABASE_URL is missing: npm run serve and npm run work need a shared database')
    }
    if (settings.MASTER_KEY === undefined) {
      faults.push('MASTER_KEY is missing: all servers and workers of a database need the same key')
    }
  }
  if ((settings.GOOGLE_CLIENT_ID === undefined) !== (settings.GOOGLE_CLIENT_SECRET === undefined)) {
    const missing = settings.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'
    faults.push(`${missing} is missing: Google sign-in needs both the client id and its secret`)
  }
  faults.push(...paymentFaults(settings), ...filesFaults(settings))
  for (const [name, { id, secret }] of Object.entries(PLATFORM_SETTINGS)) {
    if ((settings[id] === undefined) === (settings[secret] === undefined)) continue
    const { label } = platformOf(name)
    faults.push(`${settings[id] === undefined ? id : secret} is missing: ${label} needs both ${id} and ${secret}`)
  }
  if (settings.AUTH_URL !== undefined) {
    if (settings.AUTH_PUBLIC_KEY === undefined) {
      faults.push('AUTH_PUBLIC_KEY is missing: the hosted auth service needs its publishable key')
    }
    if (settings.AUTH_ADMIN_KEY === undefined) {
      faults.push('AUTH_ADMIN_KEY is missing: accounts of the hosted auth service can’t be deleted without it')
    }
  }
  return faults
}

/** Returns faults of the payment settings. A site that sells needs the provider's events and prices. */
function paymentFaults(settings: Environment): string[] {
  if (settings.STRIPE_SECRET_KEY === undefined) return []
  const faults = PRICE_SETTINGS.filter((name) => settings[name].length === 0).map(
    (name) => `${name} is missing: npm run stripe:setup creates the prices and prints them`,
  )
  if (settings.STRIPE_WEBHOOK_SECRETS.length === 0)
    faults.push('STRIPE_WEBHOOK_SECRETS is missing: npm run stripe:setup creates the webhook and prints its secret')
  return faults
}

/**
 * Settings that had another name before version 0.2.0, by old name. Old names are not read, and the fault names the new
 * one.
 */
const RENAMED = {
  MASTER_KEYS_BEFORE: 'PREVIOUS_MASTER_KEYS',
  INSTAGRAM_WAY: 'INSTAGRAM_LOGIN',
  YOUTUBE_UPLOADS_A_DAY: 'YOUTUBE_DAILY_UPLOADS',
  YOUTUBE_UPLOADS_A_DAY_AND_ACCOUNT: 'YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT',
} as const

/** Returns a fault for each setting whose old name is still set. */
export function renamedSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(RENAMED)
    .filter(([before]) => env[before] !== undefined)
    .map(([before, now]) => `${before} is now called ${now}: rename it`)
}
