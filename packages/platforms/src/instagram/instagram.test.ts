import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { findPostFaults } from '@dayreel/catalogue'
import { createSandboxInstagram } from '@dayreel/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Platform, Post } from '../platform.ts'
import { deliver, givenRow, takeTurn, type Row } from '../test/deliver.ts'
import { describePlatform } from '../test/describe-platform.ts'
import { connect, givenVideo, postOf, type Subject, type TestVideo } from '../test/subject.ts'
import { createInstagram } from './create-instagram.ts'
import { INSTAGRAM_CALLS } from './instagram-traits.ts'
import { readSignedRequest } from './signed-request.ts'

const FACEBOOK = 'instagram_basic instagram_content_publish pages_show_list pages_read_engagement'
const INSTAGRAM = 'instagram_business_basic instagram_business_content_publish'

type InstagramSubject = Subject & { standIn: Awaited<ReturnType<typeof createSandboxInstagram>> }

async function startSubject(
  login: 'facebook' | 'instagram',
  kept: { stateFile?: string } = {},
): Promise<InstagramSubject> {
  const standIn = await createSandboxInstagram({ postsADay: 10_000, ...kept })
  const { url, appId, appSecret } = standIn
  const addresses = { dialog: url, codes: url, graph: url, site: url, uploadHosts: [new URL(url).host] }
  const allow = { account: 'ada', has: 'professional', granted: login === 'facebook' ? FACEBOOK : INSTAGRAM }
  return {
    create: (http) => createInstagram({ login, appId, appSecret, addresses }, http),
    standIn,
    answers: { allow, untick: { ...allow, granted: 'instagram_basic' }, noAccount: { ...allow, has: 'personal' } },
    livePosts: () => standIn.reels.map(({ sha256 }) => sha256),
    publishRoute: '/media_publish',
  }
}

describePlatform('Instagram through Facebook', (kept) => startSubject('facebook', kept), {
  visibleFrom: INSTAGRAM_CALLS.visibleFrom,
  privacy: 'public',
  refreshesEnded: false,
  hasAccountless: true,
})

describe('Instagram', () => {
  let subject: InstagramSubject
  let platform: Platform
  let video: TestVideo
  beforeAll(async () => {
    subject = await startSubject('facebook')
    platform = subject.create({ now: () => subject.standIn.clock.now() })
    video = await givenVideo(600_000)
  })
  afterAll(async () => {
    await subject.standIn.close()
    await video[Symbol.asyncDispose]()
  })
  beforeEach(() => subject.standIn.faults.clear())
  const signal = new AbortController().signal
  const given = async (): Promise<Row> => givenRow(subject, await connect(subject, platform))
  const reel = (about: Partial<Post> = {}): Post => postOf(video.path, { privacy: 'public', ...about })

  test("a Page's token does not expire and is not refreshed", async () => {
    const { account } = await given()
    expect(account.tokens.accessEndsAtMs).toBeUndefined()
    expect(platform.refreshAheadMs).toBeUndefined()
    subject.standIn.clock.advance('90d')
    await expect(platform.readAllowance(account, signal)).resolves.toMatchObject({ privacies: ['public'] })
  })

  test('without a Page, the error says so', async () => {
    const noPage = connect(subject, platform, { ...subject.answers.allow, has: 'no-page' })
    await expect(noPage).rejects.toMatchObject({ code: 'no_account', text: expect.stringMatching(/no Page/) })
  })

  test('after a rejected call whose post is live anyway, makes no second post', async () => {
    const before = subject.standIn.reels.length
    const requestsBefore = subject.standIn.requests.length
    const row = await given()
    await deliver(subject, row, reel({ text: 'Live anyway [ig:2207051-live]' }))
    const ours = subject.standIn.reels.at(-1)!
    const published = subject.standIn.requests
      .slice(requestsBefore)
      .filter(({ route }) => route.endsWith('/media_publish'))
    expect(published).toHaveLength(1)
    expect(row.delivery).toMatchObject({ stage: 'live', posted: { remoteId: ours.id } })
    expect(subject.standIn.reels.length - before).toBe(1)
  })

  test('a post whose response was lost is not confused with another post', async () => {
    const row = await given()
    const post = reel({ text: 'Mine' })
    while (row.delivery.stage !== 'publish') await takeTurn(subject, row, post)
    subject.standIn.faults.add({ kind: 'lose', match: { route: '/media_publish' } })
    await takeTurn(subject, row, post)
    const mine = subject.standIn.reels.at(-1)!
    await deliver(subject, await given(), reel({ text: 'Newer, and not mine' }))
    await deliver(subject, row, post)
    expect(row.delivery.posted?.remoteId).toBe(mine.id)
  })

  test.each([
    ['has trouble', 500, {}],
    ['refuses to answer', 400, { error: { code: 368, message: 'Blocked' } }],
    ['does not know it', 400, { error: { code: 100, error_subcode: 33, message: 'Object does not exist' } }],
  ])('reads back a Reel whose response was lost while Instagram %s for hours', async (_what, status, body) => {
    const before = subject.standIn.reels.length
    const row = await given()
    const post = reel({ text: `Unread ${status} ${JSON.stringify(body).length}` })
    while (row.delivery.stage !== 'publish') await takeTurn(subject, row, post)
    subject.standIn.faults.add({ kind: 'lose', match: { route: '/media_publish' } })
    await takeTurn(subject, row, post)
    for (let hour = 0; hour < 20; hour += 1) {
      subject.standIn.faults.add({ kind: 'answer', status, body })
      await takeTurn(subject, row, post)
      expect(row.delivery.stage).toBe('publish')
      subject.standIn.clock.advance('1h')
    }
    await deliver(subject, row, post)
    expect(row.delivery).toMatchObject({ stage: 'live', posted: { remoteId: subject.standIn.reels.at(-1)!.id } })
    expect(subject.standIn.reels.length - before).toBe(1)
  })

  test('makes a new container after one expired before publishing, and after a failure at Instagram', async () => {
    for (const [text, advance] of [
      ['Ended before it was published', '25h'],
      ['Trouble [ig:2207003]', '1s'],
    ] as const) {
      const before = subject.standIn.reels.length
      const row = await given()
      const post = reel({ text })
      while (row.delivery.stage !== (advance === '25h' ? 'publish' : 'upload')) await takeTurn(subject, row, post)
      subject.standIn.clock.advance(advance)
      await deliver(subject, row, post)
      expect(row.delivery.stage).toBe('live')
      expect(subject.standIn.reels.length - before).toBe(1)
    }
  })

  test("continues an interrupted upload at Instagram's offset", async () => {
    subject.standIn.faults.add({ kind: 'cut', bytes: 250_000, match: { route: '/ig-api-upload' } })
    await deliver(subject, await given(), reel())
    expect(subject.standIn.reels.at(-1)).toMatchObject({ sha256: video.sha256, isSynthetic: true })
  })

  test('a failed read of the URL does not fail the post', async () => {
    const row = await given()
    const post = reel({ text: 'No address' })
    while (row.delivery.stage !== 'confirm') await takeTurn(subject, row, post)
    const body = { error: { code: 100, error_subcode: 33, message: 'Object does not exist' } }
    subject.standIn.faults.add({ kind: 'answer', status: 400, body, times: 50 })
    await deliver(subject, row, post)
    expect(row.delivery).toMatchObject({ stage: 'live', posted: { url: expect.stringMatching(/\/ada\.sandbox\/$/) } })
  })

  test('waits for a slow container and replaces an expired one', async () => {
    await deliver(subject, await given(), reel({ text: '[ig:slow]' }))
    const row = await given()
    const post = reel({ text: 'Ended' })
    while (row.delivery.stage !== 'upload') await takeTurn(subject, row, post)
    subject.standIn.clock.advance('25h')
    await deliver(subject, row, post)
    expect(row.delivery.stage).toBe('live')
  })

  test('rejects an unreadable video with an explanation', async () => {
    await expect(deliver(subject, await given(), reel({ text: '[ig:2207026]' }))).rejects.toMatchObject({
      kind: 'content_rejected',
      code: '2207026',
    })
  })

  test('counts hashtags in the text too', () => {
    const fields = findPostFaults('instagram', reel({ text: '#a #b #c', tags: ['d', 'e', 'f'] })).map(
      ({ field }) => field,
    )
    expect(fields).toEqual(['tags'])
    expect(findPostFaults('instagram', reel({ text: '#a #b #c', tags: ['d', 'e'] }))).toEqual([])
  })

  test('a notice contains the user who granted access instead of the account', async () => {
    const { account } = await given()
    const { appSecret, signNotice } = subject.standIn
    const { userId } = readSignedRequest(appSecret, signNotice(account.id))!
    expect(userId).not.toBe(account.id)
    expect(account.granterId).toBe(userId)
  })

  test('reads the granter of an older connection, even after the user’s own token has expired', async () => {
    const { account } = await given()
    await expect(platform.readGranter!(account.tokens, signal)).resolves.toBe(account.granterId)
    subject.standIn.clock.advance('70d')
    await expect(platform.readGranter!(account.tokens, signal)).resolves.toBe(account.granterId)
  })

  describe('Instagram Login', () => {
    let own: InstagramSubject
    let platform: Platform
    beforeAll(async () => {
      own = await startSubject('instagram')
      platform = own.create({ now: () => own.standIn.clock.now() })
    })
    afterAll(() => own.standIn.close())

    test('connects, and refreshes its token after a day', async () => {
      const { tokens } = await connect(own, platform)
      await expect(platform.refresh(tokens, signal)).rejects.toMatchObject({ code: '100' })
      own.standIn.clock.advance('25h')
      const fresh = await platform.refresh(tokens, signal)
      expect(fresh.accessEndsAtMs! - own.standIn.clock.now()).toBeGreaterThan(59 * 86_400_000)
      await expect(platform.identify(fresh, signal)).resolves.toMatchObject([{ handle: 'ada.sandbox' }])
    })

    test('a notice contains the app’s user instead of the account', async () => {
      const account = await connect(own, platform)
      const { userId } = readSignedRequest(own.standIn.appSecret, own.standIn.signNotice(account.id))!
      expect(userId).not.toBe(account.id)
      expect(account.granterId).toBe(userId)
      await expect(platform.readGranter!(account.tokens, signal)).resolves.toBe(userId)
    })

    test('reports a personal account and an unticked permission', async () => {
      await expect(connect(own, platform, own.answers.noAccount)).rejects.toMatchObject({ code: 'no_account' })
      await expect(connect(own, platform, own.answers.untick)).rejects.toMatchObject({ code: 'scope_missing' })
    })

    test('without a public URL, the error says so', async () => {
      const account = await connect(own, platform)
      const request = { handle: {}, waitedMs: 0, intentAtMs: 0, signal, account, post: reel() }
      await expect(platform.prepare(request)).rejects.toMatchObject({
        code: 'no_public_address',
        text: expect.stringMatching(/through Facebook/),
      })
    })

    test('lets Instagram fetch the video from a URL, and rejects a redirect as a video', async () => {
      const server = createServer((request, response) => {
        if (request.url === '/moved') response.writeHead(302, { location: '/video.mp4' }).end()
        else void readFile(video.path).then((bytes) => response.end(bytes))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const account = await connect(own, platform)
      const row = givenRow(own, account)
      await deliver(own, row, reel({ videoUrl: `${address}/video.mp4` }))
      expect(own.standIn.reels.at(-1)?.sha256).toBe(video.sha256)
      const request = { handle: {}, waitedMs: 0, intentAtMs: 0, signal, account }
      await expect(
        platform.prepare({ ...request, post: reel({ videoUrl: `${address}/moved` }) }),
      ).rejects.toMatchObject({
        kind: 'retry_later',
        code: '9004/2207052',
      })
      server.close()
    })
  })
})
