import { randomUUID } from 'node:crypto'
import { authUsers, type Metadata } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { invalid } from '../wire/auth-error.ts'
import { lockUser } from './user-rows.ts'
import { showUser, type User, type UserView } from './user-view.ts'

/** The size limit of metadata. Every access token contains the metadata, and a token must fit into a header. */
const MAX_METADATA_BYTES = 6 * 1024

export type Address = { email: string } | { phone: string }

export function blankUser(address: Address | undefined, now: Date): User {
  return {
    id: randomUUID(),
    role: 'authenticated',
    email: null,
    phone: null,
    passwordHash: null,
    emailConfirmedAt: null,
    emailProvenAt: null,
    phoneConfirmedAt: null,
    newEmail: null,
    emailChangeAgreed: null,
    newPhone: null,
    invitedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    emailChangeSentAt: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    appMetadata: {},
    userMetadata: {},
    isAnonymous: address === undefined,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    ...address,
  }
}

/** Finds the user with this address, or adds an unconfirmed user. Concurrent callers get the same user. */
export async function findOrAddUser(context: AuthContext, address: Address): Promise<User> {
  const { db, clock } = context
  await db.insert(authUsers).values(blankUser(address, clock())).onConflictDoNothing()
  return (await lockUser(db, address))!
}

export async function addUser({ db }: AuthContext, user: User): Promise<User> {
  const [added] = await db.insert(authUsers).values(user).returning()
  return added!
}

/**
 * Returns the response to a sign-up whose address is unconfirmed. It is the same for a new address, for an unconfirmed
 * address, and for an address that already has an account.
 */
export function showPending(
  { clock, sealing }: AuthContext,
  address: Address,
  { id, metadata }: { id: string | undefined; metadata: Metadata },
): UserView {
  const now = clock()
  const provider = 'email' in address ? 'email' : 'phone'
  const made = id ?? idFrom(sealing.fingerprint('auth-fabricated-user', Object.values(address)[0]!))
  const user = {
    ...blankUser(address, now),
    id: made,
    confirmationSentAt: now,
    appMetadata: { provider, providers: [provider] },
    userMetadata: { ...metadata, sub: made, ...address, email_verified: false, phone_verified: false },
  }
  return showUser(user, [], [])
}

/**
 * Returns the metadata unchanged.
 *
 * @throws {AuthError} if the metadata is not an object or is too large.
 */
export function checkMetadata(metadata: Metadata): Metadata {
  const bytes = Buffer.byteLength(JSON.stringify(metadata))
  if (bytes > MAX_METADATA_BYTES) throw invalid(`data may have at most ${MAX_METADATA_BYTES} bytes, not ${bytes}`)
  return metadata
}

/** Derives an id that is always the same for an address and looks like any other id. */
function idFrom(fingerprint: string): string {
  const bytes = Buffer.from(fingerprint, 'base64url').subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
