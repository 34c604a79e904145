import { copyFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCodeVerifier } from '../code-verifier.ts'
import { PlatformError } from '../platform-error.ts'
import type { CallTraits, Platform, Privacy } from '../platform.ts'
import { createLife, deliver, ENDLESS, givenRow, Killed, takeTurn } from './deliver.ts'
import { connect, consent, givenVideo, postOf, REDIRECT_URI, type Subject, type TestVideo } from './subject.ts'

const SMALL_BYTES = 600_000

/** The differences between platforms that the suite has to know. */
type Traits = {
  visibleFrom: CallTraits['visibleFrom']
  /** The privacy that the tests choose for a post. */
  privacy: Privacy
  /** Whether an expired token can be refreshed. */
  refreshesEnded: boolean
  /** Whether a user can consent without an account to post to. */
  hasAccountless: boolean
}

/** Where the stand-in keeps its state between runs. */
type StandInOptions = { stateFile?: string }

/** Defines the tests that every adapter has to pass against its stand-in. */
export function describePlatform(
  name: string,
  start: (kept?: StandInOptions) => Promise<Subject>,
  { visibleFrom, privacy, refreshesEnded, hasAccountless }: Traits,
): void {
  describe(`${name} meets the requirements for every platform`, () => {
    let subject: Subject
    let platform: Platform
    let video: TestVideo
    beforeAll(async () => {
      subject = await start()
      platform = subject.create({ now: () => subject.standIn.clock.now() })
      video = await givenVideo(SMALL_BYTES)
    })
    afterAll(async () => {
      await subject.standIn.close()
      await video[Symbol.asyncDispose]()
    })
    beforeEach(() => {
      subject.standIn.faults.clear()
    })

    describe('connecting', () => {
      test('redirects with an error and the state if the user declines', async () => {
        const address = platform.authorizeUrl({ redirectUri: REDIRECT_URI, state: 'abc', codeVerifier: 'v'.repeat(43) })
        const back = await consent(address, subject.answers.allow, 'deny')
        expect(back.searchParams.get('error')).toBe('access_denied')
        expect(back.searchParams.get('state')).toBe('abc')
        expect(back.searchParams.get('code')).toBeNull()
      })

      test('returns an account with working tokens if the user consents', async () => {
        const account = await connect(subject, platform)
        expect(account.id).not.toBe('')
        expect(account.name).toMatch(/sandbox/)
        const allowance = await platform.readAllowance(account, fresh())
        expect(allowance.privacies.length).toBeGreaterThan(0)
      })

      test('returns the same account for the same user', async () => {
        const [first, second] = [await connect(subject, platform), await connect(subject, platform)]
        expect(second.id).toBe(first.id)
      })

      test('accepts a code only once', async () => {
        const codeVerifier = createCodeVerifier()
        const address = platform.authorizeUrl({ redirectUri: REDIRECT_URI, state: 'abc', codeVerifier })
        const code = (await consent(address, subject.answers.allow)).searchParams.get('code') ?? ''
        const request = { redirectUri: REDIRECT_URI, code, codeVerifier, signal: fresh() }
        await platform.exchange(request)
        await expect(platform.exchange(request)).rejects.toMatchObject({ kind: 'reconnect_required' })
      })

      test('reports a declined permission at once', async () => {
        const error = await failure(connect(subject, platform, subject.answers.untick))
        expect(error).toMatchObject({ kind: 'reconnect_required', code: 'scope_missing' })
        expect(error.text).toMatch(/permission/)
      })

      if (hasAccountless) {
        test('without an account to post to, the error says so and what to do', async () => {
          const error = await failure(connect(subject, platform, subject.answers.noAccount))
          expect(error).toMatchObject({ kind: 'user_action_required', code: 'no_account' })
          expect(error.text).toMatch(/\./)
        })
      }
    })

    describe('tokens', () => {
      test('reports that an expired token needs a refresh', async () => {
        const account = await connect(subject, platform)
        await spoil(subject, account.id, 'expired')
        const kind = refreshesEnded ? 'refresh_then_retry_once' : 'reconnect_required'
        expect((await failure(platform.readAllowance(account, fresh()))).kind).toBe(kind)
      })

      test('reports that revoked access needs a new consent', async () => {
        const account = await connect(subject, platform)
        await spoil(subject, account.id, 'revoked')
        expect((await failure(platform.refresh(account.tokens, fresh()))).kind).toBe('reconnect_required')
      })

      test('revoking ends the tokens, and can be repeated', async () => {
        const account = await connect(subject, platform)
        await platform.revoke(account, fresh())
        await platform.revoke(account, fresh())
        await expect(platform.readAllowance(account, fresh())).rejects.toBeInstanceOf(PlatformError)
      })
    })

    describe('posting', () => {
      test('a video arrives complete and once, and is read back', async () => {
        const before = subject.livePosts().length
        const row = givenRow(subject, await connect(subject, platform))
        await deliver(subject, row, postOf(video.path, { privacy }))
        expect(row.delivery).toMatchObject({ stage: 'live', posted: { privacy } })
        expect(row.delivery.posted?.url).toMatch(/^https?:/)
        expect(subject.livePosts().slice(before)).toEqual([video.sha256])
        const standing = await platform.check(row.delivery.posted!, row.account, fresh())
        expect(standing.is).toBe('live')
      })

      test('the post is visible from the stage that its traits state', async () => {
        const before = subject.livePosts().length
        const row = givenRow(subject, await connect(subject, platform))
        const post = postOf(video.path, { privacy })
        let stage = row.delivery.stage
        while (subject.livePosts().length === before) {
          stage = row.delivery.stage
          expect(stage).not.toBe('confirm')
          await takeTurn(subject, row, post)
        }
        expect(stage).toBe(visibleFrom)
      })

      test('a file that changed after the upload began causes a clear error, and nothing is posted', async () => {
        const before = subject.livePosts().length
        await using other = await givenVideo(SMALL_BYTES)
        const row = givenRow(subject, await connect(subject, platform))
        const post = postOf(other.path, { privacy })
        while (row.delivery.stage !== 'upload') await takeTurn(subject, row, post)
        await writeFile(other.path, 'another')
        const error = await failure(deliver(subject, row, post))
        expect(error).toMatchObject({
          kind: 'permanent',
          code: 'video_missing',
          text: expect.stringMatching(/again\.$/),
        })
        expect(subject.livePosts().length).toBe(before)
      })

      test('makes exactly one post after a kill at any awaited step', async () => {
        let deaths = 0
        const odd: string[] = []
        for (let dies = 1; ; dies += 1) {
          const before = subject.livePosts().length
          const row = givenRow(subject, await connect(subject, platform))
          const post = postOf(video.path, { privacy, title: `Killed at ${dies}` })
          const end = await deliver(subject, row, post, createLife(dies)).catch((error: unknown) => error)
          if (end === undefined) break
          expect(end).toBeInstanceOf(Killed)
          deaths += 1
          await deliver(subject, row, post)
          odd.push(...oddityOf(row.delivery.stage, subject.livePosts().length - before, `killed at ${dies}`))
          subject.standIn.clock.advance('2h')
        }
        expect(odd).toEqual([])
        expect(deaths).toBeGreaterThan(6)
      })

      test('makes exactly one post after a kill of process and stand-in at any awaited step', async () => {
        const odd: string[] = []
        let lasting = await start({ stateFile: stateFileOf(video, 0) })
        for (let dies = 1; ; dies += 1) {
          const before = lasting.livePosts().length
          const row = givenRow(
            lasting,
            await connect(lasting, lasting.create({ now: () => lasting.standIn.clock.now() })),
          )
          const post = postOf(video.path, { privacy, title: `Both at ${dies}` })
          const end = await deliver(lasting, row, post, createLife(dies)).catch((error: unknown) => error)
          // Copies the state before the stand-in closes, because a killed stand-in could not save anything while
          // closing.
          await copyFile(stateFileOf(video, dies - 1), stateFileOf(video, dies))
          await lasting.standIn.close()
          if (end === undefined) break
          expect(end).toBeInstanceOf(Killed)
          const address = lasting.standIn.url
          lasting = await start({ stateFile: stateFileOf(video, dies) })
          expect(lasting.standIn.url).toBe(address)
          await deliver(lasting, row, post)
          odd.push(...oddityOf(row.delivery.stage, lasting.livePosts().length - before, `killed at ${dies}`))
          lasting.standIn.clock.advance('2h')
        }
        expect(odd).toEqual([])
        expect(lasting.livePosts().length).toBeGreaterThan(6)
      })

      test('makes exactly one post after a lost response to any call that the platform has carried out', async () => {
        let lost = 0
        const odd: string[] = []
        for (let after = 0; ; after += 1) {
          const before = subject.livePosts().length
          const account = await connect(subject, platform)
          const row = givenRow(subject, account)
          const requestsBefore = subject.standIn.requests.length
          subject.standIn.faults.add({ kind: 'lose', after })
          await deliver(subject, row, postOf(video.path, { privacy, title: `Lost at ${after}` }))
          const calls = subject.standIn.requests.length - requestsBefore
          subject.standIn.faults.clear()
          if (calls <= after) break
          lost += 1
          odd.push(...oddityOf(row.delivery.stage, subject.livePosts().length - before, `lost at ${after}`))
          subject.standIn.clock.advance('2h')
        }
        expect(odd).toEqual([])
        expect(lost).toBeGreaterThan(2)
      })

      test('retries a call that was rejected before anything was posted', async () => {
        const before = subject.livePosts().length
        const row = givenRow(subject, await connect(subject, platform))
        const match = { route: subject.publishRoute }
        subject.standIn.faults.add({ kind: 'answer', status: 429, headers: { 'retry-after': '7' }, match, body: {} })
        await deliver(subject, row, postOf(video.path, { privacy }))
        expect(row.delivery.stage).toBe('live')
        expect(subject.livePosts().length - before).toBe(1)
      })

      if (refreshesEnded) {
        test('refreshes tokens that expire during a delivery, and makes one post', async () => {
          for (let after = 0; after < 5; after += 1) {
            const before = subject.livePosts().length
            const account = await connect(subject, platform)
            const row = givenRow(subject, account)
            const post = postOf(video.path, { privacy })
            const aroundCommit = async (): Promise<void> => {
              if (row.commits.length === after) await spoil(subject, account.id, 'expired')
            }
            await deliver(subject, row, post, { ...ENDLESS, aroundCommit })
            expect(row.delivery.stage).toBe('live')
            expect(subject.livePosts().length - before).toBe(1)
            subject.standIn.clock.advance('2h')
          }
        })
      }

      test('an abort ends a call without a response', async () => {
        const account = await connect(subject, platform)
        subject.standIn.faults.add({ kind: 'hang', times: 20 })
        const request = { ...given(), account, post: postOf(video.path, { privacy }) }
        const calls = [
          (signal: AbortSignal) => platform.identify(account.tokens, signal),
          (signal: AbortSignal) => platform.readAllowance(account, signal),
          (signal: AbortSignal) => platform.prepare({ ...request, signal }),
          (signal: AbortSignal) => platform.revoke(account, signal),
        ]
        for (const call of calls) {
          const controller = new AbortController()
          const requestsBefore = subject.standIn.requests.length
          const ended = call(controller.signal).catch((error: unknown) => error)
          await expect.poll(() => subject.standIn.requests.length).toBeGreaterThan(requestsBefore)
          controller.abort(new Error('stopped'))
          expect(await ended).toMatchObject({ message: 'stopped' })
        }
      })
    })

    test('no response of the platform puts a secret into an error', async () => {
      const account = await connect(subject, platform)
      const { accessToken, refreshToken = accessToken } = account.tokens
      const said = { error: { code: accessToken.slice(0, 3), message: `bad ${accessToken} and ${refreshToken}` } }
      for (const status of [400, 401, 403, 404, 429, 500]) {
        for (const call of [
          () => platform.identify(account.tokens, fresh()),
          () => platform.refresh(account.tokens, fresh()),
          () => platform.prepare({ ...given(), account, post: postOf(video.path, { privacy }), signal: fresh() }),
          () => platform.revoke(account, fresh()),
        ]) {
          subject.standIn.faults.clear()
          subject.standIn.faults.add({ kind: 'answer', status, body: said, times: 9 })
          const error: unknown = await call().then(
            () => undefined,
            (thrown: unknown) => thrown,
          )
          const shown = `${inspect(error, { depth: 9 })} ${JSON.stringify(error)} ${String((error as Error)?.stack)}`
          expect(shown).not.toContain(accessToken)
          expect(shown).not.toContain(refreshToken)
        }
      }
    })
  })
}

function stateFileOf({ path }: TestVideo, number: number): string {
  return join(dirname(path), `state-${number}`)
}

function given(): { handle: Record<string, never>; waitedMs: number; intentAtMs: number } {
  return { handle: {}, waitedMs: 0, intentAtMs: 0 }
}

/** Returns a message if a delivery with an injected fault ended with a wrong result. */
function oddityOf(stage: string, posts: number, when: string): string[] {
  return stage === 'live' && posts === 1 ? [] : [`${when}: ${stage}, ${posts} posts`]
}

async function spoil({ standIn }: Subject, accountId: string, kind: string): Promise<void> {
  const url = new URL(`/__sandbox/accounts/${encodeURIComponent(accountId)}/token`, standIn.url)
  const sent = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  })
  if (sent.status !== 200) throw new Error(`Not spoilt: ${await sent.text()}`)
}

async function failure(call: Promise<unknown>): Promise<PlatformError> {
  const error: unknown = await call.then(
    () => new Error('It went well'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(PlatformError)
  return error as PlatformError
}

function fresh(): AbortSignal {
  return AbortSignal.timeout(60_000)
}
