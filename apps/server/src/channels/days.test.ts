import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runs } from '#db/schema.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { planDueRuns } from './plan-due-runs.ts'

const running = startTestApp()
const { givenUser, at, look, finish, referencesOf } = runChannels(running)

describe('a day', () => {
  test('starts its video ahead of its slot, once, and charges once, with any number of workers', async () => {
    const { accountId, give, activate, balance, read, runsOf } = givenUser()
    await give(5)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    await finish(id)
    await at('2026-06-02T15:35:00Z') // The slot is 25 minutes ahead, and the video starts later.
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

  test('returns the credit of a run that failed for an internal reason, also of the first run', async () => {
    const { accountId, give, activate, balance, runsOf } = givenUser()
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

  test('is skipped with a reason if there are no credits, and is not made up for later', async () => {
    const { give, activate, read, runsOf } = givenUser()
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

  test('makes up for a missed run once within 24 hours, and only records earlier ones', async () => {
    const { give, activate, runsOf, balance } = givenUser()
    await give(9)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    await at('2026-06-05T12:00:00Z') // The service was down for four days.
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

  test('never has two runs, even if its time, zone or switch changes', async () => {
    const { give, activate, call } = givenUser()
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

  test('stores each day of the week once', async () => {
    const { give, activate, call } = givenUser()
    await give(9)
    const { id } = await activate(BERLIN)
    const answer = await call('PUT', `${id}/config`, { days: [1, 1, 1] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ message: string }>().message).toBe('Choose each day of the week once.')
    expect((await call('PUT', `${id}/config`, { days: [1, 3] })).statusCode).toBe(200)
  })

  test('respects the days of the week and the end date', async () => {
    const { give, activate, read, runsOf } = givenUser()
    await give(9)
    await at('2026-06-01T10:00:00Z') // This day is a Monday.
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

  test('takes subjects from the owner’s list first, in order, then unused ones of the template', async () => {
    const { give, activate, call, runsOf, read } = givenUser()
    await give(9)
    await at('2026-06-01T10:00:00Z')
    const { id, videosLeft } = await activate(BERLIN)
    await look()
    const texts = ['A clock that stopped', 'A lamp in the snow', 'A cat asleep']
    const added = await call('POST', `${id}/subjects`, { texts })
    const [, , third] = added.json<{ subjects: { id: string }[] }>().subjects
    await call('PATCH', `${id}/subjects/${third!.id}`, { position: 1, text: 'An old cat asleep' })
    // Each of the owner's subjects uses up one of the template's stories, so the list does not raise this number.
    expect((await read(id)).videosLeft).toBe(videosLeft! - 1)
    for (const day of ['02', '03', '04', '05']) {
      await at(`2026-06-${day}T15:50:00Z`)
      await look()
    }
    const subjects = (await runsOf(id)).items.map(({ subject }) => subject).toReversed()
    expect(subjects.slice(1, 4)).toEqual(['An old cat asleep', 'A clock that stopped', 'A lamp in the snow'])
    expect(subjects[4]).not.toBe(subjects[0])
    expect((await call('GET', `${id}/subjects`)).json()).toEqual({ subjects: [] })
  })

  test('puts the owner’s subject back at the head of the list if its run fails', async () => {
    const { give, activate, call } = givenUser()
    await give(9)
    await at('2026-06-01T10:00:00Z')
    const { id } = await activate(BERLIN)
    await look()
    await call('POST', `${id}/subjects`, { texts: ['A clock that stopped', 'A lamp in the snow'] })
    await at('2026-06-02T15:50:00Z')
    await look()
    const texts = async () =>
      (await call('GET', `${id}/subjects`)).json<{ subjects: { text: string }[] }>().subjects.map(({ text }) => text)
    expect(await texts()).toEqual(['A lamp in the snow'])
    await finish(id, { code: 'internal', message: 'Something went wrong.' })
    expect(await texts()).toEqual(['A clock that stopped', 'A lamp in the snow'])
  })
})
