import type { AuditLog, BlockedTerms, ContentReports } from '@dayreel/contract'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentReports, hostWarnings, mails, posts, takenProjects, videos } from '#db/schema.ts'
import { listMails } from '#mail/mailer.ts'
import { GENERATE, videoCalls } from '#test/given-videos.ts'
import { runChannels, BERLIN } from '#test/run-channels.ts'
import { givenSharer, startPosting, targetOf, type Posting } from '#test/start-posting.ts'

let at: Posting
let host: ReturnType<typeof videoCalls>
beforeAll(async () => {
  at = await startPosting({ env: { OPERATOR_EMAIL: 'operator@dayreel.test', CALLS_PER_MINUTE: '100000' } })
  host = videoCalls(at.app, randomUUID())
  await host.call('GET', '/api/users/profile') // The first account becomes the operator's.
})
beforeEach(async () => {
  const { db } = at.services
  await db.delete(contentReports)
  await db.delete(hostWarnings)
  await db.delete(mails)
  await db.execute(sql`delete from rate_limits`)
})
afterAll(() => at.close())

let visitors = 0
/** Sends a report from another network each time, because reports are limited by network. */
const report = (change: object, remoteAddress = `10.0.${visitors++}.1`) =>
  at.app.inject({
    method: 'POST',
    url: '/api/reports',
    remoteAddress,
    payload: { address: 'https://example.com/video', kind: 'rights', details: 'My song.', email: '', ...change },
  })
const listed = async () => (await host.call('GET', '/api/host/reports')).json<ContentReports>()
const close = (id: string, outcome: string, reason = 'Checked.') =>
  host.call('POST', `/api/host/reports/${id}/close`, { outcome, reason })
const block = async (change: Partial<BlockedTerms>) =>
  host.call('PUT', '/api/host/blocked-terms', { words: [], domains: [], ...change })

describe('reports', () => {
  test('only operators read and close reports and change blocked words', async () => {
    const other = videoCalls(at.app, randomUUID())
    const answers = [
      await other.call('GET', '/api/host/reports'),
      await other.call('POST', `/api/host/reports/${randomUUID()}/close`, { outcome: 'acted', reason: 'Me.' }),
      await other.call('GET', '/api/host/blocked-terms'),
      await other.call('PUT', '/api/host/blocked-terms', { words: [], domains: [] }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
  })

  test('a report about a post finds its account and video, by the address of the post and by its id', async () => {
    const sharer = await givenSharer(at)
    const { person, videoId } = sharer
    const [post] = await sharer.share([targetOf('youtube', await sharer.connect('youtube'))])
    const remote = { remoteId: 'dQw4w9WgXcQ', remoteUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ' }
    await at.services.db.update(posts).set(remote).where(eq(posts.id, post!.id))
    for (const address of [
      'https://www.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube.com/shorts/dQw4w9WgXcQ/?feature=share',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ]) {
      expect((await report({ address })).statusCode).toBe(201)
    }
    const { open, reports } = await listed()
    expect(open).toBe(3)
    for (const one of reports) expect(one).toMatchObject({ account: { id: person.accountId }, videoId })
  })

  test('a report about a file of this site finds its video; other addresses are stored without an account', async () => {
    const { person, videoId } = await givenSharer(at)
    const { accountId } = person
    const file = `/files/accounts/${accountId}/videos/${videoId}/1/video.mp4?expires=1&signature=x`
    await report({ address: `https://dayreel.example${file}`, email: 'ada@example.com' })
    await report({ address: `https://dayreel.example/files/accounts/${randomUUID()}/videos/${videoId}/1/video.mp4` })
    const { reports } = await listed()
    expect(reports).toMatchObject([
      { account: { id: accountId }, videoId, email: 'ada@example.com', kind: 'rights', details: 'My song.' },
      { account: null, videoId: null, email: null },
    ])
  })

  test('the operators get one mail an hour, with the first reported address', async () => {
    await report({ address: 'https://example.com/first' })
    await report({ address: 'https://example.com/second' })
    const { db, sealing } = at.services
    const mailed = (await listMails(db, sealing, 100)).filter(({ subject }) => subject.includes('was reported'))
    expect(mailed.filter(({ to }) => to === 'operator@dayreel.test')).toHaveLength(1)
    expect(mailed[0]!.text).toContain('https://example.com/first')
    await db.execute(sql`update host_warnings set mailed_at = now() - interval '61 minutes'`)
    await report({ address: 'https://example.com/third' })
    const later = (await listMails(db, sealing, 100)).filter(({ text }) => text.includes('https://example.com/third'))
    expect(later.map(({ to }) => to)).toContain('operator@dayreel.test')
  })

  test('a wrong address, a wrong kind and too many reports from one network are refused', async () => {
    for (const wrong of [{ address: 'example.com' }, { address: 'javascript:alert(1)' }, { kind: 'ugly' }]) {
      expect((await report(wrong)).statusCode).toBe(422)
    }
    expect((await report({ email: 'ada' })).statusCode).toBe(422)
    const answers = []
    for (let count = 0; count < 12; count += 1) answers.push((await report({}, '10.9.9.9')).statusCode)
    expect(answers.filter((status) => status === 201)).toHaveLength(10)
    expect(answers.at(-1)).toBe(429)
  })

  test('a report is closed once, with a reason in the audit log; its video is deleted on request', async () => {
    const { person, videoId } = await givenSharer(at)
    await report({ address: `https://d.example/files/accounts/${person.accountId}/videos/${videoId}/1/video.mp4` })
    await report({})
    const [ofVideo, unknown] = (await listed()).reports
    expect((await close(unknown!.id, 'video_deleted')).json()).toMatchObject({
      message: 'No video of this site belongs to this report.',
    })
    expect((await close(unknown!.id, 'dismissed', ' ')).statusCode).toBe(422)
    expect((await close(unknown!.id, 'dismissed')).json()).toEqual({
      sentence: 'Closed a report without a violation.',
    })
    expect((await close(unknown!.id, 'acted')).statusCode).toBe(409)
    expect((await close(ofVideo!.id, 'video_deleted', 'It copies a song.')).statusCode).toBe(200)
    const [video] = await at.services.db.select().from(videos).where(eq(videos.id, videoId))
    expect(video!.deletedAt).not.toBeNull()
    expect(await listed()).toMatchObject({ open: 0, reports: [{ outcome: 'video_deleted' }, { outcome: 'dismissed' }] })
    const { entries } = (await host.call('GET', '/api/host/audit-log')).json<AuditLog>()
    expect(entries[0]).toMatchObject({
      action: 'close_report',
      effect: 'Deleted the reported video and closed its report.',
      reason: 'It copies a song.',
    })
    expect((await close(randomUUID(), 'acted')).statusCode).toBe(404)
  })
})

describe('blocked words and domains', () => {
  beforeEach(() => block({ words: ['Casino'], domains: ['https://www.Bad.example/path'] }))

  test('are stored in one form, with an entry in the audit log; a line that is not a domain is rejected', async () => {
    expect((await host.call('GET', '/api/host/blocked-terms')).json()).toEqual({
      words: ['casino'],
      domains: ['bad.example'],
    })
    const { entries } = (await host.call('GET', '/api/host/audit-log')).json<AuditLog>()
    expect(entries[0]).toMatchObject({ action: 'block_terms', effect: 'Blocked words: 1, domains: 1.' })
    const refused = await block({ domains: ['not a domain'] })
    expect(refused.json()).toMatchObject({ message: '“not a domain” is not a domain. Write it like example.com.' })
    const both = await Promise.all([block({ words: ['one', 'two'] }), block({ words: ['one', 'three'] })])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('are refused in a request for a video before anything is charged', async () => {
    const accountId = randomUUID()
    const { call, generate } = videoCalls(at.app, accountId)
    const message = 'This site does not allow “casino”. Use other words.'
    const subject = { scriptSubject: 'The last casino of the desert' }
    const estimate = await call('POST', '/api/projects/estimate', { ...GENERATE, ...subject })
    expect(estimate.json()).toMatchObject({ message, details: { field: 'scriptSubject' } })
    const refused = await generate(subject)
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { message }])
    const link = await generate({ scriptSubject: 'The sea is salt. See shop.bad.example for more of it.' })
    expect(link.json()).toMatchObject({ message: 'This site does not allow links to bad.example. Remove the link.' })
    expect((await generate({ scriptSubject: 'Why the sea is salt', title: 'A CASINO' })).statusCode).toBe(422)
    const { db } = at.services
    expect(await db.$count(videos, eq(videos.accountId, accountId))).toBe(0)
    expect(await db.$count(takenProjects, eq(takenProjects.accountId, accountId))).toBe(0)
  })

  test('are refused in the title of a video and in a post', async () => {
    const sharer = await givenSharer(at)
    const { person, videoId } = sharer
    const renamed = await person.call('PATCH', `/api/videos/${videoId}`, { title: 'My casino' })
    expect([renamed.statusCode, renamed.json()]).toMatchObject([422, { details: { field: 'title' } }])
    const targets = [targetOf('youtube', await sharer.connect('youtube'), { text: 'Play at www.bad.example!' })]
    const shared = { videoId, targets, scheduledAt: null }
    const refused = await person.call('POST', '/api/posts', shared)
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { details: { field: 'text' } }])
    expect((await person.call('POST', '/api/posts/check', shared)).json()).toMatchObject({
      targets: [{ faults: [{ field: 'text' }] }],
    })
    expect(await at.services.db.$count(posts, eq(posts.videoId, videoId))).toBe(0)
  })

  test('are refused in a channel and in its subjects; a run whose subject was blocked later costs nothing', async () => {
    const { givenUser, look } = runChannels({ ...at, database: at.running.database })
    const { give, activate, call, runsOf, balance } = givenUser()
    await give(3)
    const { id } = await activate(BERLIN)
    await look()
    expect((await call('PUT', `${id}/config`, { customNotes: 'in a casino' })).statusCode).toBe(422)
    expect((await call('PATCH', id, { name: 'Casino nights' })).statusCode).toBe(422)
    const added = await call('POST', `${id}/subjects`, { texts: ['The old casino', 'The old harbour'] })
    expect(added.json()).toMatchObject({
      subjects: [{ text: 'The old harbour' }],
      refused: [{ line: 1, reason: 'blocked' }],
    })
    await block({ words: ['harbour'] })
    expect((await call('POST', `${id}/run-once`)).statusCode).toBe(201)
    await look()
    expect((await runsOf(id)).items[0]).toMatchObject({
      status: 'failed',
      reason: 'blocked',
      message:
        'This site does not allow “harbour”. Use other words. The subject was removed from the list. Nothing was charged.',
    })
    expect(await balance()).toBe(2)
  })
})
