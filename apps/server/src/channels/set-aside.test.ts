import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channels } from '#db/schema.ts'
import { BERLIN } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { channelCalls, setClock } from '#test/given-channels.ts'
import { workOff } from '#test/work-off.ts'
import { beginRunHandler } from '#runs/begin-run-handler.ts'
import { planDueRuns } from './plan-due-runs.ts'
import { followZoneData } from './slots/follow-zones.ts'
import { ZONE_DATA } from './slots/schedule-channel.ts'

const running = startTestApp()

const given = async () => {
  const calls = channelCalls(running.app, running.services.db, randomUUID())
  await calls.give(9)
  await setClock(running.services.db, '2026-06-01T10:00:00Z')
  const ids = [(await calls.activate(BERLIN)).id, (await calls.activate(BERLIN)).id] as const
  await workOff(running.services, beginRunHandler)
  return { ...calls, ids }
}

test('a channel that cannot be planned is set aside with a message; other due channels continue, and saving it repairs it', async () => {
  const { services } = running
  const { ids, read, call } = await given()
  await services.db.update(channels).set({ zone: 'Nowhere/Gone' }).where(eq(channels.id, ids[0]))
  await setClock(services.db, '2026-06-02T15:55:00Z')
  expect(await planDueRuns(services)).toBe(2)
  expect(await planDueRuns(services)).toBe(0)
  const [broken, sound] = [await read(ids[0]), await read(ids[1])]
  expect(sound.unfinishedRun).toMatchObject({ localDate: '2026-06-02' })
  expect(broken).toMatchObject({
    isActive: true,
    nextRunAt: null,
    problem: expect.stringContaining('Save its run time'),
  })
  await call('PUT', `${ids[0]}/config`, { preferredTimeZone: 'Europe/Berlin' })
  expect(await read(ids[0])).toMatchObject({ problem: null, nextRunAt: '2026-06-03T16:00:00.000Z' })
})

test('recomputes the next slots with new zone data, on the same date', async () => {
  const { services } = running
  const { ids, read } = await given()
  // Simulates a slot that was computed with other zone data, in which summer time begins later.
  const wrong = { nextSlotAt: new Date('2026-06-02T17:00:00Z'), zoneData: '1970a' }
  await services.db.update(channels).set(wrong).where(eq(channels.id, ids[0]))
  expect(await followZoneData(services)).toBe(1)
  expect(await followZoneData(services)).toBe(0)
  expect((await read(ids[0])).nextRunAt).toBe('2026-06-02T16:00:00.000Z')
  const [row] = await services.db.select().from(channels).where(eq(channels.id, ids[0]))
  expect(row).toMatchObject({ zoneData: ZONE_DATA, nextOn: '2026-06-02' })
})

test('each line is checked on its own: a valid line is added, a script that is too long is rejected', async () => {
  const { ids, call } = await given()
  const script = 'The lamp goes on and on, and nobody puts it out before the morning. '.repeat(60)
  const added = await call('POST', `${ids[0]}/subjects`, { texts: [script, 'a lamp'] })
  expect(added.statusCode).toBe(200)
  expect(added.json()).toMatchObject({
    subjects: [{ text: 'a lamp' }],
    refused: [{ line: 1, reason: 'script-too-long', message: expect.stringMatching(/\.$/u), tales: [] }],
  })
  expect((await call('GET', `${ids[0]}/subjects`)).json()).toMatchObject({ subjects: [{ text: 'a lamp' }] })
})
