import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestServices } from '#test/create-test-services.ts'
import { startStandIns } from '#test/stand-ins.ts'
import { postUnderFire } from '#test/posts-under-fire.ts'

test('killed without warning, answers lost, 429 and 5xx at random: each post is there once, and no token anywhere in clear', async () => {
  const standIns = await startStandIns()
  const masterKey = randomBytes(32)
  const env = {
    ...standIns.env,
    MASTER_KEY: masterKey.toString('base64'),
    YOUTUBE_UPLOADS_A_DAY: '1000000',
    YOUTUBE_UPLOADS_A_DAY_AND_ACCOUNT: '1000000',
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
