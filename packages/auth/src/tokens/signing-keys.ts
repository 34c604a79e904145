import { desc, sql } from 'drizzle-orm'
import {
  calculateJwkThumbprint,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose'
import type { Db } from '../db/db.ts'
import { authSigningKeys } from '../db/tables.ts'
import type { Sealing } from '../ports.ts'
import { AuthError } from '../wire/auth-error.ts'
import { SIGNING_KEY_PURPOSE } from './signing-key-purpose.ts'
import type { Switches } from '../switches.ts'

/** An advisory lock number that no other program on the database uses. */
const LOCK = 7_315_229_002
/** The shortest interval between two checks for a key that another server created. */
const LOOK_AGAIN_MS = 10_000
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k', 'oth'] as const

type Key = {
  kid: string | undefined
  algorithm: string
  signs: CryptoKey | Uint8Array | undefined
  verifies: CryptoKey | Uint8Array
  /** The public key. Undefined for a shared secret, which is never published. */
  published: JWK | undefined
}

export type SigningKeys = {
  sign(claims: JWTPayload): Promise<string>
  /** @throws {AuthError} `bad_jwt` */
  verify(token: string, expected: { issuer?: string; audience?: string }): Promise<JWTPayload>
  published(): Promise<JWK[]>
}

type SigningKeysOptions = { db: Db; sealing: Sealing; clock: () => Date } & Pick<
  Switches,
  'signingKeys' | 'sharedSecret'
>

/**
 * Creates the keys that sign access tokens. These are the configured keys, or else the service's own encrypted key in
 * the database.
 */
export function createSigningKeys(options: SigningKeysOptions): SigningKeys {
  const isConfigured = options.signingKeys.length > 0 || options.sharedSecret !== undefined
  let keys: Promise<Key[]> | undefined
  let loadedAt = 0

  function load(): Promise<Key[]> {
    loadedAt = options.clock().getTime()
    const loading = isConfigured ? importConfigured(options) : loadKept(options)
    loading.catch(() => (keys = undefined)) // After a failure, the next request tries again to load the keys.
    return (keys = loading)
  }
  async function find(kid: string | undefined): Promise<Key | undefined> {
    const found = (await (keys ?? load())).find((key) => key.kid === kid)
    const mayLook = kid !== undefined && !isConfigured && options.clock().getTime() - loadedAt > LOOK_AGAIN_MS
    return found ?? (mayLook ? (await load()).find((key) => key.kid === kid) : undefined)
  }
  return {
    async sign(claims) {
      const key = (await (keys ?? load())).find(({ signs }) => signs !== undefined)
      if (key === undefined) throw new Error('None of the configured signing keys is private.')
      const header = { alg: key.algorithm, typ: 'JWT', ...(key.kid === undefined ? {} : { kid: key.kid }) }
      return new SignJWT(claims).setProtectedHeader(header).sign(key.signs!)
    },
    async verify(token, expected) {
      const key = await find(readKeyId(token))
      if (key === undefined) throw badToken('no such key')
      // Each key has one algorithm, so that a token cannot choose how it is verified.
      const checks = { ...expected, algorithms: [key.algorithm], currentDate: options.clock() }
      const { payload } = await jwtVerify(token, key.verifies, checks).catch((cause: Error) => {
        throw badToken(cause.message, cause)
      })
      return payload
    },
    async published() {
      return (await (keys ?? load())).flatMap(({ published }) => published ?? [])
    },
  }
}

export function badToken(reason: string, cause?: unknown): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`, { cause })
}

function readKeyId(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch (cause) {
    throw badToken('token is malformed', cause)
  }
}

async function importConfigured({ signingKeys, sharedSecret }: SigningKeysOptions): Promise<Key[]> {
  const imported = await Promise.all(signingKeys.map((jwk) => importKey(jwk)))
  if (sharedSecret === undefined) return imported
  const secret = new TextEncoder().encode(sharedSecret)
  return [...imported, { kid: undefined, algorithm: 'HS256', signs: secret, verifies: secret, published: undefined }]
}

async function importKey(jwk: JWK): Promise<Key> {
  // WebCrypto rejects a private key whose `key_ops` include verify, but GoTrue writes such keys.
  const { key_ops: uses, use: _use, ext: _ext, ...bare } = jwk
  const algorithm = jwk.alg ?? { EC: 'ES256', RSA: 'RS256', oct: 'HS256' }[jwk.kty as 'EC' | 'RSA' | 'oct']
  const isSecret = jwk.kty === 'oct'
  const open = Object.fromEntries(
    Object.entries(bare).filter(([name]) => isSecret || !PRIVATE_MEMBERS.includes(name as 'd')),
  ) as JWK
  const kid = jwk.kid ?? (await calculateJwkThumbprint(open))
  const isPrivate = (isSecret || jwk.d !== undefined) && (uses === undefined || uses.includes('sign'))
  return {
    kid,
    algorithm,
    signs: isPrivate ? await importJWK(bare, algorithm) : undefined,
    verifies: await importJWK(open, algorithm),
    published: isSecret ? undefined : { ...open, kid, alg: algorithm, use: 'sig', key_ops: ['verify'] },
  }
}

/**
 * Loads the stored keys, newest first because the first key signs. The first server on a new database creates the first
 * key.
 */
async function loadKept({ db, sealing, clock }: SigningKeysOptions): Promise<Key[]> {
  let rows = await readKept(db)
  if (rows.length === 0) {
    rows = await db.transaction(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      const made = await readKept(db)
      if (made.length > 0) return made
      const { privateKey } = await generateKeyPair('ES256', { extractable: true })
      const jwk = await exportJWK(privateKey)
      const kid = await calculateJwkThumbprint(jwk)
      const sealedPrivateKey = sealing.seal(SIGNING_KEY_PURPOSE, JSON.stringify({ ...jwk, kid, alg: 'ES256' }))
      await db.insert(authSigningKeys).values({ kid, algorithm: 'ES256', sealedPrivateKey, createdAt: clock() })
      return readKept(db)
    })
  }
  return Promise.all(rows.map(({ sealedPrivateKey }) => importKey(openKey(sealing, sealedPrivateKey))))
}

function readKept(db: Db) {
  return db.select().from(authSigningKeys).orderBy(desc(authSigningKeys.createdAt))
}

function openKey(sealing: Sealing, sealed: string): JWK {
  try {
    return JSON.parse(sealing.open(SIGNING_KEY_PURPOSE, sealed)) as JWK
  } catch (cause) {
    throw new Error(
      'The signing keys in the database were sealed with another master key. Set the former MASTER_KEY.',
      {
        cause,
      },
    )
  }
}
