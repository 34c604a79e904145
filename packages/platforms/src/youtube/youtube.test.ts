import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { truncate, writeFile } from 'node:fs/promises'
import { findPostFaults } from '@dayreel/catalogue'
import { createSandboxYouTube } from '@dayreel/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Platform, Post } from '../platform.ts'
import { deliver, ENDLESS, givenRow, takeTurn, type Row } from '../test/deliver.ts'
import { describePlatform } from '../test/describe-platform.ts'
import { connect, givenVideo, postOf, type Subject, type TestVideo } from '../test/subject.ts'
import { createYouTube } from './create-youtube.ts'
import { youTubeCalls } from './youtube-traits.ts'

const PIECE_BYTES = 262_144
const SCOPES = 'openid email profile https://www.googleapis.com/auth/youtube.readonly'
const ALL = `${SCOPES} https://www.googleapis.com/auth/youtube.upload`

type YouTubeSubject = Subject & { standIn: Awaited<ReturnType<typeof createSandboxYouTube>> }

async function startSubject(kept: { stateFile?: string } = {}): Promise<YouTubeSubject> {
  const standIn = await createSandboxYouTube({ dailyUploads: 10_000, ...kept })
  const { url, clientId, clientSecret } = standIn
  const addresses = { accounts: url, tokens: url, api: url, watch: url, uploadHosts: [new URL(url).host] }
  const allow = { account: 'ada@example.com', granted: ALL }
  return {
    create: (http) => createYouTube({ clientId, clientSecret, addresses, pieceBytes: PIECE_BYTES }, http),
    standIn,
    answers: { allow, untick: { ...allow, granted: SCOPES }, noAccount: { ...allow, channel: 'none' } },
    livePosts: () => standIn.videos.map(({ sha256 }) => sha256),
    publishRoute: 'PUT /upload',
  }
}

describePlatform('YouTube', startSubject, {
  visibleFrom: youTubeCalls({ uploads: { uploads: 1, uploadsPerAccount: 1 }, isAudited: false }).visibleFrom,
  privacy: 'private',
  refreshesEnded: true,
  hasAccountless: true,
})

describe('YouTube', () => {
  let subject: YouTubeSubject
  let platform: Platform
  let video: TestVideo
  beforeAll(async () => {
    subject = await startSubject()
    platform = subject.create({ now: () => subject.standIn.clock.now() })
    video = await givenVideo(1_000_000)
  })
  afterAll(async () => {
    await subject.standIn.close()
    await video[Symbol.asyncDispose]()
  })
  beforeEach(() => subject.standIn.faults.clear())
  const signal = new AbortController().signal
  const lastVideo = (): (typeof subject.standIn.videos)[number] => subject.standIn.videos.at(-1)!
  const given = async (account = 'ada@example.com'): Promise<Row> =>
    givenRow(subject, await connect(subject, platform, { account, granted: ALL }))

  describe('an upload', () => {
    test("continues from the platform's offset, not from the number of sent bytes", async () => {
      subject.standIn.faults.add({ kind: 'short', bytes: 100_000, match: { route: 'PUT /upload' }, after: 1 })
      const row = await given()
      await deliver(subject, row, postOf(video.path))
      expect(lastVideo().sha256).toBe(video.sha256)
    })

    test('continues after the connection broke inside a piece, and inside the last piece', async () => {
      for (const at of [300_000, 990_000]) {
        const before = subject.standIn.videos.length
        await deliver(subject, await given(), postOf(video.path, { title: `[drop:${at}]` }))
        expect(subject.standIn.videos.slice(before).map(({ sha256 }) => sha256)).toEqual([video.sha256])
      }
    })

    test('starts again if the session ended before the last byte', async () => {
      const before = subject.standIn.videos.length
      await deliver(subject, await given(), postOf(video.path, { title: 'Gone [expire-session]' }))
      expect(subject.standIn.videos.length - before).toBe(1)
    })

    test('with a lost last response and an ended session is found by its tag', async () => {
      const before = subject.standIn.videos.length
      const row = await given()
      const post = postOf(video.path, { title: 'Twins' })
      await deliver(subject, await given(), { ...post, marker: 'ffffffff' })
      await loseLastAnswer(row, post)
      expect(row.delivery.stage).toBe('publish')
      subject.standIn.clock.advance('8d')
      await deliver(subject, row, post)
      expect(row.delivery).toMatchObject({ stage: 'live', posted: { remoteId: lastVideo().id } })
      expect(subject.standIn.videos.length - before).toBe(2)
    })

    test('with a lost last response and a session that refuses to answer is found in the list', async () => {
      const before = subject.standIn.videos.length
      const [row, post] = [await given(), postOf(video.path)]
      await loseLastAnswer(row, post)
      subject.standIn.faults.add({ kind: 'answer', status: 403, body: {}, match: { route: 'PUT /upload' } })
      await deliver(subject, row, post)
      expect(row.delivery).toMatchObject({ stage: 'live', posted: { remoteId: lastVideo().id } })
      expect(subject.standIn.videos.length - before).toBe(1)
    })

    test('whose outcome cannot be read for a day becomes a question to its owner, not a failure', async () => {
      const [row, post] = [await given(), postOf(video.path)]
      await loseLastAnswer(row, post)
      const body = { error: { errors: [{ reason: 'forbidden' }] } }
      subject.standIn.faults.add({ kind: 'answer', status: 403, body, times: 1_000 })
      await deliver(subject, row, post)
      expect(row.delivery.stage).toBe('uncertain')
    })

    test('that is not in the list after ten minutes is made again', async () => {
      const before = subject.standIn.videos.length
      const row = await given()
      const post = postOf(video.path)
      await loseLastAnswer(row, post, 'drop')
      subject.standIn.clock.advance('8d')
      await deliver(subject, row, post)
      expect(row.delivery.stage).toBe('live')
      expect(subject.standIn.videos.length - before).toBe(1)
    })

    test('sends nothing to a foreign host', async () => {
      const { url, clientId, clientSecret } = subject.standIn
      const addresses = { accounts: url, tokens: url, api: url, watch: url, uploadHosts: ['googleapis.com'] }
      const strict = createYouTube({ clientId, clientSecret, addresses })
      const { account } = await given()
      await expect(strict.prepare({ ...nothing(), account, post: postOf(video.path) })).rejects.toMatchObject({
        code: 'foreign_address',
      })
    })

    test('of a large file streams from the disk', async () => {
      await using large = await givenVideo(1)
      await truncate(large.path, 200_000_000)
      const row = await given()
      const plain = { ...subject, create: (http) => createWithLargePieces(http) } satisfies Subject
      const before = process.memoryUsage().arrayBuffers
      let most = 0
      const onProgress = (): void => void (most = Math.max(most, process.memoryUsage().arrayBuffers - before))
      await deliver(plain, row, postOf(large.path), { ...ENDLESS, onProgress })
      expect(lastVideo()).toMatchObject({ bytes: 200_000_000, sha256: await hashOf(large.path) })
      expect(most).toBeLessThan(120_000_000)
    })

    test('of a changed file is cancelled instead of being finished with other bytes', async () => {
      await using other = await givenVideo(600_000)
      const { account } = await given()
      const begun = await platform.prepare({ ...nothing(), account, post: postOf(other.path) })
      await writeFile(other.path, 'another')
      const handle = 'handle' in begun ? begun.handle : {}
      await expect(platform.upload({ ...nothing(), handle, account, post: postOf(other.path) })).rejects.toMatchObject({
        code: 'video_missing',
      })
    })
  })

  describe('metadata', () => {
    test('flags, tags and privacy arrive', async () => {
      const about = { privacy: 'unlisted' as const, isMadeForKids: true, isSynthetic: true, marker: '0badcafe' }
      const row = await given()
      await deliver(subject, row, postOf(video.path, about))
      expect(lastVideo()).toMatchObject({
        privacy: 'unlisted',
        isMadeForKids: true,
        isSynthetic: true,
        notifies: false,
        tags: ['sea', 'salt', 'dr-0badcafe'],
      })
      expect(row.delivery.posted?.url).toMatch(/\/shorts\/sbx\d{8}$/)
    })

    test.each([
      [{ isWide: true }, /\/watch\?v=sbx\d{8}$/],
      [{ isWide: false }, /\/shorts\/sbx\d{8}$/],
      [{ lengthSeconds: 181 }, /\/watch\?v=sbx\d{8}$/],
    ])('the address of a video with %o', async (about, address) => {
      const row = await given()
      await deliver(subject, row, postOf(video.path, about))
      expect(row.delivery.posted?.url).toMatch(address)
    })

    test('reports that an unaudited project gets private instead of public', async () => {
      const row = await given()
      await deliver(subject, row, postOf(video.path, { privacy: 'public', title: 'Locked [lock:private]' }))
      expect(row.delivery).toMatchObject({ stage: 'live', posted: { privacy: 'private' } })
    })

    test('a video that cannot be processed fails with the reason', async () => {
      await expect(
        deliver(subject, await given(), postOf(video.path, { title: '[processing:codec]' })),
      ).rejects.toMatchObject({
        kind: 'content_rejected',
        code: 'codec',
      })
      await expect(
        deliver(subject, await given(), postOf(video.path, { title: '[rejected:duplicate]' })),
      ).rejects.toMatchObject({
        kind: 'content_rejected',
        code: 'duplicate',
      })
    })

    test('sets a thumbnail; if it is rejected, the post stays, with a remark', async () => {
      await using picture = await givenVideo(5_000)
      const row = await given()
      await deliver(subject, row, postOf(video.path, { thumbnailPath: picture.path }))
      expect(lastVideo().thumbnailBytes).toBe(5_000)
      expect(row.delivery.posted?.remarks).toEqual([])
      const unverified = await given('new@example.com')
      await deliver(subject, unverified, postOf(video.path, { thumbnailPath: picture.path }))
      expect(unverified.delivery).toMatchObject({
        stage: 'live',
        posted: { remarks: [expect.stringMatching(/verify/)] },
      })
    })

    test('later reads views and likes, and detects a removal', async () => {
      const row = await given()
      await deliver(subject, row, postOf(video.path))
      const { id } = lastVideo()
      await change(id, { views: 1_234, likes: 56 })
      const numbers = await platform.readNumbers!([id, 'sbx99999999'], row.account, signal)
      expect([...numbers]).toEqual([[id, { views: 1_234, likes: 56, comments: 0 }]])
      await change(id, { isRemoved: true })
      expect(await platform.check({ remoteId: id }, row.account, signal)).toMatchObject({ is: 'removed' })
    })

    test('counts limits as YouTube counts them', () => {
      expect(fieldsOf({})).toEqual([])
      expect(fieldsOf({ title: 'a'.repeat(101) })).toEqual(['title'])
      expect(fieldsOf({ title: ' ' })).toEqual(['title'])
      expect(fieldsOf({ title: 'a < b' })).toEqual(['title'])
      expect(fieldsOf({ text: 'é'.repeat(2_500) })).toEqual([])
      expect(fieldsOf({ text: 'é'.repeat(2_501) })).toEqual(['text'])
      expect(fieldsOf({ tags: ['a'.repeat(480)] })).toEqual([])
      expect(fieldsOf({ tags: ['a '.repeat(244)] })).toEqual(['tags'])
      expect(fieldsOf({ privacy: 'friends' })).toEqual(['privacy'])
    })
  })

  describe('refusals', () => {
    test.each([
      ['quotaExceeded', 'quota_shared'],
      ['uploadLimitExceeded', 'user_action_required'],
      ['youtubeSignupRequired', 'user_action_required'],
      ['forbidden', 'user_action_required'],
      ['channelSuspended', 'permanent'],
      ['accessNotConfigured', 'app_misconfigured'],
      ['backendError', 'retry_later'],
      ['rateLimitExceeded', 'retry_later'],
    ])('maps %s to %s', async (reason, kind) => {
      const [{ account }, post] = [await given(), postOf(video.path, { title: `[fail:${reason}]` })]
      await expect(platform.prepare({ ...nothing(), account, post })).rejects.toMatchObject({ kind, code: reason })
    })

    test('an exhausted quota reports when it resets: at midnight Pacific time', async () => {
      const few = await createSandboxYouTube({ dailyUploads: 1 })
      const { url, clientId, clientSecret } = few
      const addresses = { accounts: url, tokens: url, api: url, watch: url, uploadHosts: [new URL(url).host] }
      // On the day before summer time ends, midnight in Pacific time is at 7:00 UTC. One day later, it is at 8:00 UTC.
      const now = Date.parse('2026-10-31T12:00:00Z')
      const poor = createYouTube({ clientId, clientSecret, addresses }, { now: () => now })
      const account = await connect({ ...subject, standIn: few }, poor)
      const request = { ...nothing(), account, post: postOf(video.path) }
      await poor.prepare(request)
      await expect(poor.prepare(request)).rejects.toMatchObject({
        kind: 'quota_shared',
        resetsAtMs: Date.parse('2026-11-01T07:00:00Z'),
      })
      await few.close()
    })

    test('an empty refresh token in a response does not replace the existing one', async () => {
      const { account } = await given()
      const body = { access_token: 'ya29.fresh', expires_in: 3599, refresh_token: '', scope: ALL, token_type: 'Bearer' }
      subject.standIn.faults.add({ kind: 'answer', status: 200, body, match: { route: 'POST /token' } })
      const refreshed = await platform.refresh(account.tokens, signal)
      expect(refreshed).toMatchObject({ accessToken: 'ya29.fresh', refreshToken: account.tokens.refreshToken })
    })
  })

  function nothing(): { handle: Record<string, never>; waitedMs: number; intentAtMs: number; signal: AbortSignal } {
    return { handle: {}, waitedMs: 0, intentAtMs: 0, signal }
  }

  function createWithLargePieces(http: Parameters<Subject['create']>[0]): Platform {
    const { url, clientId, clientSecret } = subject.standIn
    const addresses = { accounts: url, tokens: url, api: url, watch: url, uploadHosts: [new URL(url).host] }
    return createYouTube({ clientId, clientSecret, addresses }, http)
  }

  /** Uploads until the last piece, then loses the response to it. */
  async function loseLastAnswer(row: Row, post: Post, kind: 'lose' | 'drop' = 'lose'): Promise<void> {
    while (row.delivery.stage !== 'publish') await takeTurn(subject, row, post)
    subject.standIn.faults.add({ kind, match: { route: 'PUT /upload' } })
    await takeTurn(subject, row, post)
  }

  async function change(id: string, how: object): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const url = new URL(`/__sandbox/videos/${id}`, subject.standIn.url)
    expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(how) })).status).toBe(200)
  }
})

function fieldsOf(about: Partial<Post>): string[] {
  return findPostFaults('youtube', postOf('', about)).map(({ field }) => field)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
