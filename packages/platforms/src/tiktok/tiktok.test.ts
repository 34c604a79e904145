import { truncate } from 'node:fs/promises'
import { createSandboxTikTok } from '@dayreel/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Platform } from '../platform.ts'
import { deliver, givenRow, takeTurn, type Row } from '../test/deliver.ts'
import { describePlatform } from '../test/describe-platform.ts'
import { connect, givenVideo, postOf, type Subject, type TestVideo } from '../test/subject.ts'
import { createTikTok } from './create-tiktok.ts'
import { tikTokCalls } from './tiktok-traits.ts'

const ALL = 'user.info.basic video.publish video.upload'

type TikTokSubject = Subject & { standIn: Awaited<ReturnType<typeof createSandboxTikTok>> }

async function startSubject(options: Parameters<typeof createSandboxTikTok>[0] = {}): Promise<TikTokSubject> {
  const standIn = await createSandboxTikTok({ postsADay: 10_000, ...options })
  const { url, clientKey, clientSecret } = standIn
  const addresses = { authorize: url, api: url, site: url, uploadHosts: [new URL(url).host] }
  const allow = { account: 'ada', granted: ALL }
  return {
    create: (http) => createTikTok({ clientKey, clientSecret, addresses }, http),
    standIn,
    answers: { allow, untick: { ...allow, granted: 'user.info.basic' } },
    livePosts: () =>
      standIn.posts.filter(({ stored, size }) => stored.count === size).map(({ stored }) => stored.sha256),
    publishRoute: '/video/init/',
  }
}

describePlatform('TikTok', startSubject, {
  visibleFrom: tikTokCalls({ isAudited: false }).visibleFrom,
  privacy: 'private',
  refreshesEnded: true,
  hasAccountless: false,
})

describe('TikTok', () => {
  let subject: TikTokSubject
  let platform: Platform
  let video: TestVideo
  beforeAll(async () => {
    subject = await startSubject()
    platform = subject.create({ now: () => subject.standIn.clock.now() })
    video = await givenVideo(100_000)
  })
  afterAll(async () => {
    await subject.standIn.close()
    await video[Symbol.asyncDispose]()
  })
  beforeEach(() => {
    subject.standIn.faults.clear()
    subject.standIn.clock.advance('25h')
  })
  const signal = new AbortController().signal
  const given = async (audience = 'private'): Promise<Row> =>
    givenRow(subject, await connect(subject, platform, { ...subject.answers.allow, audience }))

  test('renews both tokens at every refresh; the previous refresh token stops working', async () => {
    const { account } = await given()
    const fresh = await platform.refresh(account.tokens, signal)
    expect(fresh.refreshToken).not.toBe(account.tokens.refreshToken)
    expect(fresh.accessEndsAtMs! - subject.standIn.clock.now()).toBeLessThanOrEqual(7_200_000)
    await expect(platform.refresh(account.tokens, signal)).rejects.toMatchObject({ kind: 'reconnect_required' })
  })

  test('an empty refresh token in a response does not replace the existing one', async () => {
    const { account } = await given()
    const body = { access_token: 'act.fresh', expires_in: 7200, refresh_token: '', scope: '', open_id: account.id }
    subject.standIn.faults.add({ kind: 'answer', status: 200, body, match: { route: '/oauth/token/' } })
    const { refreshToken, scopes } = account.tokens
    expect(await platform.refresh(account.tokens, signal)).toMatchObject({
      accessToken: 'act.fresh',
      refreshToken,
      scopes,
    })
  })

  test("reports the creator's choices, and rejects all others before sending", async () => {
    const { account } = await given()
    const allowance = await platform.readAllowance(account, signal)
    expect(allowance).toMatchObject({ privacies: ['followers', 'friends', 'private'], maxSeconds: 600, canDuet: false })
    const request = { handle: {}, waitedMs: 0, intentAtMs: 0, signal, account }
    await expect(
      platform.prepare({ ...request, post: postOf(video.path, { privacy: 'public' }) }),
    ).rejects.toMatchObject({ kind: 'content_rejected', text: 'Choose the audience again.' })
  })

  test('flags, text and hashtags arrive', async () => {
    const row = await given()
    const about = { text: 'Salt.', tags: ['sea', 'two words'], allowsComments: false, isSynthetic: true }
    await deliver(subject, row, postOf(video.path, about))
    expect(subject.standIn.posts.at(-1)).toMatchObject({
      title: 'Salt.\n\n#sea #twowords',
      privacy: 'SELF_ONLY',
      isSynthetic: true,
      allowsComments: false,
      allowsDuets: false,
      allowsStitches: false,
    })
  })

  test('a draft arrives in the inbox, without its text', async () => {
    const row = await given('public')
    await deliver(subject, row, postOf(video.path, { asDraft: true, privacy: 'public' }))
    expect(row.delivery).toMatchObject({ stage: 'live', posted: { isDraft: true } })
    expect(subject.standIn.posts.at(-1)).toMatchObject({ isDraft: true, title: '' })
  })

  test('a file of many chunks, one of which is interrupted, arrives complete', async () => {
    await using large = await givenVideo(1)
    await truncate(large.path, 66_259_900)
    const row = await given()
    subject.standIn.faults.add({ kind: 'cut', bytes: 3_000_000, match: { route: 'PUT /upload' }, after: 2 })
    await deliver(subject, row, postOf(large.path))
    const post = subject.standIn.posts.at(-1)!
    expect(post).toMatchObject({ size: 66_259_900, chunkSize: 10_000_000, chunkCount: 6 })
    expect(post.stored.count).toBe(66_259_900)
    expect(row.delivery.stage).toBe('live')
  })

  test('tokens that expire between start and status cause no second post', async () => {
    const before = subject.standIn.posts.length
    const row = await given()
    const post = postOf(video.path)
    while (row.delivery.stage !== 'confirm') await takeTurn(subject, row, post)
    subject.standIn.clock.advance('3h')
    await deliver(subject, row, post)
    expect(row.delivery.stage).toBe('live')
    expect(subject.standIn.posts.length - before).toBe(1)
  })

  test.each([
    ['the connection breaks', '[tt:init-timeout]', undefined],
    ['its server fails', 'Salt', { kind: 'answer', status: 500, body: {} }],
    ['its response is lost', 'Salt', { kind: 'lose' }],
  ] as const)('%s at the start of a post: starts again and posts once', async (_why, text, fault) => {
    const before = subject.livePosts().length
    const row = await given()
    if (fault !== undefined) subject.standIn.faults.add({ ...fault, match: { route: '/video/init/' } })
    await deliver(subject, row, postOf(video.path, { text }))
    expect(row.delivery.stage).toBe('live')
    expect(subject.livePosts().length - before).toBe(1)
  })

  test('repeats a start that never gets a response, at growing intervals', async () => {
    const row = await given()
    const post = postOf(video.path)
    subject.standIn.faults.add({ kind: 'lose', match: { route: '/video/init/' }, times: 100 })
    const begun: number[] = []
    while (begun.length < 6) {
      await takeTurn(subject, row, post)
      if (row.delivery.stage === 'prepare' && row.delivery.notBeforeMs > subject.standIn.clock.now())
        begun.push(row.delivery.notBeforeMs - subject.standIn.clock.now())
    }
    const halfMinutes = begun.map((ms) => Math.ceil(ms / 30_000))
    expect(halfMinutes).toEqual([1, 10, 60, 120, 120, 120])
  })

  test('the owner must check a post that TikTok processes for more than a day', async () => {
    const row = await given()
    const post = postOf(video.path, { text: '[tt:stuck]' })
    while (row.delivery.stage !== 'confirm') await takeTurn(subject, row, post)
    subject.standIn.clock.advance('25h')
    await deliver(subject, row, post)
    expect(row.delivery.stage).toBe('uncertain')
  })

  test('an upload URL that expires before the last byte causes a new start', async () => {
    const row = await given()
    const post = postOf(video.path)
    while (row.delivery.stage !== 'upload') await takeTurn(subject, row, post)
    subject.standIn.clock.advance('65m')
    await deliver(subject, row, post)
    expect(row.delivery.stage).toBe('live')
  })

  test.each([
    ['[tt:cap]', 'retry_later', 'reached_active_user_cap'],
    ['[tt:banned]', 'permanent', 'spam_risk_user_banned_from_posting'],
  ])('maps %s to %s', async (text, kind, code) => {
    const { account } = await given()
    const request = { handle: { bytes: video.bytes }, waitedMs: 0, intentAtMs: 0, signal, account }
    await expect(platform.publish({ ...request, post: postOf(video.path, { text }) })).rejects.toMatchObject({
      kind,
      code,
    })
  })

  test('reports that an unaudited app requires a private account', async () => {
    const { account } = await given('public')
    const request = { handle: { bytes: video.bytes }, waitedMs: 0, intentAtMs: 0, signal, account }
    await expect(platform.publish({ ...request, post: postOf(video.path) })).rejects.toMatchObject({
      kind: 'user_action_required',
      text: expect.stringMatching(/set to Private/),
    })
  })

  test('reports a failure with its reason', async () => {
    await expect(
      deliver(subject, await given(), postOf(video.path, { text: '[tt:fail:frame_rate_check_failed]' })),
    ).rejects.toMatchObject({ kind: 'content_rejected', code: 'frame_rate_check_failed' })
  })

  test('a public post gets its id later, with every digit', async () => {
    const audited = await startSubject({ isAudited: true })
    const open = audited.create({ now: () => audited.standIn.clock.now() })
    const row = givenRow(audited, await connect(audited, open, { ...audited.answers.allow, audience: 'public' }))
    await deliver(audited, row, postOf(video.path, { privacy: 'public' }))
    expect(row.delivery.posted?.url).toMatch(/\/@ada\.sandbox$/)
    const standing = await open.check(row.delivery.posted!, row.account, signal)
    expect(standing).toMatchObject({ is: 'live', remoteId: '7500000000000000001' })
    expect(standing.url).toMatch(/\/@ada\.sandbox\/video\/7500000000000000001$/)
    await audited.standIn.close()
  })
})
