import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { channelPictures, channels } from '#db/schema.ts'
import { channelCalls } from '#test/given-channels.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { keepPicture, pictureKey } from './channel-pictures.ts'
import { sweepPictures } from './sweep-pictures.ts'

const running = startTestApp()

test('an unused picture is deleted after a day with its file; a used or new one stays', async () => {
  const { services } = running
  const { db, storage } = services
  const { accountId, give, activate } = channelCalls(running.app, db, randomUUID())
  await give(2)
  const { id: channelId } = await activate()
  const [taken, left, fresh] = [
    await keepPicture(services, accountId, Buffer.from('taken')),
    await keepPicture(services, accountId, Buffer.from('left')),
    await keepPicture(services, accountId, Buffer.from('fresh')),
  ]
  await db.update(channels).set({ pictureId: taken }).where(eq(channels.id, channelId))
  for (const id of [taken, left]) {
    const old = sql`now() - interval '25 hours'`
    await db.update(channelPictures).set({ createdAt: old }).where(eq(channelPictures.id, id))
  }
  await sweepPictures(services, new AbortController().signal)
  const rows = await db.select({ id: channelPictures.id }).from(channelPictures)
  expect(rows.map(({ id }) => id).toSorted()).toEqual([taken, fresh].toSorted())
  const found = [taken, left, fresh].map((pictureId) => storage.get(pictureKey({ accountId, pictureId })))
  expect((await Promise.all(found)).map((file) => file !== undefined)).toEqual([true, false, true])
})
