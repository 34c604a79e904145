import { MAX_SUBJECT_CODE_POINTS, TEMPLATES, builtInVideoCount } from '@dayreel/catalogue'
import type { CalendarEntry, ChannelPage, TemplateReach } from '@dayreel/contract'
import { countCodePoints } from '@dayreel/storyboard'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Config } from '#config'
import { channels, channelSubjects } from '#db/schema.ts'
import { BERLIN } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { channelCalls, setClock } from '#test/given-channels.ts'
import { workOff } from '#test/work-off.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { planDueRuns } from '../plan-due-runs.ts'
import { readReach } from '../templates/read-reach.ts'
import { readChannelPage } from './read-page.ts'

const running = startTestApp()

const JUNE = 'calendar?from=2026-06-01&to=2026-06-10'

/** Creates a user with a channel on 1 June. */
async function given({ credits = 5, config = {} }: { credits?: number; config?: object } = {}) {
  const calls = channelCalls(running.app, running.services.db, randomUUID())
  await calls.give(credits)
  await setClock(running.services.db, '2026-06-01T10:00:00Z')
  const { id } = await calls.activate({ ...BERLIN, ...config })
  const page = async () => (await calls.call('GET', id)).json<ChannelPage>()
  const calendar = async (range = JUNE) =>
    (await calls.call('GET', `${id}/${range}`)).json<{ timeZone: string; today: string; entries: CalendarEntry[] }>()
  const days = async () => (await calendar()).entries.map(({ localDate, state }) => `${localDate.slice(8)} ${state}`)
  return { ...calls, id, page, calendar, days }
}
async function look(): Promise<void> {
  while ((await planDueRuns(running.services)) > 0);
  await workOff(running.services, beginRunHandler)
}

test('a template’s card shows the number of built-in videos, and no limit with a model', async () => {
  const { services } = running
  const { call, accountId, activate, read } = await given({ credits: 20 })
  const reach = (await call('GET', 'templates')).json<TemplateReach[]>()
  expect(reach.map(({ templateId }) => templateId)).toEqual(TEMPLATES.map(({ id }) => id))
  const left = []
  for (const { templateId } of reach) left.push((await read((await activate({}, templateId)).id)).videosLeft)
  expect(reach.map(({ videos }) => videos)).toEqual(left)
  const text = { name: 'a/model', plans: ['free'] } as unknown as NonNullable<Config['models']['text']>
  const config = { ...services.config, models: { ...services.config.models, text } }
  const written = await readReach({ ...services, config }, accountId)
  expect(written.map(({ videos }) => videos)).toEqual(TEMPLATES.map(() => null))
})

test('the page shows the next run, the remaining videos, and whether the credits cover all channels for a month', async () => {
  const { page, activate, give } = await given({ config: { days: [1, 3, 5], reviewHours: 6 } })
  expect(await page()).toMatchObject({
    nextDate: '2026-06-03',
    nextRunAt: '2026-06-03T16:00:00.000Z',
    timeZone: 'Europe/Berlin',
    runTime: '18:00',
    days: [1, 3, 5],
    endsOn: null,
    reviewHours: 6,
    // Without a model, the number of videos is limited to the template's stories of the default length.
    videosLeft: builtInVideoCount('impossible-worlds', 35),
    ownSubjects: 0,
    hasEnded: false,
    problem: null,
    forecast: { days: 30, runs: 12, cost: 12, costOfAll: 12, credits: 4, suffices: false, lastsDays: 10 },
  })
  await activate(BERLIN)
  await give(100)
  expect((await page()).forecast).toMatchObject({
    runs: 12,
    costOfAll: 41,
    credits: 103,
    suffices: true,
    lastsDays: null,
  })
})

test('the card shows the first date that the credits do not cover, and the calendar marks it too', async () => {
  const { id, calendar, read, call, give } = await given({ credits: 4 })
  const { entries } = await calendar('calendar?from=2026-06-01&to=2026-06-30')
  const unpaid = entries.find(({ state }) => state === 'coming_unpaid')!.localDate
  expect((await read(id)).unpaidFrom).toBe(unpaid)
  await call('PATCH', `${id}/toggle`)
  expect((await read(id)).unpaidFrom).toBeNull()
  await call('PATCH', `${id}/toggle`)
  await give(60)
  expect((await read(id)).unpaidFrom).toBeNull()
})

test('the page names the subject of the next video, from the own list before the template', async () => {
  const { page, id, call, accountId } = await given({ credits: 3 })
  await look()
  const ofTemplate = (await page()).nextSubject
  expect(ofTemplate).toEqual({ from: 'template', text: expect.any(String) })
  expect((await page()).nextSubject).toEqual(ofTemplate) // Reading the page changes nothing.
  const script = `Why is the sky blue${', and blue again'.repeat(20)}?\nNobody knows.`
  await call('POST', `${id}/subjects`, { texts: ['Why do we dream?', script] })
  expect((await page()).nextSubject).toEqual({ from: 'list', text: 'Why do we dream?' })
  await running.services.db.delete(channelSubjects).where(eq(channelSubjects.text, 'Why do we dream?'))
  const { text } = (await page()).nextSubject!
  expect(text).toMatch(/^Why is the sky blue, .+…$/)
  expect(countCodePoints(text!)).toBe(MAX_SUBJECT_CODE_POINTS)
  const model = { name: 'a/model', plans: ['free'] } as unknown as NonNullable<Config['models']['text']>
  const { services } = running
  const config = { ...services.config, models: { ...services.config.models, text: model } }
  await running.services.db.delete(channelSubjects).where(eq(channelSubjects.channelId, id))
  const read = await readChannelPage({ ...services, config }, { accountId, channelId: id })
  expect(read.nextSubject).toEqual({ from: 'model', text: null })
})

test('a calendar shows past runs with their video or reason, and coming runs with what prevents them', async () => {
  const { calendar, days, id, call } = await given({ credits: 4, config: { endsOn: '2026-06-08' } })
  await look()
  expect(await days()).toEqual([
    '01 making',
    ...['02', '03', '04'].map((day) => `${day} coming`),
    ...['05', '06', '07', '08'].map((day) => `${day} coming_unpaid`),
  ])
  const { timeZone, today, entries } = await calendar()
  expect({ timeZone, today }).toEqual({ timeZone: 'Europe/Berlin', today: '2026-06-01' })
  expect(entries[0]).toMatchObject({ run: { kind: 'activation' }, canBeSkipped: true })
  expect(entries[1]).toMatchObject({
    at: '2026-06-02T16:00:00.000Z',
    run: null,
    canBeSkipped: true,
    canBeUnskipped: false,
  })
  await call('PATCH', `${id}/toggle`)
  expect(await days()).toEqual(['01 making'])
  expect((await call('GET', `${id}/calendar?from=2026-06-01&to=2026-09-01`)).statusCode).toBe(422)
})

test('a skipped date has no video and says so, and has a video again if the skip is cancelled in time', async () => {
  const { call, days, id, page, runsOf } = await given({ credits: 50 })
  const skip = (date: string) => call('PUT', `${id}/skipped-dates/${date}`)
  const unskip = async (date: string) => (await call('DELETE', `${id}/skipped-dates/${date}`)).statusCode
  await look()
  expect((await skip('2026-06-02')).json()).toMatchObject({
    state: 'skipped',
    canBeUnskipped: true,
    run: { reason: 'left_out', message: 'You skipped this date.' },
  })
  expect((await skip('2026-06-02')).statusCode).toBe(200)
  await skip('2026-06-04')
  expect((await page()).nextDate).toBe('2026-06-03')
  expect((await days()).slice(0, 5)).toEqual(['01 making', '02 skipped', '03 coming', '04 skipped', '05 coming'])
  expect(await unskip('2026-06-02')).toBe(204)
  expect((await page()).nextDate).toBe('2026-06-02')
  await skip('2026-06-02')
  await setClock(running.services.db, '2026-06-04T12:00:00Z')
  await look()
  expect((await days()).slice(0, 5)).toEqual(['01 making', '02 skipped', '03 making', '04 skipped', '05 coming'])
  expect((await runsOf(id)).items.filter(({ localDate }) => localDate === '2026-06-04')).toHaveLength(1)
  await setClock(running.services.db, '2026-06-04T15:50:00Z')
  expect(await unskip('2026-06-04')).toBe(409)
  expect(await unskip('2026-06-05')).toBe(404)
  expect((await skip('2026-06-03')).statusCode).toBe(409)
  expect((await skip('2026-05-30')).statusCode).toBe(422)
})

test('a calendar shows the real start of each video, which is earlier if many channels share the hour', async () => {
  const { id, give, activate, calendar } = await given({ credits: 4 })
  await give(60)
  for (let i = 0; i < 23; i++) await activate(BERLIN)
  const readMakeAt = async (date: string) =>
    (await calendar()).entries.find(({ localDate }) => localDate === date)!.makeAt
  const makeAt = await readMakeAt('2026-06-03')
  const slot = Date.parse('2026-06-03T16:00:00Z')
  expect(slot - Date.parse(makeAt!)).toBeGreaterThan(30 * 60_000)
  await setClock(running.services.db, '2026-06-02T15:59:00Z')
  await look()
  const [row] = await running.services.db.select().from(channels).where(eq(channels.id, id))
  expect(row!.nextMakeAt!.toISOString()).toBe(makeAt)
  expect(await readMakeAt('2026-06-03')).toBe(makeAt)
})
