import { MAX_TAG_CHARACTERS, MAX_TAGS } from '@dayreel/catalogue'
import { pictureSize } from '@dayreel/studio/testing'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mediaCalls } from '#test/given-media.ts'
import { plainPng } from '#test/plain-illustrator.ts'
import { startTestApp } from '#test/start-test-app.ts'

const running = startTestApp()
const person = () => mediaCalls(running.app, randomUUID())

test('a file gets another name and tags, and a repeated tag is kept once', async () => {
  const { call, upload, list } = person()
  const { id } = await upload('picture', plainPng(20, 30, [200, 10, 10]), 'IMG_0001.png')
  expect((await list()).items).toMatchObject([{ name: 'IMG_0001.png', tags: [] }])
  expect((await call('PATCH', `/api/media/${id}`, { tags: ['Honey', 'bees', 'honey'] })).statusCode).toBe(200)
  expect((await call('PATCH', `/api/media/${id}`, { name: 'The jar' })).json()).toMatchObject({ name: 'The jar' })
  expect((await list()).items).toMatchObject([{ name: 'The jar', tags: ['Honey', 'bees'] }])
})

test.each([
  ['an empty name', { name: ' ' }],
  ['an empty tag', { tags: ['bees', ' '] }],
  ['a tag with a comma', { tags: ['bees, honey'] }],
  ['a tag that begins with #', { tags: ['#bees'] }],
  ['a tag that is too long', { tags: ['x'.repeat(MAX_TAG_CHARACTERS + 1)] }],
  ['too many tags', { tags: Array.from({ length: MAX_TAGS + 1 }, (_, i) => `tag ${i}`) }],
])('%s is rejected, and the file does not change', async (_, change) => {
  const { call, start, list } = person()
  const { id } = await start({ kind: 'picture', name: 'a.png', bytes: 10 })
  expect((await call('PATCH', `/api/media/${id}`, change)).statusCode).toBe(422)
  expect((await list()).items).toMatchObject([{ name: 'a.png', tags: [] }])
})

test('lists show a preview of a picture', async () => {
  const { previewUrl, url } = await person().upload('picture', plainPng(900, 600, [200, 10, 10]))
  const [small, whole] = await Promise.all([previewUrl!, url!].map((path) => running.app.inject({ url: path })))
  expect(pictureSize(small!.rawPayload)).toEqual({ width: 480, height: 320 })
  expect(pictureSize(whole!.rawPayload)).toEqual({ width: 900, height: 600 })
})
