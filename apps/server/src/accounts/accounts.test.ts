import { authRecoveryCodes } from '@dayreel/auth/testing'
import type { Profile } from '@dayreel/contract'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createAuth } from '#identity/create-auth.ts'
import { accounts, answeredRequests, connections, ledgerEntries, takenProjects, usedFreeProjects } from '#db/schema.ts'
import { sendMail } from '#jobs/send-mail.ts'
import { grantCredits, spendCredits } from '#ledger/credits.ts'
import { takeProject } from '#ledger/projects.ts'
import { accountFolder } from '#storage/account-folder.ts'
import { bearer, createTestAuth, emailOf } from '#test/create-test-services.ts'
import { findTraces } from '#test/find-traces.ts'
import { channelCalls } from '#test/given-channels.ts'
import { readZip } from '#test/read-zip.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { createApp } from '#compose/app.ts'
import { sweepDeleted } from './sweep-deleted.ts'

const running = startTestApp()

const get = (url: string, id: string) => running.app.inject({ url, headers: bearer(id) })
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, id: string, payload?: object) =>
  running.app.inject({ method, url, headers: bearer(id), ...(payload ? { payload } : {}) })

const newProfile = (id: string): Profile => ({
  name: '',
  company: '',
  email: emailOf(id),
  credits: 0,
  plan: 'free',
  isHost: false,
  locale: null,
  timeZone: null,
})

/** Creates a user with rows in many tables. */
async function givenPerson(): Promise<string> {
  const id = randomUUID()
  await send('PUT', '/api/users/profile', id, { name: 'Ada Lovelace', company: 'Engines' })
  const { db, sealing, storage, mailer, jobs } = running.services
  await db.transaction(async (tx) => {
    await grantCredits(tx, { accountId: id, credits: 5, reference: `grant:${id}` })
    await spendCredits(tx, { accountId: id, credits: 2, reference: 'run:1' })
    await takeProject(tx, sealing, { accountId: id, reference: 'video:1' })
  })
  await db.insert(answeredRequests).values({ accountId: id, call: 'x', key: 'k', requestHash: 'h', answer: { by: id } })
  await storage.put(`${accountFolder(id)}videos/1.mp4`, Buffer.from('a video'))
  await mailer.send({ to: emailOf(id), subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
  await jobs.enqueue(sendMail, { mailId: randomUUID() }, { accountId: id })
  return id
}

describe('profile and credits', () => {
  test('a new user has an empty profile, no credits and the free plan', async () => {
    await get('/api/users/profile', randomUUID()) // On a local machine, the first user becomes the operator.
    const id = randomUUID()
    const answer = await get('/api/users/profile', id)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(newProfile(id))
  })

  test('name and company change, and nothing else', async () => {
    const id = randomUUID()
    const others = { plan: 'pro', credits: 99, email: 'eve@example.com', id: randomUUID(), isHost: true }
    const change = { name: '  Ada ', company: '', ...others }
    const answer = await send('PUT', '/api/users/profile', id, change)
    const expected = { ...newProfile(id), name: 'Ada' }
    expect(answer.json()).toEqual(expected)
    expect((await get('/api/users/profile', id)).json()).toEqual(expected)
  })

  test('a detected region is saved only for an account without a region, and a chosen region is always saved', async () => {
    const id = randomUUID()
    const set = (locale: string, timeZone: string, isDetected?: boolean) =>
      send('PUT', '/api/users/region', id, { locale, timeZone, isDetected })
    expect((await set('de-AT', 'Europe/Vienna', true)).json()).toMatchObject({
      locale: 'de-AT',
      timeZone: 'Europe/Vienna',
    })
    await set('ja-JP', 'Asia/Tokyo', true)
    expect((await get('/api/users/profile', id)).json()).toMatchObject({ timeZone: 'Europe/Vienna' })
    await set('en-US', 'America/New_York')
    expect((await get('/api/users/profile', id)).json()).toMatchObject({
      locale: 'en-US',
      timeZone: 'America/New_York',
    })
  })

  test.each([
    ['en-US@posix', 'en-US'],
    ['de_DE.UTF-8', 'de-DE'],
  ])('the POSIX locale %s of a browser is saved as %s', async (locale, saved) => {
    const answer = await send('PUT', '/api/users/region', randomUUID(), { locale, timeZone: 'UTC', isDetected: true })
    expect(answer.json()).toMatchObject({ locale: saved })
  })

  test.each([
    [{ locale: 'en-GB', timeZone: 'Mars/Olympus' }, 'timeZone', 'Choose a time zone, such as Europe/Berlin.'],
    [{ locale: 'no locale', timeZone: 'UTC' }, 'locale', 'Choose a date format, such as en-GB.'],
  ])('the region %j is rejected', async (payload, field, message) => {
    const answer = await send('PUT', '/api/users/region', randomUUID(), payload)
    expect(answer.json()).toEqual({ code: 'unacceptable', message, details: { fields: [{ field, message }] } })
  })

  test.each([
    [{ name: ' ' }, 422, 'name', 'Enter your name.'],
    [{ name: 'x'.repeat(101) }, 422, 'name', 'Use at most 100 characters for your name.'],
    [{ name: 'a\u0000b' }, 422, 'name', 'Use letters, digits and signs in one line for your name.'],
    [{ name: 'a\ud800' }, 422, 'name', 'Use letters, digits and signs in one line for your name.'],
    [{}, 400, 'name', 'The name is missing.'],
    [{ name: 'Ada', company: 7 }, 400, 'company', 'The company must be a text.'],
  ])('%j is rejected with %d and a sentence for the user', async (payload, status, field, message) => {
    const answer = await send('PUT', '/api/users/profile', randomUUID(), payload)
    expect(answer.statusCode).toBe(status)
    const code = status === 400 ? 'malformed' : 'unacceptable'
    expect(answer.json()).toEqual({ code, message, details: { fields: [{ field, message }] } })
  })

  test.each(['text/plain', 'application/xml'])('a body of the type %s is answered with 415', async (type) => {
    const headers = { ...bearer(randomUUID()), 'content-type': type }
    const answer = await running.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      headers,
      payload: '{"name":"Ada"}',
    })
    expect(answer.json()).toMatchObject({ code: 'unsupported_type' })
    expect(answer.statusCode).toBe(415)
  })

  test('returns nothing without a session', async () => {
    const answer = await running.app.inject({ url: '/api/users/credits' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ code: 'unauthenticated', message: 'Sign in to continue.' })
  })

  test('the balance comes from the ledger', async () => {
    const id = await givenPerson()
    expect((await get('/api/users/credits', id)).json()).toEqual({ credits: 3 })
  })

  test('the allowance is 3 minus the used projects of the plan', async () => {
    expect((await get('/api/users/allowance', await givenPerson())).json()).toEqual({ projectsLeft: 2 })
  })
})

describe('sessions', () => {
  test('the current session is marked', async () => {
    const { sessions } = (await get('/api/users/sessions', randomUUID())).json<{ sessions: { isCurrent: boolean }[] }>()
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
  })

  test('names the auth service as the reason if that service cannot list sessions', async () => {
    const bare = { ...createTestAuth(), listSessions: undefined, endOtherSessions: undefined }
    const other = await createApp({ ...running.services, auth: bare })
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await other.inject({ method, url: '/api/users/sessions', headers: bearer(randomUUID()) })
      expect(answer.json()).toMatchObject({ code: 'not_offered' })
    }
    await other.close()
  })
})

describe('export', () => {
  test('contains every row and file of the user, and of no other user', async () => {
    const [id, other] = [await givenPerson(), await givenPerson()]
    const { url } = (await send('POST', '/api/users/export', id)).json<{ url: string }>()
    const answer = await running.app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = readZip(answer.rawPayload)
    expect(files.get('files/videos/1.mp4')!.toString()).toBe('a video')
    const rows = (name: string) => JSON.parse(files.get(`${name}.json`)!.toString()) as object[]
    expect(rows('account')).toMatchObject([{ id, email: emailOf(id), name: 'Ada Lovelace' }])
    expect(rows('credits')).toMatchObject([{ amount: 5 }, { amount: -2 }])
    expect(rows('projects')).toMatchObject([{ reference: 'video:1' }])
    for (const content of files.values()) expect(content.toString()).not.toContain(other)
  })

  test('contains the channels with their lists and runs', async () => {
    const id = await givenPerson()
    const channel = await givenChannel(id)
    const { url } = (await send('POST', '/api/users/export', id)).json<{ url: string }>()
    const files = readZip((await running.app.inject({ url })).rawPayload)
    const rows = (name: string) => JSON.parse(files.get(`${name}.json`)!.toString()) as object[]
    expect(rows('channels')).toMatchObject([{ id: channel, templateId: 'impossible-worlds' }])
    expect(rows('channel-settings')).toMatchObject([{ channelId: channel, choices: { notes: 'in blue' } }])
    expect(rows('channel-subjects')).toMatchObject([{ channelId: channel, text: 'A lamp in the snow' }])
    expect(rows('runs')).toMatchObject([{ channelId: channel, kind: 'activation' }])
    expect(rows('connections')).toMatchObject([{ platform: 'youtube', platformId: id }])
  })

  test('the link works for one user and for five minutes', async () => {
    const [id, other] = [await givenPerson(), await givenPerson()]
    const { url } = (await send('POST', '/api/users/export', id)).json<{ url: string }>()
    expect((await running.app.inject({ url: url.replace(id, other) })).statusCode).toBe(404)
    expect((await running.app.inject({ url: url.replace(/expires=\d+/, 'expires=1') })).statusCode).toBe(404)
    const expires = Number(new URL(url, 'http://x').searchParams.get('expires'))
    expect(expires - Date.now() / 1000).toBeLessThanOrEqual(301)
  })
})

/** Creates a channel with a subject in its list and a linked account. */
async function givenChannel(accountId: string): Promise<string> {
  const { db } = running.services
  const { activate, call } = channelCalls(running.app, db, accountId)
  await db.insert(connections).values({ accountId, platform: 'youtube', platformId: accountId })
  const { id } = await activate({ customNotes: 'in blue' })
  await call('POST', `${id}/subjects`, { texts: ['A lamp in the snow'] })
  return id
}

const remove = (id: string, email = emailOf(id)) => send('POST', '/api/users/delete-account', id, { email })

describe('deletion', () => {
  test('requires the account’s address as a confirmation', async () => {
    const id = await givenPerson()
    const answer = await remove(id, 'other@example.com')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'confirmation_mismatch' })
    expect((await get('/api/users/profile', id)).json()).toMatchObject({ name: 'Ada Lovelace' })
  })

  test('leaves only the ledger, under an anonymous id', async () => {
    const { db, storage } = running.services
    const [id, other] = [await givenPerson(), await givenPerson()]
    const channel = await givenChannel(id)
    const before = await db.select().from(ledgerEntries)
    expect(await findTraces(db, [id])).not.toEqual([])
    expect((await remove(id, emailOf(id).toUpperCase())).statusCode).toBe(204)

    // The reference of the grant above contains the user's id. Real references contain the ids of runs and payments.
    const traces = await findTraces(db, [id, emailOf(id), channel])
    expect(traces.filter((trace) => !trace.startsWith('public.ledger_entries'))).toEqual([])
    const after = await db.select().from(ledgerEntries)
    const amounts = (entries: typeof before) => new Map(entries.map(({ id: entryId, amount }) => [entryId, amount]))
    expect(amounts(after)).toEqual(amounts(before))
    expect(after.filter(({ accountId }) => accountId === id)).toEqual([])
    expect(await storage.get(`${accountFolder(id)}videos/1.mp4`)).toBeUndefined()
    expect((await get('/api/users/profile', id)).statusCode).toBe(401)
    expect(await db.select().from(usedFreeProjects)).toMatchObject([{ count: 1 }])

    expect((await get('/api/users/profile', other)).json()).toMatchObject({ name: 'Ada Lovelace', credits: 3 })
    expect(await db.select().from(takenProjects).where(eq(takenProjects.accountId, other))).toHaveLength(1)
    expect(await storage.get(`${accountFolder(other)}videos/1.mp4`)).toBeDefined()
  })

  test('is completed by a second call after an interruption', async () => {
    const { db, auth } = running.services
    const id = await givenPerson()
    const failing = { ...auth, deleteUser: () => Promise.reject(new Error('the auth service is away')) }
    const other = await createApp({ ...running.services, auth: failing })
    const request = {
      method: 'POST',
      url: '/api/users/delete-account',
      headers: bearer(id),
      payload: { email: emailOf(id) },
    } as const
    expect((await other.inject(request)).statusCode).toBe(500)
    await other.close()
    expect((await running.app.inject(request)).statusCode).toBe(204)
    expect(await db.select().from(accounts).where(eq(accounts.id, id))).toEqual([])
  })

  test('a request that was accepted just before the deletion does not restore the row', async () => {
    const { db } = running.services
    const id = await givenPerson()
    const auth = createTestAuth()
    // This app's auth service still accepts the user, as for a request that arrived just before the deletion.
    const late = await createApp({ ...running.services, auth: { ...auth, deleteUser: async () => undefined } })
    expect((await remove(id)).statusCode).toBe(204)
    const answer = await late.inject({ url: '/api/users/profile', headers: bearer(id) })
    expect(answer.statusCode).toBe(401)
    expect(await db.select().from(accounts).where(eq(accounts.id, id))).toEqual([])
    await late.close()
  })

  test('rows and files that a worker wrote after the deletion are removed, and those of other accounts stay', async () => {
    const { storage } = running.services
    const [id, other] = [await givenPerson(), await givenPerson()]
    await remove(id)
    await storage.put(`${accountFolder(id)}videos/2.mp4`, Buffer.from('late'))
    await sweepDeleted(running.services, new AbortController().signal)
    expect(await storage.get(`${accountFolder(id)}videos/2.mp4`)).toBeUndefined()
    expect(await storage.get(`${accountFolder(other)}videos/1.mp4`)).toBeDefined()
  })

  test('deletes the user, identities, sessions, factors, codes and history of the auth service too', async () => {
    const { services, database } = running
    const { auth, authService } = createAuth({ ...services, pool: database.pool })
    const real = await createApp({ ...services, auth, ...(authService ? { authService } : {}) })
    const email = `grace-${randomUUID()}@example.com`
    const post = (url: string, payload: object, token?: string) =>
      real.inject({ method: 'POST', url, payload, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) })
    const signedUp = await post('/auth/v1/signup', { email, password: 'a long enough passphrase' })
    const { access_token: token, user } = signedUp.json<{ access_token: string; user: { id: string } }>()
    await post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'phone' }, token)
    await post('/auth/v1/recover', { email })
    const code = {
      id: randomUUID(),
      userId: user.id,
      setId: randomUUID(),
      codeFingerprint: 'abc',
      createdAt: new Date(),
    }
    await services.db.insert(authRecoveryCodes).values(code)
    const { url } = (await post('/api/users/export', {}, token)).json<{ url: string }>()
    const exported = readZip((await real.inject({ url })).rawPayload)
      .get('recovery-codes.json')!
      .toString()
    expect(JSON.parse(exported)).toMatchObject([{ id: code.id, usedAt: null }])
    expect(exported).not.toContain('codeFingerprint')
    expect(await findTraces(services.db, [user.id, email])).not.toEqual([])
    expect((await post('/api/users/delete-account', { email }, token)).statusCode).toBe(204)
    expect(await findTraces(services.db, [user.id, email])).toEqual([])
    expect(
      (await real.inject({ url: '/api/users/profile', headers: { authorization: `Bearer ${token}` } })).statusCode,
    ).toBe(401)
    await real.close()
  })
})
