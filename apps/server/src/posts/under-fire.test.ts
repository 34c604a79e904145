import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestServices } from '#test/create-test-services.ts'
import { startStandIns } from '#test/stand-ins.ts'
import { postUnderFire } from '#test/posts-under-fire.ts'

test('after random kills, lost responses, 429 and 5xx, each post exists once and no token is stored in plain text', async () => {
  const standIns = await startStandIns()
  const masterKey = randomBytes(32)
  const env = {
    ...standIns.env,
    MASTER_KEY: masterKey.toString('base64'),
    YOUTUBE_DAILY_UPLOADS: '1000000',
    YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: '1000000',
  }
  const { services, database, close } = await createTestServices({ env })
  const fire = { services, standIns, databaseUrl: database.url, masterKey, posts: 6, kills: 2, say: () => undefined }
  const ashes = await postUnderFire(fire)
  await close()
  await standIns.close()
  expect(ashes.problems).toEqual([])
  expect(ashes.kills).toBe(2)
  expect(ashes.live).toBeGreaterThan(3)
})
