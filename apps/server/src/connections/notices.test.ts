import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connections, posts } from '#db/schema.ts'
import { openAccount } from './open-account.ts'
import { renewTokens } from './renew-tokens.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { connectionCalls } from '#test/given-connections.ts'
import { startStandIns, type StandIns } from '#test/stand-ins.ts'
import { createApp } from '#compose/app.ts'

const DEAUTHORIZE = '/notices/instagram/deauthorize'
const DELETION = '/notices/instagram/data-deletion'

/** Instagram's two login types use different user ids, so both are tested. */
describe.each(['facebook', 'instagram'])('notices of Meta, with INSTAGRAM_LOGIN=%s', (login) => {
  const site = givenSite({ INSTAGRAM_LOGIN: login })

  test('a deauthorize notice expires the connection of its user', async () => {
    const { row } = await site.connect('instagram')
    expect((await site.notify(DEAUTHORIZE, site.signed(row.platformId))).statusCode).toBe(200)
    expect(await site.person.read('/api/instagram/status')).toMatchObject({ isConnected: true, isExpired: true })
  })

  test('a data-deletion notice removes the connection, and its page says so', async () => {
    const { row } = await site.connect('instagram')
    const postId = await site.givenPost(row)
    const answer = await site.notify(DELETION, site.signed(row.platformId))
    const { url, confirmation_code: code } = answer.json<{ url: string; confirmation_code: string }>()
    expect(code).toMatch(/^[0-9a-f]{16}$/)
    expect(await site.person.read('/api/instagram/status')).toMatchObject({ isConnected: false, igUserId: null })
    expect(await site.person.read(`/api/posts/${postId}`)).toMatchObject({ accountName: 'Deleted account', url: null })
    const page = await site.open(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(code)
    expect(page.body).toContain('Your Instagram data was deleted')
  })

  test('a data-deletion notice without a match deletes nothing, and its page does not claim a deletion', async () => {
    const { row } = await site.connect('instagram')
    const answer = await site.notify(DELETION, site.signed(`nobody-${randomUUID()}`))
    expect(answer.statusCode).toBe(200)
    expect(await site.read(row.id)).toBeDefined()
    const { url, confirmation_code: code } = answer.json<{ url: string; confirmation_code: string }>()
    const page = await site.open(url)
    expect(page.body).toContain(code)
    expect(page.body).toContain('No Instagram data was found')
    expect(page.body).not.toMatch(/(was|were) deleted\b/)
  })

  test('a connection stored without the granter gets it at the next check of its tokens, and keeps working', async () => {
    const { row } = await site.connect('instagram')
    await site.update(row.id, { granterId: null, refreshAt: new Date(0) })
    await site.notify(DEAUTHORIZE, site.signed(row.platformId))
    await renewTokens(site.running.services)
    const filled = await site.read(row.id)
    expect(filled).toMatchObject({ granterId: row.granterId, expiredAt: null, sealedTokens: row.sealedTokens })
    expect(filled!.refreshAt === null).toBe(login === 'facebook')
    await expect(openAccount(site.running.services, row.id)).resolves.toMatchObject({ id: row.platformId })
    await site.notify(DEAUTHORIZE, site.signed(row.platformId))
    expect(await site.read(row.id)).toMatchObject({ expiredAt: expect.any(Date) })
  })

  test('a connection stays unchanged and is retried while Meta does not name the granter', async () => {
    const { row } = await site.connect('instagram')
    await site.update(row.id, { granterId: null, refreshAt: new Date(0) })
    site.standIns.instagram.faults.add({ kind: 'answer', status: 503, times: 9, match: {}, body: {} })
    await renewTokens(site.running.services)
    expect(await site.read(row.id)).toMatchObject({ granterId: null, expiredAt: null, refreshAt: expect.any(Date) })
    site.standIns.instagram.faults.clear()
    await site.update(row.id, { refreshAt: new Date(0) })
    await renewTokens(site.running.services)
    expect(await site.read(row.id)).toMatchObject({ granterId: row.granterId })
  })
})

describe('notices', () => {
  const site = givenSite()

  test("Meta: a notice without Meta's signature is rejected", async () => {
    expect((await site.notify(DEAUTHORIZE, 'signed_request=a.b')).statusCode).toBe(403)
    expect((await site.notify(DELETION, 'signed_request=a.b')).statusCode).toBe(403)
  })

  test('Meta: removes every connection of the user, in every Dayreel account, and no other', async () => {
    const mine = await site.connect('instagram')
    const other = await site.connect('instagram', connectionCalls(site.app, randomUUID()))
    const stranger = await site.connect('instagram', connectionCalls(site.app, randomUUID()))
    await site.update(other.row.id, { granterId: mine.row.granterId })
    await site.notify(DELETION, site.signed(mine.row.platformId))
    expect(await site.read(mine.row.id)).toBeUndefined()
    expect(await site.read(other.row.id)).toBeUndefined()
    expect(await site.read(stranger.row.id)).toBeDefined()
  })

  test('the page of an unknown deletion request says so', async () => {
    const page = await site.open('/data-deletion?code=0123456789abcdef')
    expect(page.statusCode).toBe(404)
    expect((await site.open('/data-deletion')).statusCode).toBe(404)
    expect((await site.open('/data-deletion?code=<script>')).body).not.toContain('<script>')
  })

  test('TikTok: an event needs a valid signature of its raw bytes', async () => {
    const { row } = await site.connect('tiktok')
    const body = JSON.stringify({ event: 'authorization.removed', user_openid: row.platformId, content: '{}' })
    const headers = site.signedByTikTok(body)
    expect((await site.notify('/notices/tiktok', `${body} `, headers)).statusCode).toBe(403)
    expect(await site.person.read('/api/tiktok/status')).toMatchObject({ isExpired: false })
    expect((await site.notify('/notices/tiktok', body, headers)).statusCode).toBe(200)
    expect((await site.notify('/notices/tiktok', '{}', site.signedByTikTok('{}'))).statusCode).toBe(400)
    expect(await site.person.read('/api/tiktok/status')).toMatchObject({ isExpired: true })
  })
})

/** Starts a site with its stand-ins and creates a new user for each test. */
function givenSite(env: Record<string, string> = {}) {
  let standIns: StandIns
  let running: TestServices
  let app: FastifyInstance
  let person: ReturnType<typeof connectionCalls>
  beforeAll(async () => {
    standIns = await startStandIns()
    running = await createTestServices({ env: { ...standIns.env, ...env } })
    app = await createApp(running.services)
  })
  afterAll(async () => {
    await app.close()
    await running.close()
    await standIns.close()
  })
  beforeEach(() => {
    person = connectionCalls(app, randomUUID())
    standIns.instagram.faults.clear()
  })
  const read = async (id: string) => {
    const [row] = await running.services.db.select().from(connections).where(eq(connections.id, id))
    return row
  }
  return {
    get standIns() {
      return standIns
    },
    get running() {
      return running
    },
    get app() {
      return app
    },
    get person() {
      return person
    },
    read,
    async connect(name: 'instagram' | 'tiktok', by = person) {
      await by.connect(name, { account: `p-${randomUUID().slice(0, 8)}` })
      const [row] = await running.services.db.select().from(connections).where(eq(connections.accountId, by.accountId))
      return { row: row! }
    },
    async update(id: string, values: Partial<typeof connections.$inferInsert>) {
      await running.services.db.update(connections).set(values).where(eq(connections.id, id))
    },
    /** Stores a post that has been published to this account. */
    async givenPost({ accountId, id: connectionId }: typeof connections.$inferSelect) {
      const now = new Date()
      const post = { id: randomUUID(), accountId, connectionId, platform: 'instagram' as const, isSandbox: true }
      const video = { source: 'upload' as const, fileKey: 'none.mp4', seconds: 20, title: 'Salt', text: '', tags: [] }
      const sent = { privacy: 'public' as const, choices: {}, status: 'live' as const, stage: 'live' }
      const times = { dueAt: now, stageSince: now, createdAt: now, postedAt: now }
      await running.services.db.insert(posts).values({
        ...post,
        ...video,
        ...sent,
        ...times,
        accountName: 'ada.sandbox',
        remoteUrl: 'https://site.test/ada/',
      })
      return post.id
    },
    open: (url: string) => app.inject({ url: url.replace(running.services.config.siteUrl, '') }),
    notify: (url: string, payload: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    signed: (platformId: string) => `signed_request=${standIns.instagram.signNotice(platformId)}`,
    signedByTikTok(body: string) {
      const at = Math.floor(Date.now() / 1_000)
      const signature = createHmac('sha256', standIns.tiktok.clientSecret).update(`${at}.${body}`).digest('hex')
      return { 'content-type': 'application/json', 'tiktok-signature': `t=${at},s=${signature}` }
    },
  }
}
