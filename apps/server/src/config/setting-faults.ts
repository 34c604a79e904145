import type { RunsAs } from './config.ts'
import type { Environment } from './environment.ts'
import { PRICE_SETTINGS } from './payment-config.ts'

/** What is missing, or may not be, where others than the programs of this machine reach the server. */
export function faultsBeyondLoopback(settings: Environment): string[] {
  const { SITE_URL, SMTP_URL, MASTER_KEY, SANDBOX, SANDBOX_PROVIDERS, AUTH_EMAIL_AUTOCONFIRM, AUTH_PHONE_AUTOCONFIRM } =
    settings
  const faults: string[] = []
  if (SITE_URL === undefined) faults.push('SITE_URL is missing: set where people reach the site, https://…')
  else if (!SITE_URL.startsWith('https://')) faults.push('SITE_URL must begin with https:// beyond this machine')
  if (SMTP_URL === undefined) faults.push('SMTP_URL is missing: set the mail server, smtp://user:password@host:587')
  if (MASTER_KEY === undefined) {
    faults.push('MASTER_KEY is missing: set 32 bytes in base64, made with: openssl rand -base64 32')
  }
  if (settings.STRIPE_API_URL !== undefined)
    faults.push('STRIPE_API_URL is for a stand-in on this machine: leave it out')
  const onlyHere = 'may be on only where the server is reached from this machine alone'
  if (SANDBOX === true) faults.push(`SANDBOX ${onlyHere}`)
  if (SANDBOX_PROVIDERS === true) faults.push(`SANDBOX_PROVIDERS ${onlyHere}`)
  if (AUTH_EMAIL_AUTOCONFIRM === true) faults.push(`AUTH_EMAIL_AUTOCONFIRM ${onlyHere}`)
  if (AUTH_PHONE_AUTOCONFIRM === true) faults.push(`AUTH_PHONE_AUTOCONFIRM ${onlyHere}`)
  for (const name of ADDRESSES) if (settings[name] !== undefined) faults.push(`${name} ${onlyHere}`)
  return faults
}

/** Where stand-ins are: a connection to one of them must not be made, nor be taken for a real one, where others come in. */
const ADDRESSES = ['YOUTUBE_ADDRESS', 'INSTAGRAM_ADDRESS', 'TIKTOK_ADDRESS'] as const
const PAIRS = [
  ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET', 'YouTube'],
  ['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET', 'Instagram'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET', 'TikTok'],
] as const

/** Settings that need each other. */
export function faultsOfCombination(settings: Environment, runsAs: RunsAs): string[] {
  const faults: string[] = []
  if (runsAs === 'apart') {
    if (settings.DATABASE_URL === undefined) {
      faults.push('DATABASE_URL is missing: a server or worker by itself needs a database that others share')
    }
    if (settings.MASTER_KEY === undefined) {
      faults.push('MASTER_KEY is missing: servers and workers that share a database share this key as well')
    }
  }
  if ((settings.GOOGLE_CLIENT_ID === undefined) !== (settings.GOOGLE_CLIENT_SECRET === undefined)) {
    const missing = settings.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'
    faults.push(`${missing} is missing: Google sign-in needs both the client id and its secret`)
  }
  faults.push(...paymentFaults(settings))
  for (const [id, secret, name] of PAIRS) {
    if ((settings[id] === undefined) === (settings[secret] === undefined)) continue
    faults.push(`${settings[id] === undefined ? id : secret} is missing: ${name} needs both ${id} and ${secret}`)
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

/** Whoever sells something has to hear of its payment, and to say what is sold. */
function paymentFaults(settings: Environment): string[] {
  if (settings.STRIPE_SECRET_KEY === undefined) return []
  const faults = PRICE_SETTINGS.filter((name) => settings[name].length === 0).map(
    (name) => `${name} is missing: npm run stripe:setup makes the prices and prints them`,
  )
  if (settings.STRIPE_WEBHOOK_SECRETS.length === 0)
    faults.push('STRIPE_WEBHOOK_SECRETS is missing: npm run stripe:setup makes the webhook and prints its secret')
  return faults
}
