import type { CalendarEntry } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channels } from '#db/schema.ts'
import { BERLIN } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { channelCalls, setClock } from '#test/given-channels.ts'
import { planDueRuns } from '../plan-due-runs.ts'
import { leadMs } from './lead-time.ts'

const running = startTestApp()

const givenUser = () => channelCalls(running.app, running.services.db, randomUUID())

test('forty channels of one account at one slot start early enough to make two videos at a time', async () => {
  const { services } = running
  const { db } = services
  const { accountId, give, activate, call } = givenUser()
  await give(90)
  await setClock(db, '2026-06-01T10:00:00Z')
  for (let i = 0; i < 40; i++) await activate(BERLIN)
  const own = eq(channels.accountId, accountId)
  await setClock(db, '2026-06-02T15:45:00Z')
  while ((await planDueRuns(services)) > 0);
  const rows = await db.select().from(channels).where(own)
  const slowMs = 120_000
  // Simulates two concurrent videos, each of the slowest duration. Even the last one ends before its slot.
  const free = [0, 0]
  for (const { nextMakeAt, nextSlotAt } of rows.toSorted((a, b) => a.nextMakeAt!.getTime() - b.nextMakeAt!.getTime())) {
    const place = free[0]! <= free[1]! ? 0 : 1
    free[place] = Math.max(free[place]!, nextMakeAt!.getTime()) + slowMs
    expect(free[place]).toBeLessThanOrEqual(nextSlotAt!.getTime())
  }
  // Skipping a date gives the next date the same lead time, and the calendar shows it.
  const { id } = rows[0]!
  const nextOn = rows[0]!.nextOn!
  expect((await call('PUT', `${id}/skipped-dates/${nextOn}`)).statusCode).toBe(200)
  const [after] = await db.select().from(channels).where(eq(channels.id, id))
  expect(after!.nextMakeAt!.getTime() - rows[0]!.nextMakeAt!.getTime()).toBe(24 * 3_600_000)
  const range = `from=${nextOn}&to=${after!.nextOn!}`
  const { entries } = (await call('GET', `${id}/calendar?${range}`)).json<{ entries: CalendarEntry[] }>()
  expect(entries.at(-1)!.makeAt).toBe(after!.nextMakeAt!.toISOString())
  expect(leadMs({ slowMs, inWindow: 1, atOnce: 2 })).toBe(20 * 60_000)
  expect(leadMs({ slowMs: 600_000, inWindow: 1, atOnce: 2 })).toBe(30 * 60_000)
  expect(leadMs({ slowMs: 600_000, inWindow: 500, atOnce: 2 })).toBe(6 * 3_600_000)
})
