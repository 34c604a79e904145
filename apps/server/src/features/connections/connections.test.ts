import type { InstagramStatus, TikTokStatus, YouTubeConnection } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connections, connectStates, farewells, mails } from '#db/schema.ts'
import { openAccount } from '#platforms/open-account.ts'
import { createTestServices, emailOf, type TestServices } from '#test/create-test-services.ts'
import { findTraces } from '#test/find-traces.ts'
import { connectionCalls } from '#test/given-connections.ts'
import { readZip } from '#test/read-zip.ts'
import { startStandIns, type StandIns } from '#test/stand-ins.ts'
import { createApp } from '../../app.ts'
import { sayFarewellsHandler } from '../../say-farewells-handler.ts'
import { renewTokens } from '#platforms/renew-tokens.ts'

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
beforeEach(() => {
  person = connectionCalls(app, randomUUID())
  for (const name of PLATFORMS) standIns[name].faults.clear()
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

const sayFarewells = (): Promise<void> =>
  sayFarewellsHandler.run(
    {},
    {
      services: running.services,
      signal: new AbortController().signal,
      complete: async () => undefined,
    },
  )

describe('connecting', () => {
  test('each platform: a yes links the account, and says so as the specification does', async () => {
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

  test('a no, an unticked permission and no channel are told in the words of the specification', async () => {
    const given = (account: object) => person.connect('youtube', { account: someone('youtube'), ...account })
    expect(await given({ decision: 'deny' })).toMatch(/youtube_error=You%20did%20not%20give%20permission\.$/)
    expect(await given({ untick: true })).toMatch(/youtube_error=token_exchange_failed_no_refresh_token$/)
    expect(await given({ fields: { channel: 'none' } })).toMatch(/youtube_error=\w/)
    const personal = await person.connect('instagram', { account: anybody(), fields: { has: 'personal' } })
    expect(personal).toMatch(/instagram_error=no_instagram_business_account$/)
    expect(await person.read<unknown[]>('/api/connections')).toEqual([])
  })

  test('a state is good for once, for ten minutes, and for the browser that was sent', async () => {
    const { url, cookie } = await person.begin('youtube')
    const back = await person.consent(url, { account: someone('youtube') })
    const strange = await person.comeBack('youtube', back, 'dayreel_connect='.padEnd(59, 'x'))
    expect(strange.headers.location).toMatch(/youtube_error=This%20link/)
    expect((await person.comeBack('youtube', back, cookie)).headers.location).toMatch(/youtube_status=connected/)
    expect((await person.comeBack('youtube', back, cookie)).headers.location).toMatch(/youtube_error=This%20link/)
    const late = await person.begin('youtube')
    await running.services.db.update(connectStates).set({ createdAt: new Date(Date.now() - 601_000) })
    const lateBack = await person.consent(late.url, { account: someone('youtube') })
    expect((await person.comeBack('youtube', lateBack, late.cookie)).headers.location).toMatch(
      /youtube_error=This%20link/,
    )
  })

  test('TikTok: the state of one person is of no use to another, on both readings of the path', async () => {
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

  test('a YouTube channel links to one person only, and once', async () => {
    const account = someone('youtube')
    await person.connect('youtube', { account })
    expect(await person.connect('youtube', { account })).toMatch(/youtube_error=channel_already_connected$/)
    const other = connectionCalls(app, randomUUID())
    expect(await other.connect('youtube', { account })).toMatch(/youtube_error=channel_already_connected$/)
    expect(await other.read<unknown[]>('/api/connections')).toEqual([])
    expect(await person.read<unknown[]>('/api/connections')).toHaveLength(1)
  })

  test('Instagram and TikTok: a second account is refused while one is connected', async () => {
    await person.connect('tiktok', { account: anybody() })
    await expect(person.begin('tiktok')).rejects.toThrow(/TikTok is connected already/)
  })
})

describe('tokens', () => {
  test.each(PLATFORMS)('%s: none is in the database, the logs or the export in clear', async (name) => {
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

  test('12.5.2: two workers that renew the same TikTok account at once ask once, and both have tokens that work', async () => {
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
    '%s: a refused refresh marks it expired, mails once, and connecting again mends it',
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
    '%s: permission is given back there, tried until it is done; tokens are gone at once',
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
      await sayFarewells()
      expect(await running.services.db.select().from(farewells)).toHaveLength(1)
      standIns[name].faults.clear()
      await running.services.db.update(farewells).set({ dueAt: new Date(0) })
      await sayFarewells()
      expect(await running.services.db.select().from(farewells)).toEqual([])
      const { platform } = running.services.platforms.get(name)
      await expect(platform.readAllowance(access, AbortSignal.timeout(20_000))).rejects.toThrow(/./)
      expect((await person.call('DELETE', url)).statusCode).toBe(404)
    },
  )

  test('whoever deletes their account has every permission given back, though the account is gone', async () => {
    const account = someone('youtube')
    await person.connect('youtube', { account })
    const { account: access } = await tokensOf(person.accountId)
    const email = emailOf(person.accountId)
    expect((await person.call('POST', '/api/users/delete-account', { email })).statusCode).toBeLessThan(300)
    expect(await findTraces(running.services.db, [access.tokens.accessToken])).toEqual([])
    await sayFarewells()
    const { platform } = running.services.platforms.get('youtube')
    await expect(platform.readAllowance(access, AbortSignal.timeout(20_000))).rejects.toThrow(/./)
    expect(await running.services.db.select().from(farewells)).toEqual([])
  })

  test('a connection to a stand-in is not taken for a real one', async () => {
    await person.connect('youtube', { account: someone('youtube') })
    const { row } = await tokensOf(person.accountId)
    await running.services.db.update(connections).set({ isSandbox: false }).where(eq(connections.id, row.id))
    await expect(openAccount(running.services, row.id)).rejects.toMatchObject({ kind: 'reconnect_required' })
    expect(await person.read('/api/connections')).toMatchObject([{ isExpired: true, isSandbox: false }])
  })
})

describe('what platforms tell', () => {
  test('Meta: access that was taken back expires the connection, a wish to be forgotten removes it; unsigned is refused', async () => {
    await person.connect('instagram', { account: anybody() })
    const { row } = await tokensOf(person.accountId)
    expect((await tell('/notices/instagram/deauthorize', 'signed_request=a.b')).statusCode).toBe(403)
    expect((await tell('/notices/instagram/deauthorize', signed(row.platformId))).statusCode).toBe(200)
    expect(await person.read('/api/instagram/status')).toMatchObject({ isConnected: true, isExpired: true })
    const forgotten = await tell('/notices/instagram/data-deletion', signed(row.platformId))
    expect(forgotten.json()).toMatchObject({
      url: expect.stringMatching(/^http/),
      confirmation_code: expect.any(String),
    })
    expect(await person.read('/api/instagram/status')).toMatchObject({ isConnected: false, igUserId: null })
  })

  test('TikTok: an event counts with its signature only, over the bytes as they came', async () => {
    await person.connect('tiktok', { account: anybody() })
    const { row } = await tokensOf(person.accountId)
    const body = JSON.stringify({ event: 'authorization.removed', user_openid: row.platformId, content: '{}' })
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', standIns.tiktok.clientSecret).update(`${at}.${body}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'tiktok-signature': `t=${at},s=${signature}` }
    expect((await tell('/notices/tiktok', `${body} `, headers)).statusCode).toBe(403)
    expect(await person.read('/api/tiktok/status')).toMatchObject({ isExpired: false })
    expect((await tell('/notices/tiktok', body, headers)).statusCode).toBe(200)
    expect(await person.read('/api/tiktok/status')).toMatchObject({ isExpired: true })
  })
})

function countTokenRequests(): number {
  return standIns.tiktok.requests.filter(({ route }) => route.includes('/oauth/token/')).length
}

function tell(path: string, body: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

function signed(platformId: string): string {
  return `signed_request=${standIns.instagram.signRequest(platformId)}`
}
