import { HOUR_MS, MINUTE_MS } from '@dayreel/catalogue'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channels, siteState, workers } from '#db/schema.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { measureLoad, spreadMsOf } from './measure-load.ts'
import { makeAtOf } from './schedule-channel.ts'

const running = startTestApp()
const { givenUser, at } = runChannels(running)

test('few runs start at their usual time; many are spread over as long as the workers need, up to five hours', () => {
  const slowMs = 2 * MINUTE_MS
  expect(spreadMsOf({ count: 10, slowMs, atOnce: 2 })).toBe(0)
  expect(spreadMsOf({ count: 100, slowMs, atOnce: 2 })).toBe(130 * MINUTE_MS)
  expect(spreadMsOf({ count: 100, slowMs, atOnce: 20 })).toBe(0)
  expect(spreadMsOf({ count: 100_000, slowMs, atOnce: 20 })).toBe(5 * HOUR_MS)
})

test('the runs of an hour are spread evenly, each channel keeps its place, and none starts later than before', () => {
  const slot = { localDate: '2026-06-02', at: new Date('2026-06-02T16:00:00Z') }
  const spreadMs = Array.from({ length: 24 }, (_, hour) => (hour === 16 ? 2 * HOUR_MS : 0))
  const lead = { leadMs: 20 * MINUTE_MS, reviewHours: null }
  const starts = Array.from({ length: 2_000 }, () => {
    const channel = { id: randomUUID(), ...lead, spreadMs }
    const start = makeAtOf(channel, slot)
    expect(makeAtOf(channel, slot)).toEqual(start)
    const usual = makeAtOf({ ...channel, spreadMs: [] }, slot)
    expect(start.getTime()).toBeLessThanOrEqual(usual.getTime())
    return start.getTime()
  })
  const perQuarter = new Map<number, number>()
  for (const start of starts) {
    const quarter = Math.floor((slot.at.getTime() - 20 * MINUTE_MS - start) / (30 * MINUTE_MS))
    perQuarter.set(quarter, (perQuarter.get(quarter) ?? 0) + 1)
  }
  for (const quarter of [0, 1, 2, 3]) expect(perQuarter.get(quarter)).toBeGreaterThan(350)
})

test('one worker measures the load of all channels; a channel that is changed then starts earlier', async () => {
  const { db } = running.services
  const { accountId, give, activate, call } = givenUser()
  await give(2)
  await at('2026-06-01T10:00:00Z')
  const { id } = await activate(BERLIN)
  await db.insert(workers).values({ id: randomUUID(), machine: 'one', release: '1', concurrency: 1 })
  // 200 copies of the channel with the same slot.
  await db.execute(sql`
    insert into channels (id, account_id, template_id, template_name, name, zone, hour, minute, days, is_active, next_on, next_slot_at, next_make_at, zone_data, created_at)
    select gen_random_uuid(), account_id, template_id, template_name, 'Copy', zone, hour, minute, days, true, next_on, next_slot_at, next_make_at, zone_data, created_at
    from channels, generate_series(1, 200) where channels.id = ${id}`)
  expect([await measureLoad(running.services), await measureLoad(running.services)]).toEqual([1, 0])
  const [state] = await db.select().from(siteState)
  const [before] = await db.select().from(channels).where(eq(channels.id, id))
  expect(state!.spreadMs).toHaveLength(24)
  expect(state!.spreadMs![before!.nextSlotAt!.getUTCHours()]).toBe(5 * HOUR_MS)
  await call('PUT', `${id}/config`, { preferredRunTimeLocal: '18:05' })
  const [after] = await db.select().from(channels).where(eq(channels.id, id))
  expect(after!.nextSlotAt!.getTime() - before!.nextSlotAt!.getTime()).toBe(5 * MINUTE_MS)
  const leadOf = (row: typeof before) => row!.nextSlotAt!.getTime() - row!.nextMakeAt!.getTime()
  expect(leadOf(after)).toBeGreaterThan(leadOf(before))
  expect(accountId).toBe(after!.accountId)
})
