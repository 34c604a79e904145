import { DAY_MS } from '@dayreel/catalogue'
import type { ChangePlan, Storyboard, Video } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { takenProjects, videoVersions } from '#db/schema.ts'
import { videoCalls } from '#test/given-videos.ts'
import { STORYBOARD } from '#test/storyboard.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()

/** Creates a user with a video that looks as if a worker had made it. */
async function givenVideo() {
  const { db } = running.services
  const accountId = randomUUID()
  const { call, start, read } = videoCalls(running.app, accountId)
  const id = await start()
  const end = async (number: number, status: 'succeeded' | 'failed', finishedAt = new Date()) => {
    await db
      .update(videoVersions)
      .set({ status, finishedAt, storyboard: boardOf(number) })
      .where(and(eq(videoVersions.videoId, id), eq(videoVersions.number, number)))
  }
  const endNewest = async (status: 'succeeded' | 'failed') => end((await read(id)).versions[0]!.number, status)
  let changes = 100
  const change = () => call('POST', `/api/videos/${id}/versions`, { storyboard: boardOf(++changes) }, randomUUID())
  const cancel = () => call('POST', `/api/videos/${id}/cancel`)
  const plan = async () =>
    (await call('POST', `/api/videos/${id}/plan`, { storyboard: boardOf(99) })).json<ChangePlan>().cost
  const charges = () => db.select().from(takenProjects).where(eq(takenProjects.accountId, accountId))
  await end(1, 'succeeded')
  return { id, read, change, cancel, endNewest, plan, charges, end }
}

/** Returns a storyboard that is different for each number. */
function boardOf(number: number): Storyboard {
  return { ...STORYBOARD, scenes: [{ ...STORYBOARD.scenes[0]!, text: `The lamp came on ${number} times.` }] }
}

test('free versions: five cost nothing, the next is charged', async () => {
  const { id, read, change, endNewest, plan, charges } = await givenVideo()
  for (let left = 5; left > 0; left--) {
    expect(await plan()).toMatchObject({ isFree: true, credits: 0, freeVersionsLeft: left })
    expect((await change()).json<Video>().freeVersionsLeft).toBe(left - 1)
    await endNewest('succeeded')
  }
  const { freeUntil } = await read(id)
  expect(await plan()).toMatchObject({ isFree: false, freeVersionsLeft: 0, projectsLeft: 2, freeUntil })
  expect(Date.parse(freeUntil!)).toBeLessThanOrEqual(Date.now() + DAY_MS)
  expect(await charges()).toHaveLength(1)
  expect((await change()).statusCode).toBe(202)
  expect(await charges()).toHaveLength(2)
})

test('free versions: a failed version does not use one up', async () => {
  const { change, endNewest, plan } = await givenVideo()
  await change()
  await endNewest('failed')
  expect(await plan()).toMatchObject({ freeVersionsLeft: 5 })
})

test('free versions: one of two concurrent versions at the limit is made, and none is free twice', async () => {
  const { id, read, change, endNewest, charges } = await givenVideo()
  for (let i = 0; i < 4; i++) {
    await change()
    await endNewest('succeeded')
  }
  const answers = await Promise.all([change(), change()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 409])
  expect(await read(id)).toMatchObject({ freeVersionsLeft: 0 })
  expect(await charges()).toHaveLength(1)
  await endNewest('succeeded')
  const again = await Promise.all([change(), change()])
  expect(again.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 409])
  expect(await charges()).toHaveLength(2)
})

test('free versions: there are none a day after the first success', async () => {
  const { change, endNewest, plan, end, charges } = await givenVideo()
  await end(1, 'succeeded', new Date(Date.now() - DAY_MS + 60_000))
  expect(await plan()).toMatchObject({ isFree: true, freeVersionsLeft: 5 })
  await end(1, 'succeeded', new Date(Date.now() - DAY_MS - 1_000))
  expect(await plan()).toMatchObject({ isFree: false, freeVersionsLeft: 0, freeUntil: null })
  await change()
  await endNewest('succeeded')
  expect(await charges()).toHaveLength(2)
})

test('a cancelled new version leaves the video unchanged', async () => {
  const { id, read, change, cancel } = await givenVideo()
  const before = await read(id)
  expect((await change()).statusCode).toBe(202)
  expect(await read(id)).toMatchObject({ status: 'pending' })
  expect((await cancel()).json<Video>()).toMatchObject({ status: 'succeeded', errorCode: null, errorMessage: null })
  const { status, versions, video_url: url } = await read(id)
  expect({ status, isThere: url !== null }).toEqual({ status: before.status, isThere: true })
  expect(versions.map(({ errorCode }) => errorCode)).toEqual(['cancelled', null])
})
