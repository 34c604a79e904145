import { EVERY_DAY, TEMPLATES } from '@dayreel/catalogue'
import type { Channel, ChannelConfig } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { channels, connections, ledgerEntries, runs, videos, videoVersions } from '#db/schema.ts'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { channelCalls, setClock } from '#test/given-channels.ts'
import { STORYBOARD, videoCalls } from '#test/given-videos.ts'
import { workOff } from '#test/work-off.ts'
import { endRun } from '#video/end-run.ts'
import { failVersion } from '#video/fail-version.ts'
import { createApp } from '../../app.ts'
import { beginRunHandler } from './runs/begin-run-handler.ts'
import { planDueRuns } from './runs/plan-due-runs.ts'

let running: TestServices
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  running = await createTestServices({ env: { CALLS_PER_MINUTE: '100000' } })
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
})

const somebody = () => channelCalls(app, running.services.db, randomUUID())
const BERLIN = { preferred_run_time_local: '18:00', preferred_timezone: 'Europe/Berlin' }
const at = (moment: string) => setClock(running.services.db, moment)
const begin = () => workOff(running.services, beginRunHandler)
/** What a worker does once a second, until nothing is due. */
async function look(): Promise<void> {
  while ((await planDueRuns(running.services)) > 0);
  await begin()
}
/** Ends the videos of a channel that are being made. */
async function finish(channelId: string, failure?: { code: string; message: string }): Promise<void> {
  const { db } = running.services
  const making = await db
    .select()
    .from(runs)
    .where(and(eq(runs.channelId, channelId), eq(runs.status, 'making')))
  for (const { videoId, accountId } of making) {
    await db.transaction(async (tx) => {
      if (failure) {
        await failVersion(tx, { accountId, videoId: videoId!, number: 1 }, failure)
        return
      }
      await tx
        .update(videoVersions)
        .set({ status: 'succeeded', finishedAt: new Date(), storyboard: STORYBOARD, seconds: 20 })
        .where(eq(videoVersions.videoId, videoId!))
      await endRun(tx, videoId!)
    })
  }
}
const referencesOf = async (accountId: string): Promise<string[]> =>
  (await running.services.db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId)))
    .map(({ reference, amount }) => `${reference.replace(/[0-9a-f-]{36}/g, 'ID')} ${amount}`)
    .filter((entry) => /^(?:refund:)?(?:run|activate):/.test(entry))

describe('activation', () => {
  test('makes a channel with the template’s settings, takes one credit and begins a video', async () => {
    const { give, call, activate, balance, read, runsOf } = somebody()
    await give(3)
    await at('2026-06-01T10:00:00Z')
    const channel = await activate(BERLIN)
    expect(channel).toMatchObject({
      templateId: 'impossible-worlds',
      templateName: 'Impossible Worlds',
      name: 'Impossible Worlds',
      purchasedAt: expect.stringContaining('2026-06-01T10:00:00'),
      isActive: true,
      last_run_at: null,
      thumbnailUrl: TEMPLATES[0].previewUrl,
      // The first slot by itself is the next day's, though today's is eight hours away.
      nextRunAt: '2026-06-02T16:00:00.000Z',
      timeZone: 'Europe/Berlin',
      unfinishedRun: { kind: 'activation', status: 'due' },
    })
    expect(await balance()).toBe(2)
    await begin()
    const { items } = await runsOf(channel.id)
    expect(items).toMatchObject([{ kind: 'activation', status: 'making', videoId: expect.any(String) }])
    expect((await read(channel.id)).last_run_at).toContain('2026-06-01T10:00:00')
    expect((await call('GET', `${channel.id}/config`)).json<ChannelConfig>()).toMatchObject({
      name: 'Impossible Worlds',
      desiredduration: 35,
      selectedquality: 'low',
      selectedMusicUrl: '/media/tracks/dreams-across-the-sky.m4a',
      preferredRunTimeLocal: '18:00',
      preferredTimeZone: 'Europe/Berlin',
      days: [...EVERY_DAY],
    })
  })

  test('sent twice, or eight times at once, is one channel and one credit', async () => {
    const { give, call, balance } = somebody()
    await give(9)
    const key = randomUUID()
    const body = { templateId: 'time-broke-here', config: BERLIN }
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', 'activate', body, key)))
    const again = await call('POST', 'activate', body, key)
    expect(new Set([...answers, again].map((answer) => answer.json<Channel>().id)).size).toBe(1)
    expect((await call('GET', 'my-channels')).json()).toHaveLength(1)
    expect(await balance()).toBe(8)
    expect((await call('POST', 'activate', { ...body, templateId: 'life-almost-had' }, key)).statusCode).toBe(422)
  })

  test('without a credit is refused in the specification’s words, and nothing is there', async () => {
    const { give, call } = somebody()
    await give(1)
    await call('POST', 'activate', { templateId: 'time-broke-here' })
    const refused = await call('POST', 'activate', { templateId: 'time-broke-here' })
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({
      code: 'out_of_credits',
      message: 'You need 1 credit(s) to use this template. You currently have 0.',
    })
    expect((await call('GET', 'my-channels')).json()).toHaveLength(1)
  })

  test.each([
    [{ preferred_timezone: 'Mars/Olympus' }, 'preferredTimeZone', 'Choose a time zone, such as Europe/Berlin.'],
    [{ preferred_timezone: '+02:00' }, 'preferredTimeZone', 'Choose a time zone, such as Europe/Berlin.'],
    [
      { preferred_run_time_local: '18:03' },
      'preferredRunTimeLocal',
      'Choose a run time in steps of 5 minutes, such as 18:05.',
    ],
    [
      { youtube_connection_id: randomUUID() },
      'youtubeConnectionId',
      'Choose one of your YouTube connections, or none.',
    ],
    [{ selectedVoiceId: 'somebody' }, 'selectedVoiceId', 'Choose one of the voices.'],
    [{ selectedStyleId: randomUUID() }, 'selectedStyleId', 'Choose one of the preset styles.'],
    [
      { selectedMusicUrl: 'https://example.com/a.mp3' },
      'selectedMusicUrl',
      'Choose one of the six tracks, or no music.',
    ],
    [{ desiredDuration: 22 }, 'desiredDuration', 'Choose a duration of 20 to 90 seconds, in steps of 5.'],
    [{ name: ' ' }, 'name', 'Channel name cannot be empty.'],
  ])('with %j is refused: %s', async (config, field, message) => {
    const { give, call, balance } = somebody()
    await give(1)
    const refused = await call('POST', 'activate', { templateId: 'time-broke-here', config })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'unacceptable', message, details: { field } })
    expect(await balance()).toBe(1)
  })

  test('a connection of one’s own is taken, somebody else’s is not there', async () => {
    const { accountId, give, call } = somebody()
    await give(2)
    const [own] = await running.services.db
      .insert(connections)
      .values({ accountId, platform: 'youtube', platformId: randomUUID() })
      .returning()
    const config = { youtube_connection_id: own!.id }
    const channel = (await call('POST', 'activate', { templateId: 'time-broke-here', config })).json<Channel>()
    const read = async () => (await call('GET', `${channel.id}/config`)).json<ChannelConfig>().youtubeConnectionId
    expect(await read()).toBe(own!.id)
    const other = somebody()
    await other.give(1)
    const taken = await other.call('POST', 'activate', { templateId: 'time-broke-here', config })
    expect(taken.statusCode).toBe(422)
    await running.services.db.delete(connections).where(eq(connections.id, own!.id))
    expect(await read()).toBeNull()
  })
})

describe('a day', () => {
  test('is begun ahead of its slot, once, and charged once, however many look', async () => {
    const { accountId, give, activate, balance, read, runsOf } = somebody()
    await give(5)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    await finish(id)
    await at('2026-06-02T15:35:00Z') // 25 minutes ahead
    await look()
    expect((await runsOf(id)).total).toBe(1)
    await at('2026-06-02T15:46:00Z')
    await Promise.all([1, 2, 3, 4].map(() => planDueRuns(running.services)))
    await look()
    const { items, coming } = await runsOf(id)
    expect(items).toMatchObject([
      { kind: 'scheduled', status: 'making', localDate: '2026-06-02', slotAt: '2026-06-02T16:00:00.000Z' },
      { kind: 'activation', status: 'ready' },
    ])
    expect(items[0]!.subject).not.toBe(items[1]!.subject)
    expect(coming.slice(0, 2).map(({ localDate }) => localDate)).toEqual(['2026-06-03', '2026-06-04'])
    expect((await read(id)).nextRunAt).toBe('2026-06-03T16:00:00.000Z')
    expect(await balance()).toBe(3)
    expect(await referencesOf(accountId)).toEqual(['activate:ID -1', 'run:ID -1'])
  })

  test('that failed for our reasons gives its credit back, the first one too', async () => {
    const { accountId, give, activate, balance, runsOf } = somebody()
    await give(2)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    await finish(id, { code: 'internal', message: 'Something went wrong.' })
    expect(await balance()).toBe(2)
    await at('2026-06-02T15:50:00Z')
    await look()
    await finish(id, { code: 'internal', message: 'Something went wrong.' })
    expect(await balance()).toBe(2)
    expect((await runsOf(id)).items).toMatchObject([
      { status: 'failed', reason: 'internal', message: 'Something went wrong.' },
      { status: 'failed' },
    ])
    expect(await referencesOf(accountId)).toEqual([
      'activate:ID -1',
      'refund:activate:ID 1',
      'run:ID -1',
      'refund:run:ID 1',
    ])
  })

  test('without credits is skipped with its reason, and is not caught up', async () => {
    const { give, activate, read, runsOf } = somebody()
    await give(1)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    await at('2026-06-02T15:50:00Z')
    await look()
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'skipped', reason: 'out_of_credits', videoId: null })
    expect((await read(id)).isOutOfCredits).toBe(true)
    await give(5)
    await look()
    expect((await runsOf(id)).total).toBe(2)
    await at('2026-06-03T15:50:00Z')
    await look()
    expect((await runsOf(id)).items[0]).toMatchObject({ localDate: '2026-06-03', status: 'making' })
    expect((await read(id)).isOutOfCredits).toBe(false)
  })

  test('that was missed is caught up once within 24 hours; earlier ones are written down', async () => {
    const { give, activate, runsOf, balance } = somebody()
    await give(9)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    await at('2026-06-05T12:00:00Z') // down for four days
    await look()
    const { items } = await runsOf(id)
    const scheduled = items
      .filter(({ kind }) => kind === 'scheduled')
      .map((run) => [run.localDate, run.status, run.reason].join(' '))
      .toSorted()
    expect(scheduled).toEqual(['2026-06-02 skipped missed', '2026-06-03 skipped missed', '2026-06-04 making '])
    expect(await balance()).toBe(7)
    await at('2026-06-05T15:50:00Z')
    await look()
    expect((await runsOf(id)).items[0]).toMatchObject({ localDate: '2026-06-05', status: 'making' })
  })

  test('never has two runs, through moves of time and zone and through the switch', async () => {
    const { give, activate, call } = somebody()
    await give(50)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    const moves = [
      { preferredRunTimeLocal: '20:00' },
      { preferredTimeZone: 'Pacific/Honolulu' },
      { preferredTimeZone: 'Pacific/Auckland', preferredRunTimeLocal: '00:05' },
      { preferredRunTimeLocal: '23:55' },
      { preferredTimeZone: 'Europe/Berlin' },
    ]
    const answers: { statusCode: number }[] = []
    let now = Date.parse('2026-06-02T00:00:00Z')
    for (let i = 0; i < 60; i++, now += 3 * 3_600_000) {
      await at(new Date(now).toISOString())
      await look()
      if (i % 3 === 0) answers.push(await call('PUT', `${id}/config`, moves[(i / 3) % moves.length]))
      if (i % 5 === 0) for (let twice = 0; twice < 2; twice++) await call('PATCH', `${id}/toggle`)
    }
    const rows = await running.services.db.select().from(runs).where(eq(runs.channelId, id))
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
    const dates = rows.map(({ localDate }) => localDate).filter((date) => date !== null)
    expect(new Set(dates).size).toBe(dates.length)
    expect(dates.length).toBeGreaterThanOrEqual(4)
  })

  test('keeps to the days of the week and to the end date', async () => {
    const { give, activate, read, runsOf } = somebody()
    await give(9)
    await at('2026-06-01T10:00:00Z') // a Monday
    const { id } = await activate({ ...BERLIN, days: [3, 5], endsOn: '2026-06-10' })
    expect((await runsOf(id)).coming.map(({ localDate }) => localDate)).toEqual([
      '2026-06-03',
      '2026-06-05',
      '2026-06-10',
    ])
    for (let day = 2; day <= 14; day++) {
      await at(`2026-06-${String(day).padStart(2, '0')}T15:50:00Z`)
      await look()
    }
    const { items } = await runsOf(id)
    expect(items.map(({ localDate }) => localDate)).toEqual(['2026-06-10', '2026-06-05', '2026-06-03', null])
    expect((await read(id)).nextRunAt).toBeNull()
  })

  test('is about the owner’s list first, in its order, then about what the template has not told', async () => {
    const { give, activate, call, runsOf, read } = somebody()
    await give(9)
    await at('2026-06-01T10:00:00Z')
    const { id, videosLeft } = await activate(BERLIN)
    await look()
    const texts = ['The history of chess', 'A lamp in the snow', 'Why cats sleep']
    const added = await call('POST', `${id}/subjects`, { texts })
    const [, , third] = added.json<{ subjects: { id: string }[] }>().subjects
    await call('PATCH', `${id}/subjects/${third!.id}`, { position: 1, text: 'Why old cats sleep' })
    expect((await read(id)).videosLeft).toBe(videosLeft - 1 + 3)
    for (const day of ['02', '03', '04', '05']) {
      await at(`2026-06-${day}T15:50:00Z`)
      await look()
    }
    const told = (await runsOf(id)).items.map(({ subject }) => subject).toReversed()
    expect(told.slice(1, 4)).toEqual(['Why old cats sleep', 'The history of chess', 'A lamp in the snow'])
    expect(told[4]).not.toBe(told[0])
    expect((await call('GET', `${id}/subjects`)).json()).toEqual({ subjects: [] })
  })

  test('that failed puts the owner’s subject back at the head of the list', async () => {
    const { give, activate, call } = somebody()
    await give(9)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    await call('POST', `${id}/subjects`, { texts: ['The history of chess', 'A lamp in the snow'] })
    await at('2026-06-02T15:50:00Z')
    await look()
    const texts = async () =>
      (await call('GET', `${id}/subjects`)).json<{ subjects: { text: string }[] }>().subjects.map(({ text }) => text)
    expect(await texts()).toEqual(['A lamp in the snow'])
    await finish(id, { code: 'internal', message: 'Something went wrong.' })
    expect(await texts()).toEqual(['The history of chess', 'A lamp in the snow'])
  })
})

describe('by hand', () => {
  test('run once charges, runs one at a time, and says so', async () => {
    const { give, activate, call, balance, runsOf } = somebody()
    await give(3)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    const key = randomUUID()
    const once = await call('POST', `${id}/run-once`, undefined, key)
    expect([once.statusCode, once.json<{ message: string }>().message]).toEqual([
      201,
      'Video generation is in progress.',
    ])
    expect((await call('POST', `${id}/run-once`, undefined, key)).json()).toEqual(once.json())
    expect((await call('POST', `${id}/run-once`)).statusCode).toBe(409)
    expect(await balance()).toBe(1)
    await look()
    await finish(id)
    expect((await call('POST', `${id}/run-once`)).statusCode).toBe(201)
    expect((await runsOf(id)).total).toBe(3)
    await look()
    await finish(id)
    expect((await call('POST', `${id}/run-once`)).statusCode).toBe(402)
  })

  test('a switched-off channel neither runs by itself nor by hand; the same toggle sent twice is one', async () => {
    const { give, activate, call, read, runsOf } = somebody()
    await give(3)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    const key = randomUUID()
    for (let twice = 0; twice < 2; twice++) {
      expect((await call('PATCH', `${id}/toggle`, undefined, key)).json<Channel>().isActive).toBe(false)
    }
    const refused = await call('POST', `${id}/run-once`)
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'Channel must be enabled to run',
    ])
    await at('2026-06-02T15:50:00Z')
    await look()
    expect((await runsOf(id)).total).toBe(1)
    await call('PATCH', `${id}/toggle`)
    // Today's slot is nearer than it takes to make a video.
    expect((await read(id)).nextRunAt).toBe('2026-06-03T16:00:00.000Z')
  })

  test('with a review the video is begun so long before, and is approved, skipped or replaced', async () => {
    const { accountId, give, activate, call, balance, runsOf } = somebody()
    await give(9)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate({ ...BERLIN, reviewHours: 12 })
    await look()
    await finish(id)
    await at('2026-06-02T04:10:00Z')
    await look()
    const [first] = (await runsOf(id)).items
    expect((await call('POST', `${id}/runs/${first!.id}/approve`)).statusCode).toBe(409)
    await finish(id)
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'ready', isInReview: true })
    const key = randomUUID()
    const replaced = await call('POST', `${id}/runs/${first!.id}/replace`, undefined, key)
    expect(replaced.statusCode).toBe(201)
    expect((await call('POST', `${id}/runs/${first!.id}/replace`, undefined, key)).json()).toEqual(replaced.json())
    expect(await balance()).toBe(6)
    await finish(id)
    const [other] = (await runsOf(id)).items
    expect(other).toMatchObject({ id: first!.id, isInReview: true })
    await at('2026-06-02T16:00:01Z') // its slot is over
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'ready', isInReview: false })
    await at('2026-06-02T04:20:00Z')
    expect(other!.videoId).not.toBe(first!.videoId)
    expect(other!.subject).not.toBe(first!.subject)
    const approved = await call('POST', `${id}/runs/${first!.id}/approve`)
    expect(approved.json()).toMatchObject({ isInReview: false, approvedAt: expect.stringContaining('2026-06-02') })
    const skipped = await call('POST', `${id}/runs/${first!.id}/skip`)
    expect(skipped.json()).toMatchObject({ status: 'skipped', reason: 'stopped' })
    expect(await balance()).toBe(6) // the video is there
    expect(await running.services.db.select().from(videos).where(eq(videos.accountId, accountId))).toHaveLength(3)
    expect((await call('POST', `${id}/runs/${first!.id}/skip`)).statusCode).toBe(409)
  })

  test('skipping what is being made gives the credit back and cancels the video', async () => {
    const { accountId, give, activate, call, balance, runsOf } = somebody()
    await give(2)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    const [run] = (await runsOf(id)).items
    await call('POST', `${id}/runs/${run!.id}/skip`)
    expect(await balance()).toBe(2)
    const video = await videoCalls(app, accountId).read(run!.videoId!)
    expect(video).toMatchObject({ status: 'failed', errorCode: 'cancelled' })
    expect((await runsOf(id)).items[0]).toMatchObject({ status: 'skipped', reason: 'stopped' })
  })
})

describe('a channel', () => {
  test('is renamed, changed and duplicated; what is absent stays', async () => {
    const { give, activate, call, balance } = somebody()
    await give(5)
    const { id } = await activate({ ...BERLIN, name: 'Mine', customNotes: 'Blue' })
    expect((await call('PATCH', id, { name: 'Ours' })).json()).toMatchObject({ name: 'Ours' })
    expect((await call('PATCH', id, { name: ' ' })).json()).toMatchObject({ message: 'Channel name cannot be empty.' })
    const changed = await call('PUT', `${id}/config`, {
      imagePrompt: 'A lamp',
      selectedMusicUrl: null,
      preferredRunTimeLocal: null,
      privacyStatus: 'unlisted',
    })
    expect(changed.json()).toMatchObject({
      name: 'Ours',
      imageprompt: 'A lamp',
      selectedMusicUrl: null,
      customNotes: 'Blue',
      preferredRunTimeLocal: null,
      preferredTimeZone: 'Europe/Berlin',
      privacyStatus: 'unlisted',
    })
    await call('POST', `${id}/subjects`, { texts: ['A lamp', 'A door'] })
    const copy = (await call('POST', `${id}/duplicate`)).json<Channel>()
    expect(copy.id).not.toBe(id)
    expect((await call('GET', `${copy.id}/config`)).json()).toEqual(changed.json())
    expect((await call('GET', `${copy.id}/subjects`)).json<{ subjects: object[] }>().subjects).toHaveLength(2)
    expect(await balance()).toBe(3)
  })

  test('without a run time has no daily run', async () => {
    const { give, activate, runsOf, read } = somebody()
    await give(2)
    const { id } = await activate({ ...BERLIN, preferred_run_time_local: null })
    expect((await read(id)).nextRunAt).toBeNull()
    expect((await runsOf(id)).coming).toEqual([])
  })

  test('that is deleted before its first video gives the credit back; its finished videos stay', async () => {
    const { accountId, give, activate, call, balance } = somebody()
    await give(3)
    const first = await activate(BERLIN)
    await look()
    expect((await call('DELETE', first.id)).statusCode).toBe(204)
    expect(await balance()).toBe(3)
    const second = await activate(BERLIN)
    await call('DELETE', second.id) // before anybody began it
    await look()
    expect(await balance()).toBe(3)
    const third = await activate(BERLIN)
    await look()
    await finish(third.id)
    await call('DELETE', third.id)
    expect(await balance()).toBe(2)
    expect((await call('GET', 'my-channels')).json()).toEqual([])
    const kept = await running.services.db
      .select()
      .from(videoVersions)
      .innerJoin(videos, eq(videos.id, videoVersions.videoId))
      .where(and(eq(videos.accountId, accountId), eq(videoVersions.status, 'succeeded')))
    expect(kept).toHaveLength(1)
    expect(await running.services.db.select().from(channels).where(eq(channels.accountId, accountId))).toEqual([])
  })

  test('of somebody else is not there, whatever is asked of it', async () => {
    const owner = somebody()
    await owner.give(2)
    const { id } = await owner.activate(BERLIN)
    const [run] = (await owner.runsOf(id)).items
    const { call } = somebody()
    const answers = [
      await call('PATCH', `${id}/toggle`),
      await call('POST', `${id}/run-once`),
      await call('GET', `${id}/config`),
      await call('PUT', `${id}/config`, { name: 'x' }),
      await call('PATCH', id, { name: 'x' }),
      await call('DELETE', id),
      await call('POST', `${id}/duplicate`),
      await call('GET', `${id}/subjects`),
      await call('POST', `${id}/subjects`, { texts: ['x'] }),
      await call('GET', `${id}/runs`),
      await call('GET', `${id}/runs/${run!.id}`),
      await call('POST', `${id}/runs/${run!.id}/approve`),
      await call('POST', `${id}/runs/${run!.id}/skip`),
      await call('POST', `${id}/runs/${run!.id}/replace`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  })
})
