import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channels, runs, videoVersions } from '#db/schema.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { givenAccount } from '#test/given-account.ts'
import { givenFinishedVideo } from '#test/given-finished-video.ts'
import { listShown } from './list-shown.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function givenChannel() {
  const { db } = database
  const accountId = await givenAccount(db)
  const channelId = randomUUID()
  await db.insert(channels).values({ id: channelId, accountId, templateId: 'what-if-overnight', templateName: 'What if', name: 'What if', createdAt: new Date(), zone: 'UTC', days: [1] }) // prettier-ignore
  let minutes = 0
  return async (scene: object): Promise<string> => {
    const videoId = await givenFinishedVideo(db, accountId)
    const storyboard = { scenes: [scene] }
    await db.update(videoVersions).set({ storyboard }).where(eq(videoVersions.videoId, videoId))
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1)))
    await db.insert(runs).values({ id: randomUUID(), channelId, accountId, kind: 'hand', status: 'ready', videoId, createdAt }) // prettier-ignore
    return videoId
  }
}

test('lists the pictures of the channel’s earlier videos, and none of later videos or other channels', async () => {
  const { db } = database
  const [make, makeElsewhere] = [await givenChannel(), await givenChannel()]
  await makeElsewhere({ picture: 'elsewhere' })
  await make({ picture: 'still', clip: { file: 'moves', startSeconds: 0 } })
  await make({ photo: { url: 'https://example.com/page' } })
  const videoId = await make({ picture: 'its own' })
  await make({ picture: 'later' })
  expect((await listShown(db, videoId)).sort()).toEqual(['https://example.com/page', 'moves', 'still'])
  expect(await listShown(db, randomUUID())).toEqual([])
})

test('a picture that a channel showed more than 30 videos ago may appear again', async () => {
  const make = await givenChannel()
  for (let i = 0; i < 31; i++) await make({ picture: `p${i}` })
  const shown = await listShown(database.db, await make({}))
  expect([shown.length, shown.includes('p0'), shown.includes('p1')]).toEqual([30, false, true])
})
