import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mediaCalls } from '#test/given-media.ts'
import { plainPng } from '#test/plain-illustrator.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { hasPictures, listPictures } from './find-media.ts'

const running = startTestApp()

test('the newest pictures are listed, and older ones that a video shows', async () => {
  const { db } = running.services
  const accountId = randomUUID()
  const { upload } = mediaCalls(running.app, accountId)
  expect(await hasPictures(db, accountId)).toBe(false)
  const ids: string[] = []
  for (const blue of [1, 2, 3]) ids.push((await upload('picture', plainPng(80, 120, [200, 10, blue]), 'a.png')).id)
  const [oldest, , newest] = ids
  expect(await hasPictures(db, accountId)).toBe(true)
  const list = async (kept: string[], limit?: number) =>
    (await listPictures(db, accountId, kept, limit)).map(({ id }) => id)
  expect(await list([])).toEqual(ids.toReversed())
  expect(await list([], 1)).toEqual([newest])
  expect(await list([oldest!, newest!, randomUUID(), 'no-id'], 1)).toEqual([newest, oldest])
})
