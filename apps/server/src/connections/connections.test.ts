import type { Connection, InstagramStatus, TikTokStatus, YouTubeConnection } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connections, connectStates, externalCleanups, mails } from '#db/schema.ts'
import { openAccount } from './open-account.ts'
import { createTestServices, emailOf, type TestServices } from '#test/create-test-services.ts'
import { findTraces } from '#test/find-traces.ts'
import { connectionCalls } from '#test/given-connections.ts'
import { readZip } from '#test/read-zip.ts'
import { startStandIns, type StandIns } from '#test/stand-ins.ts'
import { createApp } from '#compose/app.ts'
import { externalCleanupHandler } from '#compose/external-cleanup-handler.ts'
import { renewTokens } from './renew-tokens.ts'

let standIns: StandIns
let running: TestServices
let app: FastifyInstance
let person: ReturnType<typeof connectionCalls>
const PLATFORMS = ['youtube', 'instagram', 'tiktok'] as const

beforeAll(async () => {
  standIns = await startStandIns()
  running = await createTestServices({ env: standIns.env })
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
  await standIns.close()
})
beforeEach(async () => {
  person = connectionCalls(app, randomUUID())
  for (const name of PLATFORMS) standIns[name].faults.clear()
  await running.services.db.delete(externalCleanups)
})

const anybody = (): string => `p-${randomUUID().slice(0, 8)}`
const someone = (name: string): string => (name === 'youtube' ? `${anybody()}@example.com` : anybody())
const tokensOf = async (accountId: string) => {
  const [row] = await running.services.db.select().from(connections).where(eq(connections.accountId, accountId))
  return { row: row!, account: await openAccount(running.services, row!.id) }
}
const spoil = (name: (typeof PLATFORMS)[number], id: string, kind: string): Promise<Response> =>
  fetch(new URL(`/__sandbox/accounts/${encodeURIComponent(id)}/token`, standIns[name].url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  })

const externalCleanup = (): Promise<void> =>
  externalCleanupHandler.run(
    {},
    {
      services: running.services,
      signal: new AbortController().signal,
      complete: async () => undefined,
      progressed: async () => undefined,
    },
  )

describe('connecting', () => {
  test("each platform: after the user consents, the account is linked and the specification's message shown", async () => {
    expect(await person.connect('youtube', { account: someone('youtube') })).toMatch(
      /\/app\/connections\?youtube_status=connected$/,
    )
    expect(await person.connect('instagram', { account: anybody() })).toMatch(/\?instagram_status=connected$/)
    expect(await person.connect('tiktok', { account: anybody() })).toBe('TikTok account connected successfully!')
    const [channel] = await person.read<YouTubeConnection[]>('/api/auth/youtube/connections')
    expect(channel).toMatchObject({
      auto_post: true,
      isExpired: false,
      isSandbox: true,
      channel_id: expect.any(String),
    })
    expect(await person.read<InstagramStatus>('/api/instagram/status')).toMatchObject({
      isConnected: true,
      isExpired: false,
    })
    const tiktok = await person.read<TikTokStatus>('/api/tiktok/status')
    expect(tiktok).toMatchObject({ isConnected: true, open_id: expect.any(String), isSandbox: true })
    expect(await person.read<unknown[]>('/api/connections')).toHaveLength(3)
  })

  test('reports a refusal, an unticked permission and a missing channel in the words of the specification', async () => {
    const given = (account: object) => person.connect('youtube', { account: someone('youtube'), ...account })
    expect(await given({ decision: 'deny' })).toMatch(/youtube_error=permission_denied$/)
    expect(await given({ untick: true })).toMatch(/youtube_error=token_exchange_failed_no_refresh_token$/)
    expect(await given({ fields: { channel: 'none' } })).toMatch(/youtube_error=\w/)
    const personal = await person.connect('instagram', { account: anybody(), fields: { has: 'personal' } })
    expect(personal).toMatch(/instagram_error=no_instagram_business_account$/)
    expect(await person.read<unknown[]>('/api/connections')).toEqual([])
  })

  test('a state works once, for ten minutes, in the browser that started the flow', async () => {
    const { url, cookie } = await person.begin('youtube')
    const back = await person.consent(url, { account: someone('youtube') })
    const strange = await person.comeBack('youtube', back, `dayreel_connect=${'x'.repeat(22)}.${'x'.repeat(43)}`)
    expect(strange.headers.location).toMatch(/youtube_error=link_expired$/)
    expect((await person.comeBack('youtube', back, cookie)).headers.location).toMatch(/youtube_status=connected/)
    expect((await person.comeBack('youtube', back, cookie)).headers.location).toMatch(/youtube_error=link_expired$/)
    const late = await person.begin('youtube')
    await running.services.db.update(connectStates).set({ createdAt: new Date(Date.now() - 601_000) })
    const lateBack = await person.consent(late.url, { account: someone('youtube') })
    expect((await person.comeBack('youtube', lateBack, late.cookie)).headers.location).toMatch(
      /youtube_error=link_expired$/,
    )
  })

  test("TikTok: another user's state is rejected, on both forms of the path", async () => {
    const { url, cookie } = await person.begin('tiktok')
    const back = await person.consent(url, { account: anybody() })
    const other = connectionCalls(app, randomUUID())
    expect((await other.comeBack('tiktok', back, cookie)).statusCode).toBe(409)
    const doubled = await person.call('POST', '/api/api/tiktok/auth-callback', {
      code: back.searchParams.get('code')!,
      state: back.searchParams.get('state')!,
    })
    expect(doubled.statusCode).toBe(200)
  })

  test('a YouTube channel links once and to one user only; another user reads that it is not available', async () => {
    const account = someone('youtube')
    await person.connect('youtube', { account })
    expect(await person.connect('youtube', { account })).toMatch(/youtube_error=channel_already_connected$/)
    const other = connectionCalls(app, randomUUID())
    expect(await other.connect('youtube', { account })).toMatch(/youtube_error=channel_connected_elsewhere$/)
    expect(await other.read<unknown[]>('/api/connections')).toEqual([])
    expect(await person.read<unknown[]>('/api/connections')).toHaveLength(1)
  })

  test("another user's Instagram account is rejected in the same way", async () => {
    const account = anybody()
    await person.connect('instagram', { account })
    const other = connectionCalls(app, randomUUID())
    expect(await other.connect('instagram', { account })).toMatch(
      /instagram_error=instagram_account_connected_elsewhere$/,
    )
    expect(await other.connect('instagram', { account: anybody(), decision: 'deny' })).toMatch(
      /instagram_error=instagram_auth_failed$/,
    )
  })

  test('Instagram and TikTok: a second account is rejected while one is connected', async () => {
    await person.connect('tiktok', { account: anybody() })
    await expect(person.begin('tiktok')).rejects.toThrow(/TikTok is already connected/)
  })
})

describe('the general calls', () => {
  test.each(PLATFORMS)('%s: start, list, switch auto-post, disconnect', async (name) => {
    const started = await person.call('POST', `/api/connections/${name}/start`)
    expect(started.statusCode).toBe(200)
    const cookie = [started.headers['set-cookie']].flat().at(-1)!.split(';')[0]!
    const url = new URL(started.json<{ url: string }>().url)
    await person.comeBack(name, await person.consent(url, { account: someone(name) }), cookie)
    const [linked] = await person.read<Connection[]>('/api/connections')
    expect(linked).toMatchObject({ platform: name, autoPost: true, isExpired: false, isSandbox: true })

    const path = `/api/connections/${linked!.id}`
    const stranger = connectionCalls(app, randomUUID())
    expect((await stranger.call('PATCH', path, { autoPost: false })).statusCode).toBe(404)
    expect((await stranger.call('DELETE', path)).statusCode).toBe(404)
    const changed = await person.call('PATCH', path, { autoPost: false })
    expect(changed.json<Connection>()).toEqual({ ...linked, autoPost: false })
    expect((await person.call('DELETE', path)).json()).toEqual({
      message: expect.stringMatching(/ is disconnected\.$/),
    })
    expect(await person.read<Connection[]>('/api/connections')).toEqual([])
    expect((await person.call('DELETE', path)).statusCode).toBe(404)
  })

  test.each(['instagram', 'tiktok'] as const)('%s: the status of the specification states auto-post', async (name) => {
    const isOn = async () => (await person.read<{ autoPost: boolean }>(`/api/${name}/status`)).autoPost
    expect(await isOn()).toBe(false)
    await person.connect(name, { account: anybody() })
    expect(await isOn()).toBe(true)
    const [linked] = await person.read<Connection[]>('/api/connections')
    await person.call('PATCH', `/api/connections/${linked!.id}`, { autoPost: false })
    expect(await isOn()).toBe(false)
  })

  test.each(['orkut', 'constructor', 'YouTube'])('%s is not a known platform', async (name) => {
    const answer = await person.call('POST', `/api/connections/${name}/start`)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'There is no such platform.' },
    ])
  })

  test('the specified call of a platform does not affect connections of other platforms', async () => {
    await person.connect('instagram', { account: anybody() })
    const [instagram] = await person.read<Connection[]>('/api/connections')
    const path = `/api/auth/youtube/auto-post/${instagram!.id}`
    expect((await person.call('PATCH', path, { auto_post: false })).json()).toMatchObject({
      message: 'There is no such YouTube connection. It may have been removed.',
    })
    expect((await person.call('DELETE', `/api/auth/youtube/disconnect/${instagram!.id}`)).statusCode).toBe(404)
    expect(await person.read<Connection[]>('/api/connections')).toEqual([instagram])
  })
})

describe('tokens', () => {
  test.each(PLATFORMS)('%s: no secret is in plain text in the database, the logs or the export', async (name) => {
    await person.connect(name, { account: someone(name) })
    const { account } = await tokensOf(person.accountId)
    const secrets = [account.tokens.accessToken, account.tokens.refreshToken, account.tokens.grantToken].filter(
      (one) => one !== undefined,
    )
    expect(secrets.length).toBeGreaterThan(0)
    expect(await findTraces(running.services.db, secrets)).toEqual([])
    const { url } = (await person.call('POST', '/api/users/export')).json<{ url: string }>()
    const files = readZip((await app.inject({ url })).rawPayload)
    expect(files.get('connections.json')!.toString()).toContain(name)
    for (const content of files.values()) expect(secrets.filter((secret) => content.includes(secret))).toEqual([])
    const logged = running.logged.join('\n')
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
  })

  test('two workers that refresh one TikTok account concurrently make one request, and both have working tokens', async () => {
    await person.connect('tiktok', { account: anybody() })
    const { row, account } = await tokensOf(person.accountId)
    const before = countTokenRequests()
    const both = await Promise.all([1, 2].map(() => openAccount(running.services, row.id, account.tokens.accessToken)))
    expect(countTokenRequests() - before).toBe(1)
    expect(both[0]!.tokens).toEqual(both[1]!.tokens)
    const { platform } = running.services.platforms.get('tiktok')
    await expect(platform.readAllowance(both[0]!, AbortSignal.timeout(20_000))).resolves.toBeDefined()
  })

  test.each(['youtube', 'tiktok'] as const)(
    'after a rejected refresh, %s is marked as expired and its owner gets one mail; reconnecting repairs it',
    async (name) => {
      const account = someone(name)
      await person.connect(name, { account })
      const { row } = await tokensOf(person.accountId)
      await spoil(name, row.platformId, 'revoked')
      await running.services.db
        .update(connections)
        .set({ refreshAt: new Date(0) })
        .where(eq(connections.id, row.id))
      const mailsBefore = (await running.services.db.select().from(mails)).length
      await renewTokens(running.services)
      await renewTokens(running.services)
      await expect(openAccount(running.services, row.id)).rejects.toMatchObject({ kind: 'reconnect_required' })
      const [expired] = await running.services.db.select().from(connections).where(eq(connections.id, row.id))
      expect(expired).toMatchObject({ expiredAt: expect.any(Date), sealedTokens: null })
      expect((await running.services.db.select().from(mails)).length - mailsBefore).toBe(1)
      const [shown] = await person.read<{ isExpired: boolean }[]>('/api/connections')
      expect(shown).toMatchObject({ isExpired: true })
      expect(await person.connect(name, { account })).toMatch(/connected/)
      expect(await person.read('/api/connections')).toMatchObject([{ id: row.id, isExpired: false }])
    },
  )
})

describe('disconnecting', () => {
  test.each(PLATFORMS)(
    '%s: the permission is revoked there, with retries until it succeeds; the tokens are deleted at once',
    async (name) => {
      const account = someone(name)
      await person.connect(name, { account })
      const { row, account: access } = await tokensOf(person.accountId)
      standIns[name].faults.add({ kind: 'answer', status: 503, times: 9, match: {}, body: {} })
      const url = name === 'youtube' ? `/api/auth/youtube/disconnect/${row.id}` : `/api/${name}/disconnect`
      const answer = await person.call('DELETE', url)
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        200,
        expect.stringMatching(/is disconnected\./),
      ])
      expect(await person.read('/api/connections')).toEqual([])
      await externalCleanup()
      expect(await running.services.db.select().from(externalCleanups)).toHaveLength(1)
      standIns[name].faults.clear()
      await running.services.db.update(externalCleanups).set({ dueAt: new Date(0) })
      await externalCleanup()
      expect(await running.services.db.select().from(externalCleanups)).toEqual([])
      const { platform } = running.services.platforms.get(name)
      await expect(platform.readAllowance(access, AbortSignal.timeout(20_000))).rejects.toThrow(/./)
      expect((await person.call('DELETE', url)).statusCode).toBe(404)
    },
  )

  test('revokes every permission of a deleted account', async () => {
    const account = someone('youtube')
    await person.connect('youtube', { account })
    const { account: access } = await tokensOf(person.accountId)
    const email = emailOf(person.accountId)
    expect((await person.call('POST', '/api/users/delete-account', { email })).statusCode).toBeLessThan(300)
    expect(await findTraces(running.services.db, [access.tokens.accessToken])).toEqual([])
    await externalCleanup()
    const { platform } = running.services.platforms.get('youtube')
    await expect(platform.readAllowance(access, AbortSignal.timeout(20_000))).rejects.toThrow(/./)
    expect(await running.services.db.select().from(externalCleanups)).toEqual([])
  })

  test('a connection to a stand-in is not used for the real platform', async () => {
    await person.connect('youtube', { account: someone('youtube') })
    const { row } = await tokensOf(person.accountId)
    await running.services.db.update(connections).set({ isSandbox: false }).where(eq(connections.id, row.id))
    await expect(openAccount(running.services, row.id)).rejects.toMatchObject({ kind: 'reconnect_required' })
    expect(await person.read('/api/connections')).toMatchObject([{ isExpired: true, isSandbox: false }])
  })
})

function countTokenRequests(): number {
  return standIns.tiktok.requests.filter(({ route }) => route.includes('/oauth/token/')).length
}
