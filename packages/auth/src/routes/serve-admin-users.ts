import { asc, count, desc, ilike, or } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authUsers } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { audit } from '../people/audit.ts'
import { refuseTaken } from '../people/change-address.ts'
import { factorsOf, findFactor } from '../people/factors.ts'
import { refreshProviders, saveEmailIdentity, savePhoneIdentity } from '../people/identities.ts'
import { addUser, blankUser, checkMetadata } from '../people/new-user.ts'
import { removeFactor } from '../people/remove-factor.ts'
import { removeUser } from '../people/remove-user.ts'
import { changeUser, findUser } from '../people/user-rows.ts'
import { showFactor, viewUser, type User } from '../people/user-view.ts'
import { clearTokens } from '../tokens/one-time-tokens.ts'
import { endSessions } from '../tokens/sessions.ts'
import { readEmail, readPhone } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { readBody, readId, readQuery } from '../wire/read-input.ts'
import { readBan } from './read-ban.ts'

const MAX_PER_PAGE = 1000
const ADMIN_ROLES = ['service_role', 'supabase_admin']
const whole = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a number')
  .transform(Number)
const Page = z.object({
  page: whole.pipe(z.int().min(1)).default(1),
  per_page: whole.pipe(z.int().min(1)).default(50),
  filter: z.string().optional(),
  sort: z.string().optional(),
})
const record = z.record(z.string(), z.unknown())
const UserFields = z.object({
  id: z.guid().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: record.optional(),
  app_metadata: record.optional(),
  role: z.string().max(100).optional(),
  ban_duration: z.string().optional(),
})
type UserFields = z.output<typeof UserFields>
const Deletion = z.object({ should_soft_delete: z.boolean().default(false) })

/** Lets an admin read and change users. The caller checks the admin's rights. */
export function serveAdminUsers(app: FastifyInstance, context: AuthContext): void {
  app.get('/admin/users', (request, reply) => listUsers(context, request, reply))
  app.post('/admin/users', (request) => createUser(context, readBody(request, UserFields)))
  app.get('/admin/users/:id', async (request) => viewUser(context.db, (await readUser(context, request)).id))
  app.put('/admin/users/:id', async (request) => {
    const user = await readUser(context, request)
    await changeByAdmin(context, user, readBody(request, UserFields), request)
    return viewUser(context.db, user.id)
  })
  app.delete('/admin/users/:id', async (request) => {
    const user = await readUser(context, request)
    const isSoft = readBody(request, Deletion).should_soft_delete
    await (isSoft ? blankOut(context, user) : removeUser(context, user.id))
    return {}
  })
  app.get('/admin/users/:id/factors', async (request) => {
    const user = await readUser(context, request)
    return (await factorsOf(context, user.id)).map(showFactor)
  })
  app.delete('/admin/users/:id/factors/:factor', async (request) => {
    const user = await readUser(context, request)
    const factor = await findFactor(context, user.id, readId(request, 'factor'))
    await removeFactor(context, factor, request)
    return showFactor(factor)
  })
}

async function readUser(context: AuthContext, request: FastifyRequest): Promise<User> {
  const user = await findUser(context.db, { id: readId(request, 'id') })
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

async function listUsers({ db, baseUrl }: AuthContext, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const { page, per_page: wanted, filter, sort } = readQuery(request, Page)
  const perPage = Math.min(wanted, MAX_PER_PAGE)
  const pattern = `%${(filter ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const isMatch =
    filter === undefined ? undefined : or(ilike(authUsers.email, pattern), ilike(authUsers.phone, pattern))
  const order = sort?.toLowerCase() === 'created_at asc' ? asc : desc
  const rows = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(isMatch)
    .orderBy(order(authUsers.createdAt), order(authUsers.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [{ total }] = (await db.select({ total: count() }).from(authUsers).where(isMatch)) as [{ total: number }]
  const last = Math.max(1, Math.ceil(total / perPage))
  // `page` comes first and `rel` is quoted, because the client parses exactly this form.
  const link = (to: number, rel: string): string =>
    `<${baseUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  reply.header('x-total-count', total)
  reply.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '))
  return { users: await Promise.all(rows.map(({ id }) => viewUser(db, id))), aud: 'authenticated' }
}

async function createUser(context: AuthContext, body: UserFields): Promise<object> {
  if (!body.email && !body.phone) throw invalid('Cannot create a user without either an email or phone')
  const now = context.clock()
  const change = await readFields(context, undefined, body)
  const { id } = await inTransaction(context, async (context) => {
    const added = await addUser(context, {
      ...blankUser(undefined, now),
      ...(body.id === undefined ? {} : { id: body.id.toLowerCase() }),
      isAnonymous: false,
      ...change,
    })
    if (added.email !== null) await saveEmailIdentity(context, added)
    if (added.phone !== null) await savePhoneIdentity(context, added)
    return refreshProviders(context, added)
  })
  return viewUser(context.db, id)
}

async function changeByAdmin(
  context: AuthContext,
  user: User,
  body: UserFields,
  request: FastifyRequest,
): Promise<void> {
  const change = await readFields(context, user, body)
  await inTransaction(context, async (context) => {
    const changed = await changeUser(context, user.id, change)
    const isAddressed = (change.email ?? change.phone) !== undefined
    if (change.email !== undefined || change.emailConfirmedAt !== undefined) await saveEmailIdentity(context, changed)
    if (change.phone !== undefined || change.phoneConfirmedAt !== undefined) await savePhoneIdentity(context, changed)
    if (isAddressed || change.passwordHash !== undefined) await clearTokens(context, user.id)
    if (change.passwordHash !== undefined || change.bannedUntil) await endSessions(context, user.id)
    await refreshProviders(context, changed)
    await audit(context, user.id, 'changed_by_admin', request)
  })
}

/**
 * Reads the fields that an admin may change.
 *
 * @param user The user to change; undefined for a new user.
 */
async function readFields(context: AuthContext, user: User | undefined, body: UserFields): Promise<Partial<User>> {
  const { passwords, clock } = context
  const email = body.email ? readEmail(body.email) : undefined
  const phone = body.phone ? readPhone(body.phone) : undefined
  if (email !== undefined) await refuseTaken(context, user?.id, { email })
  if (phone !== undefined) await refuseTaken(context, user?.id, { phone })
  if (body.role !== undefined && ADMIN_ROLES.includes(body.role))
    throw invalid('A user cannot have the role of an admin key')
  if (body.password && body.password_hash) throw invalid('Only a password or a password hash should be provided')
  if (body.password) passwords.checkNew(body.password)
  if (body.password_hash && !passwords.isKnownHash(body.password_hash)) {
    throw invalid('password_hash must be an Argon2 hash in the PHC format')
  }
  const passwordHash = body.password ? await passwords.hash(body.password) : body.password_hash
  const now = clock()
  const change: Partial<User> = {}
  if (email !== undefined) change.email = email
  if (phone !== undefined) change.phone = phone
  if (passwordHash !== undefined) change.passwordHash = passwordHash
  if (body.email_confirm) Object.assign(change, { emailConfirmedAt: now, emailProvenAt: now })
  if (body.phone_confirm) change.phoneConfirmedAt = now
  if (body.role !== undefined) change.role = body.role
  if (body.ban_duration !== undefined) change.bannedUntil = readBan(body.ban_duration, now)
  if (body.app_metadata !== undefined) {
    change.appMetadata = checkMetadata({ ...user?.appMetadata, ...body.app_metadata })
  }
  const metadata = { ...user?.userMetadata, ...body.user_metadata }
  const isConfirmed = body.email_confirm && (email ?? user?.email)
  if (body.user_metadata !== undefined || isConfirmed) {
    change.userMetadata = checkMetadata(isConfirmed ? { ...metadata, email_verified: true } : metadata)
  }
  return change
}

/** Removes everything that identifies the user, but keeps the row because other rows refer to it. */
async function blankOut(context: AuthContext, user: User): Promise<void> {
  const { id, createdAt } = user
  const now = context.clock()
  await inTransaction(context, async (context) => {
    await removeUser(context, id)
    await addUser(context, { ...blankUser(undefined, now), id, createdAt, isAnonymous: false, deletedAt: now })
  })
}
