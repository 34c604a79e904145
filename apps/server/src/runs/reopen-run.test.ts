import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { channelSubjects, runs, videoVersions } from '#db/schema.ts'
import { BERLIN, runChannels } from '#test/run-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { reopenRunOf } from './reopen-run.ts'

const SUBJECT = 'A lamp that never goes out'
const BROKE = { code: 'internal', message: 'It broke.' }

const running = startTestApp()
const { givenUser, at, look, finish, referencesOf } = runChannels(running)

test('a run whose video is retried returns its credit and its subject once, no matter how often it fails', async () => {
  const { db } = running.services
  const { accountId, give, activate, call, balance, runsOf } = givenUser()
  await give(3)
  await at('2026-06-01T10:00:00Z')
  const { id } = await activate(BERLIN)
  await look()
  await finish(id)
  await call('POST', `${id}/subjects`, { texts: [SUBJECT] })
  await call('POST', `${id}/run-once`)
  await look()
  const subjects = async () => {
    const rows = await db.select().from(channelSubjects).where(eq(channelSubjects.channelId, id))
    return rows.map(({ text }) => text)
  }
  const [{ id: runId } = { id: '' }] = (await runsOf(id)).items
  const read = async () => (await db.select().from(runs).where(eq(runs.id, runId)))[0]!
  expect([await subjects(), await balance()]).toEqual([[], 1])

  await finish(id, BROKE)
  const after = [[SUBJECT], 2]
  expect([await subjects(), await balance()]).toEqual(after)
  const { videoId } = await read()
  const reopen = async (): Promise<void> => {
    const pending = { status: 'pending', errorCode: null, errorMessage: null, finishedAt: null } as const
    await db.update(videoVersions).set(pending).where(eq(videoVersions.videoId, videoId!))
    await db.transaction((tx) => reopenRunOf(tx, videoId!))
  }
  await reopen()
  expect(await read()).toMatchObject({ status: 'making', reason: null, message: null, endedAt: null, tell: [] })
  expect([await subjects(), await balance()]).toEqual([[], 2])
  await finish(id, BROKE)
  expect([await subjects(), await balance()]).toEqual(after)

  // The owner has removed the subject from the list in the meantime, so it must not return to the list.
  await db.delete(channelSubjects).where(eq(channelSubjects.channelId, id))
  await reopen()
  await finish(id, BROKE)
  expect([await subjects(), await balance()]).toEqual([[], 2])
  expect((await referencesOf(accountId)).filter((entry) => entry.startsWith('refund:run'))).toHaveLength(1)
})
