import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { videos } from '#db/schema.ts'
import { createTestServices } from '#test/create-test-services.ts'
import { GENERATE } from '#test/given-videos.ts'
import { startVideo } from './start-video.ts'

test('no video starts while the disk is too full to finish it', async () => {
  const { services, close } = await createTestServices({ env: { DISK_FULL_MB: '100000000' } })
  const start = services.db.transaction((tx) =>
    startVideo(services, tx, randomUUID(), { ...GENERATE, seed: 1 } as never),
  )
  await expect(start).rejects.toThrow('This site has no room for another video at the moment. Try again later.')
  expect(await services.db.$count(videos)).toBe(0)
  await close()
})
