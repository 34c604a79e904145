import { CAPTION_STYLES, NO_CAPTIONS } from '@dayreel/catalogue'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, expect, test } from 'vitest'
import { createCaptionSampler } from './create-caption-sampler.ts'
import { drawCaptionSamples, type CaptionSampleRequest } from './draw-caption-samples.ts'

const REQUEST: CaptionSampleRequest = {
  words: 'Octopuses have hearts',
  language: 'en',
  captionSize: 'style',
  captionWords: 'style',
  captionColor: '',
  captionLitColor: '',
}
const sampler = createCaptionSampler()
afterAll(() => sampler.close())

test('each style has a sample, in which the words move', async () => {
  const { samples, frames, width, height } = await sampler.draw(REQUEST)
  expect(samples.map(({ captionStyle }) => captionStyle)).toEqual(
    CAPTION_STYLES.map(({ id }) => id).filter((id) => id !== NO_CAPTIONS),
  )
  for (const { image } of samples.slice(0, 3)) {
    const strip = await loadImage(Buffer.from(image))
    expect([strip.width, strip.height]).toEqual([width, height * frames])
    const canvas = createCanvas(width, height * frames)
    const context = canvas.getContext('2d')
    context.drawImage(strip, 0, 0)
    const [first, last] = [0, frames - 1].map((frame) => context.getImageData(0, frame * height, width, height).data)
    expect(first!.filter((value, i) => Math.abs(value - last![i]!) > 40).length).toBeGreaterThan(500)
  }
})

test('equal requests are drawn once, and another colour is drawn again', async () => {
  const [one, two] = await Promise.all([sampler.draw(REQUEST), sampler.draw({ ...REQUEST })])
  expect(two).toBe(one)
  expect(await sampler.draw({ ...REQUEST, captionLitColor: '#5cc8ff' })).not.toEqual(one)
})

test.each([
  ['one endless word', 'W'.repeat(100), 'en'],
  ['Arabic', 'لماذا السماء زرقاء', 'ar'],
  ['Chinese without spaces', '天空为什么是蓝色的', 'zh'],
  ['signs only', '… —', 'en'],
])('draws %s', async (_, words, language) => {
  const { samples, frames } = await drawCaptionSamples({ ...REQUEST, words, language, captionWords: '1' })
  expect(samples).toHaveLength(CAPTION_STYLES.length - 1)
  expect(frames).toBeGreaterThan(0)
})
