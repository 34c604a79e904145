import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createPictureFinisher } from './create-picture-finisher.ts'

const { signal } = new AbortController()
const SIZE = { width: 90, height: 160 }

test('a finisher fits pictures until it is closed, and another finisher continues', async () => {
  const file = createCanvas(200, 200).encodeSync('png')
  const [finisher, other] = [createPictureFinisher(), createPictureFinisher()]
  expect(await finisher.finish(file, SIZE, signal)).toMatchObject(SIZE)
  await finisher.close()
  await expect(finisher.finish(file, SIZE, signal)).rejects.toMatchObject({ code: 'worker-died' })
  expect(await other.finish(file, SIZE, signal)).toMatchObject(SIZE)
  await other.close()
})
