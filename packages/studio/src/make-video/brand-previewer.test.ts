import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Brand } from '@dayreel/storyboard'
import { afterAll, expect, test } from 'vitest'
import { createBrandPreviewer } from './brand-previewer.ts'

const previewer = createBrandPreviewer()
afterAll(() => previewer.close())

const BRAND: Brand = {
  colors: { ground: '#0000ff', text: '#ffffff', accent: '#00ff00' },
  headingFont: 'oswald',
  textFont: 'oswald',
}

/** Makes a picture of one colour. */
async function plain(color: string, width = 720, height = 1280) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, width, height)
  return { bytes: await canvas.encode('png'), width, height, focus: { x: 0.5, y: 0.5 } }
}

/** Returns the size of a file, and the colour at a place. */
async function look(bytes: Uint8Array, x: number, y: number) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const [red, green, blue] = context.getImageData(x * image.width, y * image.height, 1, 1).data
  return { width: image.width, height: image.height, color: [red!, green!, blue!] }
}
const isNear = (color: number[], wanted: number[]): boolean =>
  color.every((value, i) => Math.abs(value - wanted[i]!) < 40)

test('a brand of colors alone has one frame, of the scene', async () => {
  const frames = await previewer.draw(
    { brand: BRAND, captionStyle: 'none', format: 'portrait' },
    await plain('#ff0000'),
    undefined,
  )
  expect(frames.map(({ of }) => of)).toEqual(['scene'])
  const seen = await look(frames[0]!.bytes, 0.5, 0.5)
  expect(seen).toMatchObject({ width: 360, height: 640 })
  expect(isNear(seen.color, [255, 0, 0])).toBe(true)
})

test('cards, progress bar and logo are in the frames where they belong, in any format', async () => {
  const brand: Brand = {
    ...BRAND,
    titleCard: { design: 'cover', text: 'Hello', seconds: 2 },
    endCard: { text: 'Follow', seconds: 2 },
    progressBar: { edge: 'top' },
    logo: { picture: 'logo', corner: 'top-left', size: 0.3, opacity: 1 },
  }
  const logo = await plain('#ffff00', 40, 40)
  for (const format of ['portrait', 'landscape', 'square']) {
    const preview = { brand, captionStyle: 'pop', format }
    const frames = await previewer.draw(preview, await plain('#ff0000', 1280, 1280), logo.bytes)
    expect(frames.map(({ of }) => of)).toEqual(['title', 'scene', 'end'])
    const [title, scene, end] = frames.map(({ bytes }) => bytes)
    expect(isNear((await look(title!, 0.03, 0.9)).color, [0, 0, 255])).toBe(true)
    expect(isNear((await look(scene!, 0.03, 0.9)).color, [255, 0, 0])).toBe(true)
    expect(isNear((await look(scene!, 0.05, 0.001)).color, [0, 255, 0])).toBe(true)
    expect(isNear((await look(end!, 0.03, 0.9)).color, [0, 0, 255])).toBe(true)
  }
})

test('the same brand gives the same bytes', async () => {
  const preview = {
    brand: { ...BRAND, titleCard: { design: 'plate', text: '', seconds: 1 } } as Brand,
    captionStyle: 'karaoke',
    format: 'portrait',
  }
  const picture = await plain('#224466')
  const draw = () => previewer.draw(preview, picture, undefined)
  expect(await draw()).toEqual(await draw())
})
