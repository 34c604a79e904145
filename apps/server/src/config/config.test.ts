import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { loadMasterKey } from './master-key.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const PUBLIC = { HOST: '0.0.0.0', SITE_URL: 'https://dayreel.test', SMTP_URL: 'smtp://mail.test', MASTER_KEY: KEY }

function faultsOf(...input: Parameters<typeof readConfig>): string {
  try {
    readConfig(...input)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('reading', () => {
  test('an empty environment gives a server for this machine only', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      isLoopback: true,
      sandbox: true,
      mail: { smtpUrl: undefined, from: 'Dayreel <no-reply@localhost>' },
      edge: { trustedProxies: [], corsOrigins: [], metricsToken: undefined },
      auth: {
        hosted: undefined,
        signUp: true,
        emailAutoconfirm: true,
        anonymous: false,
        manualLinking: false,
        passwordCheck: 'common',
      },
    })
  })

  test('accepts every setting of .env.example unchanged when it is switched on', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
    const settings = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gmu, ''))
    expect(Object.keys(settings).length).toBeGreaterThan(10)
    const { models, sandboxProviders } = readConfig({ ...settings, TEXT_API_KEY: 'k' })
    expect(models.text?.name).toBe('openai-compatible/llama3.2')
    expect([models.limitDayMicros, sandboxProviders]).toEqual([5_000_000, true])
  })

  test('a bucket needs a key, and its settings need a bucket', () => {
    expect(faultsOf({ S3_BUCKET: 'videos' })).toMatch(
      /S3_ACCESS_KEY_ID is missing: .*\n {2}S3_SECRET_ACCESS_KEY is missing/,
    )
    expect(faultsOf({ FILES_PUBLIC_URL: 'https://files.test', FILES_MOVE: 'folder-to-s3' })).toContain(
      'S3_BUCKET is missing: FILES_PUBLIC_URL, FILES_MOVE need it',
    )
    const bucket = { S3_BUCKET: 'videos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', S3_REGION: 'eu-1' }
    expect(faultsOf({ ...PUBLIC, ...bucket, FILES_PUBLIC_URL: 'http://files.test' })).toContain('FILES_PUBLIC_URL must')
    expect(readConfig(bucket).files.s3).toMatchObject({ bucket: 'videos', endpoint: 'https://s3.eu-1.amazonaws.com' })
    expect(readConfig({}).files).toEqual({ s3Service: undefined, s3: undefined, move: undefined, accelPath: undefined })
  })

  test('a setting can be read from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dayreel-settings-'))
    const file = join(folder, 'key')
    writeFileSync(file, `${KEY}\n`)
    expect(readConfig({ MASTER_KEY_FILE: file }).masterKey).toEqual(Buffer.alloc(32, 7))
    const other = Buffer.alloc(32, 8).toString('base64')
    expect(readConfig({ MASTER_KEY: other, MASTER_KEY_FILE: file }).masterKey).toEqual(Buffer.alloc(32, 8))
    const faults = faultsOf({ MASTER_KEY_FILE: join(folder, 'none'), SMTP_URL_FILE: folder })
    expect(faults).toContain('MASTER_KEY_FILE names a file that cannot be read (ENOENT)')
    expect(faults).toContain('SMTP_URL_FILE names a file that cannot be read (not a file)')
    writeFileSync(file, 'x'.repeat(70_000))
    expect(faultsOf({ MASTER_KEY_FILE: file })).toContain('larger than 65536 bytes')
    rmSync(folder, { recursive: true })
  })

  test('a blank value counts as missing', () => {
    expect(readConfig({ PORT: ' ', SITE_URL: '', SANDBOX: '' }).port).toBe(3000)
  })

  test('all faults are reported together, each with its variable', () => {
    const faults = faultsOf({
      HOST: '0.0.0.0',
      PORT: '99999',
      LOG_LEVEL: 'loud',
      AUTH_SIGN_UP: 'yes',
      MASTER_KEY: 'short',
    })
    for (const name of ['PORT', 'LOG_LEVEL', 'AUTH_SIGN_UP', 'MASTER_KEY', 'SITE_URL', 'SMTP_URL']) {
      expect([name, faults.match(new RegExp(`^  ${name} `, 'gm'))?.length]).toEqual([name, 1])
    }
  })

  test.each([
    ['PORT', '0'],
    ['SITE_URL', 'dayreel.test'],
    ['DATABASE_URL', 'mysql://here'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['OPERATOR_EMAIL', 'nobody'],
    ['METRICS_TOKEN', 'short'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['CORS_ORIGINS', 'https://a.test/path'],
    ['AUTH_SIGNING_KEYS', '{'],
    ['AUTH_SIGNING_KEYS', '[{"kty":"none"}]'],
    ['AUTH_RATE_LIMITS', '{"token":{"points":0,"seconds":1}}'],
    ['AUTH_MIN_PASSWORD_LENGTH', '5'],
    ['AUTH_PASSWORD_CHECK', 'on'],
    ['GOOGLE_CLIENT_ID', 'alone'],
    ['STRIPE_SECRET_KEY', 'pk_test_public'],
    ['STRIPE_SECRET_KEY', 'sk_test_alone'],
    ['STRIPE_WEBHOOK_SECRETS', 'whsec_of_eight_letters,secret'],
    ['STRIPE_PRICE_PRO', 'prod_1234'],
    ['AUTH_URL', 'https://auth.test'],
    ['S3_BUCKET', 'Upper_Case'],
    ['S3_REGION', 'eu west'],
    ['FILES_MOVE', 'to-the-moon'],
    ['FILES_ACCEL_PATH', 'no-slash'],
  ])('%s=%s is rejected', (name, value) => {
    expect(faultsOf({ [name]: value })).not.toBe('')
  })

  test.each([
    [
      '{"sigup":{"points":1,"seconds":1}}',
      /^  AUTH_RATE_LIMITS has no limit named sigup; the limits are signup, .*, texts$/m,
    ],
    ['{"sigup":1,"tokn":1}', /^  AUTH_RATE_LIMITS has no limit named sigup or tokn; the limits are /m],
    [
      '{"token":{"points":0,"seconds":1}}',
      /^  AUTH_RATE_LIMITS must be like \{"token":\{.*\}\}, with whole numbers from 1$/m,
    ],
    ['{"token":60}', /^  AUTH_RATE_LIMITS must be like /m],
    ['[]', /^  AUTH_RATE_LIMITS must be like /m],
    ['token=60', /^  AUTH_RATE_LIMITS must be JSON$/m],
  ])('AUTH_RATE_LIMITS=%s is rejected with the valid names', (value, sentence) => {
    expect(faultsOf({ AUTH_RATE_LIMITS: value })).toMatch(sentence)
  })

  test.each([
    ['MASTER_KEYS_BEFORE', 'PREVIOUS_MASTER_KEYS'],
    ['INSTAGRAM_WAY', 'INSTAGRAM_LOGIN'],
    ['YOUTUBE_UPLOADS_A_DAY', 'YOUTUBE_DAILY_UPLOADS'],
    ['YOUTUBE_UPLOADS_A_DAY_AND_ACCOUNT', 'YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT'],
  ])('rejects the old name %s with the new name %s', (before, now) => {
    expect(faultsOf({ [before]: '1' })).toBe(
      `The configuration can’t be used:\n  ${before} is now called ${now}: rename it`,
    )
  })

  test('sets limits by their names', () => {
    const limits = { token: { points: 7, seconds: 60 }, mailsPerAddress: { points: 1, seconds: 1 } }
    expect(readConfig({ AUTH_RATE_LIMITS: JSON.stringify(limits) }).auth.rateLimits).toEqual(limits)
  })

  test('splits lists at commas', () => {
    const { edge } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1', CORS_ORIGINS: 'https://a.test' })
    expect(edge).toMatchObject({ trustedProxies: ['10.0.0.0/8', '::1'], corsOrigins: ['https://a.test'] })
  })
})

describe('settings for loopback only', () => {
  test.each([
    ['SITE_URL', { SITE_URL: undefined }],
    ['SITE_URL', { SITE_URL: 'http://dayreel.test' }],
    ['SMTP_URL', { SMTP_URL: undefined }],
    ['MASTER_KEY', { MASTER_KEY: undefined }],
    ['SANDBOX', { SANDBOX: 'on' }],
    ['AUTH_EMAIL_AUTOCONFIRM', { AUTH_EMAIL_AUTOCONFIRM: 'on' }],
    ['AUTH_PHONE_AUTOCONFIRM', { AUTH_PHONE_AUTOCONFIRM: 'on' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'http://127.0.0.1:12111' }],
  ])('a public server rejects %s by name', (name, change) => {
    expect(faultsOf({ ...PUBLIC, ...change })).toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  test('a public server with all settings starts, without sandbox and without unconfirmed sign-up', () => {
    const config = readConfig(PUBLIC)
    expect(config).toMatchObject({ isLoopback: false, sandbox: false })
    expect(config.auth).toMatchObject({ emailAutoconfirm: false, phoneAutoconfirm: false })
  })

  test('a public site behind a proxy of this machine is not loopback', () => {
    expect(readConfig({ ...PUBLIC, HOST: '127.0.0.1' }).isLoopback).toBe(false)
    expect(faultsOf({ SITE_URL: 'https://dayreel.test' })).toContain('SMTP_URL is missing')
  })

  test.each(['0.0.0.0', '::', '192.168.1.2', 'example.com', '127.0.0.1.evil.test'])('%s is not loopback', (HOST) => {
    expect(faultsOf({ HOST })).toContain('MASTER_KEY is missing')
  })

  test('on loopback with a mail server email is confirmed', () => {
    expect(readConfig({ SMTP_URL: 'smtp://localhost:2525' }).auth.emailAutoconfirm).toBe(false)
  })
})

test('a separate server needs the shared database and the shared key', () => {
  const faults = faultsOf({}, 'apart')
  expect(faults).toContain('DATABASE_URL is missing')
  expect(faults).toContain('MASTER_KEY is missing')
  expect(faultsOf({ DATABASE_URL: 'postgresql://db/x', MASTER_KEY: KEY }, 'apart')).toBe('')
})

describe('master key', () => {
  const folders: string[] = []
  const newFolder = (): string => {
    folders.push(mkdtempSync(join(tmpdir(), 'dayreel-key-')))
    return folders.at(-1)!
  }
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

  test('is created once, readable by its owner only', () => {
    const dataFolder = join(newFolder(), 'new')
    const first = loadMasterKey({ masterKey: undefined, dataFolder })
    expect(first).toHaveLength(32)
    expect(loadMasterKey({ masterKey: undefined, dataFolder })).toEqual(first)
    expect(statSync(join(dataFolder, 'master-key')).mode & 0o777).toBe(0o600)
  })

  test('a configured key wins and no file is written', () => {
    const dataFolder = join(newFolder(), 'new')
    const masterKey = Buffer.alloc(32, 1)
    expect(loadMasterKey({ masterKey, dataFolder })).toBe(masterKey)
    expect(() => statSync(dataFolder)).toThrow('ENOENT')
  })

  test('a damaged key is not replaced silently', () => {
    const dataFolder = newFolder()
    writeFileSync(join(dataFolder, 'master-key'), 'half')
    expect(() => loadMasterKey({ masterKey: undefined, dataFolder })).toThrow(/damaged/)
  })
})
