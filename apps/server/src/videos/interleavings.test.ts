import { FREE_VERSIONS } from '@dayreel/catalogue'
import type { StartedVideo, Storyboard, Video } from '@dayreel/contract'
import { StudioError } from '@dayreel/storyboard/base'
import type { makeVideo as MakeVideo } from '@dayreel/studio/planning'
import { eq, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerEntries, takenProjects, videos, videoVersions } from '#db/schema.ts'
import { balanceOf } from '#ledger/balance-of.ts'
import { grantCredits } from '#ledger/credits.ts'
import { accountFolder } from '#storage/account-folder.ts'
import { countWaiting } from '#test/count-waiting.ts'
import { bearer, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { SILENT_NARRATOR } from '#test/silent-narrator.ts'
import { videoCalls } from '#test/given-videos.ts'
import { STORYBOARD } from '#test/storyboard.ts'
import { createPlainIllustrator } from '#test/plain-illustrator.ts'
import { createApp } from '#compose/app.ts'
import { lockVideo } from './lock-video.ts'
import { makeVideoHandler } from './make-video-handler.ts'
import { CANCELLED, failVersion } from './fail-version.ts'
import { runVideoOwner } from '#runs/run-video-owner.ts'
import type { VersionKey } from './video-files.ts'

const CREDITS = 2
/** The files of a successful version. */
const FILES = ['video.mp4', 'video.jpg', 'video.srt', 'video.vtt', 'scene-s1.jpg']
/** The possible ends of a worker's attempt at a version. */
const OUTCOMES = ['made', 'text at fault', 'ours', 'worker dies', 'dies before the end'] as const
type Outcome = (typeof OUTCOMES)[number]

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  running = await createTestServices({
    env: { CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' },
    studio: {
      illustrators: [createPlainIllustrator()],
      narrators: [SILENT_NARRATOR],
      makeVideo: makeTinyVideo,
    },
    pictures: {
      redraw: async (bytes, signal) => pause(signal).then(() => bytes),
      palette: async () => [],
      close: async () => undefined,
    },
  })
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
})

/**
 * Replaces the studio's `makeVideo`. It stores one cached step and writes files that are either complete or do not
 * exist.
 */
const makeTinyVideo: typeof MakeVideo = async ({ name, output, plan }, { store, writers: [writer] }, options) => {
  const { signal, onProgress, onStoryboard, onPicture } = options ?? {}
  const outcome = outcomes.shift() ?? 'made'
  const stop = signal ?? new AbortController().signal
  await store.put(`write-${'0'.repeat(64)}`, Buffer.from(writer!.id))
  const storyboard = 'storyboard' in plan ? plan.storyboard : STORYBOARD
  onStoryboard?.(storyboard)
  onProgress?.({ stage: 'rendering', fraction: 0, overall: 0.5 })
  onPicture?.({ id: 's1', number: 1 }, { ...PICTURE_SIZE, bytes: Buffer.from('picture') })
  await pause(stop)
  if (outcome === 'text at fault') throw new StudioError('script-too-long', 'This script is too long.')
  if (outcome === 'ours') throw new Error('the disk is broken')
  if (outcome === 'worker dies') throw new WorkerDied()
  const files = await Promise.all(['mp4', 'jpg', 'srt', 'vtt'].map((ending) => output.create(`${name}.${ending}`)))
  for (const file of files) await file.write(Buffer.from('content'))
  await pause(stop)
  for (const file of files) await file.commit()
  // A worker whose job was given to another worker is only slow, so it does not die here.
  if (outcome === 'dies before the end' && claimed.getStore()?.isCurrent()) throw new WorkerDied()
  const report = { made: 1, reused: 0, milliseconds: 1 }
  return {
    storyboard,
    seconds: 2,
    frames: 60,
    width: 720,
    height: 1280,
    scenes: 1,
    spoken: true,
    notices: [],
    approximateScenes: [],
    steps: { write: report, narrate: report, illustrate: report, score: report, render: report },
  }
}
const PICTURE_SIZE = { width: 8, height: 8, focus: { x: 0.5, y: 0.5 } }
function pause(stop: AbortSignal): Promise<void> {
  return sleep(Math.random() * 20, undefined, { signal: stop }).catch(() => stop.throwIfAborted())
}
class WorkerDied extends Error {}
const claimed = new AsyncLocalStorage<{ isCurrent: () => boolean }>()
/** The outcomes of the coming attempts, in order. */
let outcomes: Outcome[] = []

type Step =
  | { kind: 'create' }
  | { kind: 'cancel' | 'edit' | 'delete' | 'make again' | 'submit twice'; video: number }
  | { kind: 'work'; video: number; outcome: Outcome }
const index = fc.nat({ max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('create' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'edit', 'edit', 'delete', 'make again', 'submit twice'),
      video: index,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('work' as const),
      video: index,
      outcome: fc.oneof({ weight: 3, arbitrary: fc.constant('made' as const) }, fc.constantFrom(...OUTCOMES)),
    }),
  },
)
/** Lists of steps. The steps of one inner list run concurrently. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 12 })

test('charges, videos, files and rows stay consistent in any interleaving of create, cancel, retry, edit, delete and dying workers', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (waves) => {
      outcomes = []
      const person = await givenPerson()
      for (const wave of waves) await Promise.all(wave.map((one) => person.take(one)))
      outcomes = []
      await person.workAll()
      expect(await faultsOf(person.accountId)).toEqual([])
    }),
    { numRuns: 40, endOnFailure: true },
  )
})

test.each(['ours', 'text at fault'] as const)(
  'a worker that continues after another one has finished its video leaves no painted picture (%s)',
  async (outcome) => {
    const person = await givenPerson()
    await person.take({ kind: 'create' })
    const { services } = running
    const begun = Promise.withResolvers<void>()
    const painting = Promise.withResolvers<Uint8Array>()
    const redraw = (): Promise<Uint8Array> => {
      begun.resolve()
      return painting.promise
    }
    const pictures = { ...services.pictures, redraw }
    const [version] = await person.versions()
    outcomes = [outcome]
    const { signal } = new AbortController()
    const late = makeVideoHandler.run(version!, {
      services: { ...services, pictures },
      signal,
      complete: () => Promise.reject(new WorkerDied()),
      progressed: async () => undefined,
    })
    await begun.promise
    await person.workAll()
    painting.resolve(Buffer.from('picture'))
    // The late worker may throw if it learns too late that its work is unnecessary. In either case, the other worker's
    // file must stay.
    await Promise.allSettled([late])
    expect(await faultsOf(person.accountId)).toEqual([])
  },
)

test('a video that is cancelled at the moment it finishes does not deadlock', async () => {
  const person = await givenPerson()
  await person.take({ kind: 'create' })
  const { services } = running
  const [version] = await person.versions()
  let cancelled: Promise<boolean> | undefined
  // The cancelling transaction locks the account and the video. It locks the version only when the finishing worker
  // waits for a lock.
  const cancel = (holding: () => void): Promise<boolean> =>
    services.db.transaction(async (tx) => {
      await lockVideo(tx, version!)
      holding()
      await expect.poll(() => countWaiting(running.services.db)).toBeGreaterThan(0)
      return failVersion(runVideoOwner, tx, version!, CANCELLED)
    })
  const { signal } = new AbortController()
  await makeVideoHandler.run(version!, {
    services,
    signal,
    complete: () =>
      new Promise<void>((resolve, reject) => {
        cancelled = cancel(resolve)
        cancelled.catch(reject)
      }),
    progressed: async () => undefined,
  })
  expect(await cancelled).toBe(true)
  expect(await faultsOf(person.accountId)).toEqual([])
})

function dieQuietly(error: unknown): void {
  if (!(error instanceof WorkerDied)) throw error
}

async function givenPerson() {
  const accountId = randomUUID()
  const { db, log } = running.services
  const { call, generate } = videoCalls(app, accountId)
  await app.inject({ url: '/api/users/credits', headers: bearer(accountId) })
  await db.transaction((tx) => grantCredits(tx, { accountId, credits: CREDITS, reference: 'start' }))
  const ids: string[] = []
  /** The claimed jobs. As in the queue, a job belongs to one worker at a time and exists until it is completed. */
  const claims = new Map<string, symbol>()
  const completed = new Set<string>()
  const added = (answer: { statusCode: number; json: <T>() => T }): void => {
    expect([201, 402, 404, 409]).toContain(answer.statusCode)
    if (answer.statusCode === 201) ids.push(answer.json<StartedVideo>().id)
  }
  async function workOn(version: VersionKey): Promise<void> {
    const name = `${version.videoId}/${version.number}`
    if (completed.has(name)) return
    const claim = Symbol(name)
    claims.set(name, claim)
    const context = {
      services: { ...running.services, log },
      signal: new AbortController().signal,
      async complete() {
        if (claims.get(name) !== claim || completed.has(name)) throw new WorkerDied()
        completed.add(name)
      },
      progressed: async () => undefined,
    }
    try {
      await claimed.run({ isCurrent: () => claims.get(name) === claim }, () => makeVideoHandler.run(version, context))
      completed.add(name)
    } catch (error) {
      if (error instanceof WorkerDied) return
      if (claims.get(name) === claim) await makeVideoHandler.onFailed(version, context, error).catch(dieQuietly)
    }
  }
  const versions = async (videoIds: string[] = ids): Promise<VersionKey[]> =>
    videoIds.length === 0
      ? []
      : (await db.select().from(videoVersions).where(inArray(videoVersions.videoId, videoIds))).map(
          ({ videoId, number }) => ({ accountId, videoId, number }),
        )
  async function take(one: Step): Promise<void> {
    if (one.kind === 'create') return added(await generate())
    const id = ids[one.video % Math.max(1, ids.length)]
    if (id === undefined) return
    const path = `/api/videos/${id}`
    switch (one.kind) {
      case 'cancel':
        expect([200, 404, 409]).toContain((await call('POST', `${path}/cancel`)).statusCode)
        return
      case 'delete':
        expect([204, 404]).toContain((await call('DELETE', path)).statusCode)
        return
      case 'make again':
        return added(await call('POST', `${path}/make-again`))
      case 'submit twice': {
        const key = randomUUID()
        const answers = await Promise.all([generate({}, key), generate({}, key)])
        // A rejection is not stored for the key. If a credit is returned between the two requests, one request is
        // rejected and the other one pays.
        const started = answers.filter(({ statusCode }) => statusCode === 201)
        expect(new Set(started.map(({ body }) => body)).size).toBeLessThanOrEqual(1)
        return added(started[0] ?? answers[0])
      }
      case 'edit': {
        const scenes = [{ ...STORYBOARD.scenes[0]!, text: `Another ${randomUUID()}.` }]
        const answer = await call('POST', `${path}/versions`, {
          storyboard: { ...STORYBOARD, scenes } satisfies Storyboard,
        })
        expect([202, 402, 404, 409]).toContain(answer.statusCode)
        if (answer.statusCode === 202) expect(answer.json<Video>().id).toBe(id)
        return
      }
      case 'work':
        outcomes.push(one.outcome)
        for (const version of await versions([id])) await workOn(version)
        return
    }
  }
  return {
    accountId,
    take,
    versions,
    async workAll() {
      for (const version of await versions()) await workOn(version)
    },
  }
}

async function faultsOf(accountId: string): Promise<string[]> {
  const { db, storage } = running.services
  const rows = await db
    .select()
    .from(videoVersions)
    .innerJoin(videos, eq(videos.id, videoVersions.videoId))
    .where(eq(videos.accountId, accountId))
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId))
  const taken = await db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
  const faults: string[] = []
  const isEntered = (reference: string): boolean => entries.some((entry) => entry.reference === reference)
  let spent = 0
  const expected = new Set<string>()
  for (const { video_versions: version, videos: video } of rows) {
    const name = `video:${version.videoId}:${version.number}`
    if (version.finishedAt === null) faults.push(`${name} never ended`)
    const byAllowance = taken.filter(({ reference, givenBackAt }) => reference === name && givenBackAt === null).length
    const byCredit = isEntered(`project:${name}`) && !isEntered(`refund:project:${name}`) ? 1 : 0
    spent += byCredit
    const charges = byAllowance + byCredit
    const due = version.status === 'succeeded' && !version.isFree ? 1 : 0
    if (charges !== due) faults.push(`${name} is ${version.status} and has ${charges} charges`)
    if (version.status === 'succeeded' && video.deletedAt === null) {
      const folder = `${accountFolder(accountId)}videos/${video.id}/`
      for (const file of FILES) expected.add(`${folder}${version.number}/${file}`)
    }
  }
  for (const [id, versions] of Map.groupBy(rows, ({ videos: video }) => video.id)) {
    const free = versions.filter(({ video_versions: v }) => v.isFree && v.status !== 'failed')
    if (free.length > FREE_VERSIONS) faults.push(`${id} has ${free.length} free versions`)
  }
  const balance = await balanceOf(db, accountId)
  if (balance !== CREDITS - spent) faults.push(`the balance is ${balance} after ${spent} credits`)
  const used = taken.filter(({ givenBackAt }) => givenBackAt === null).length
  if (used > 3) faults.push(`${used} free projects were used`)
  const living = new Set(
    rows.filter(({ videos: video }) => video.deletedAt === null).map(({ videos: video }) => video.id),
  )
  for await (const { key } of storage.list(accountFolder(accountId))) {
    const isStep = /\/steps\//.test(key) && living.has(key.split('/')[3]!)
    if (!expected.delete(key) && !isStep) faults.push(`${key} is left over`)
  }
  for (const key of expected) faults.push(`${key} is missing`)
  return faults
}
