import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FREE_PROJECTS } from '@dayreel/catalogue'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import { WIDE_SCENES } from './asset-pictures.ts'
import { encodeWithin } from './encode-within.ts'

/** The link preview images by the page's name: a wide picture of the site with a few words on it. */
export const SHARE_PICTURES: Readonly<Record<string, { scene: string; words: string }>> = {
  home: { scene: 'lake-wide', words: 'One line in. A finished short video out.' },
  features: { scene: 'rooftop-wide', words: 'What happens between your line and the video.' },
  pricing: { scene: 'balloon-wide', words: `Begin with ${FREE_PROJECTS} free videos.` },
  about: { scene: 'sunset-wide', words: 'Most good stories are never filmed.' },
  templates: { scene: 'castle-wide', words: 'Eight channels, ready to run.' },
  testimonials: { scene: 'autumn-wide', words: 'What creators might say.' },
  contact: { scene: 'lighthouse-wide', words: 'Tell us what you make.' },
}
export const SHARE = { width: 1200, height: 630, maxBytes: 120_000 }

/** The site's icon as pixel images. `margin` is the part on each side that a launcher may cut off. */
export const ICONS = [
  { file: 'icon-180.png', width: 180, margin: 0.06 },
  { file: 'icon-192.png', width: 192, margin: 0 },
  { file: 'icon-512.png', width: 512, margin: 0 },
  { file: 'icon-maskable-512.png', width: 512, margin: 0.14 },
] as const

/** Smaller versions of the site's pictures for small places and narrow screens. They have a fraction of the bytes. */
export const NARROW = Object.keys(WIDE_SCENES).map((name) => ({ name, from: `scenes/${name}`, width: 800 }))
export const NARROW_MAX_BYTES = 24_000

const FONT = 'Share'
const FONT_FILE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const NIGHT = '#0b0a11'
const EDGE = 72
const MARK = 64
const LINE_HEIGHT = 84
const BEST_QUALITY = 88

type MakeOptions = {
  isWanted: (file: string) => boolean
  placeFor: (file: string) => Promise<string>
  /** The folder of the site's static files. */
  site: string
}

/** Makes the pictures that represent the site elsewhere, such as in link previews and on a home screen. */
export async function makeSharePictures({ isWanted, placeFor, site }: MakeOptions): Promise<void> {
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT_FILE)), FONT)
  for (const [name, { scene, words }] of Object.entries(SHARE_PICTURES)) {
    if (!isWanted(`share/${name}`)) continue
    const picture = await readFile(join(site, 'pictures', 'scenes', `${scene}.webp`))
    await writeFile(await placeFor(`share/${name}.jpg`), await drawShare(picture, words, site))
  }
  for (const { name, from, width } of NARROW.filter(({ name }) => isWanted(`narrow/${name}`))) {
    const picture = await readFile(join(site, 'pictures', `${from}.webp`))
    await writeFile(await placeFor(`narrow/${name}.webp`), await drawNarrow(picture, width))
  }
  for (const { file, width, margin } of ICONS.filter(({ file }) => isWanted(file))) {
    await writeFile(await placeFor(file), await drawIcon(width, margin, site))
  }
}

async function drawShare(picture: Buffer, words: string, site: string): Promise<Buffer> {
  const { width, height } = SHARE
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = await loadImage(picture)
  const scale = Math.max(width / image.width, height / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  context.drawImage(image, (width - w) / 2, (height - h) * 0.4, w, h)
  const shade = context.createLinearGradient(0, 0, width, 0)
  shade.addColorStop(0, 'rgb(9 7 18 / 88%)')
  shade.addColorStop(0.55, 'rgb(9 7 18 / 52%)')
  shade.addColorStop(1, 'rgb(9 7 18 / 0%)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  context.drawImage(await mark(MARK, site), EDGE, EDGE)
  context.fillStyle = '#fff'
  context.textBaseline = 'middle'
  context.font = `bold 44px ${FONT}`
  context.fillText('Dayreel', EDGE + MARK + 18, EDGE + MARK / 2 + 2)
  context.font = `bold 78px ${FONT}`
  context.letterSpacing = '-2px'
  const lines = wrap(words, (line) => context.measureText(line).width, width * 0.62)
  lines.forEach((line, i) => context.fillText(line, EDGE, height - EDGE - (lines.length - i - 0.5) * LINE_HEIGHT))
  return encodeWithin(canvas, { format: 'jpeg', maxBytes: SHARE.maxBytes, bestQuality: BEST_QUALITY })
}

async function drawNarrow(picture: Buffer, width: number): Promise<Buffer> {
  const image = await loadImage(picture)
  const canvas = createCanvas(width, Math.round((image.height * width) / image.width))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return encodeWithin(canvas, { format: 'webp', maxBytes: NARROW_MAX_BYTES, bestQuality: BEST_QUALITY })
}

async function drawIcon(width: number, margin: number, site: string): Promise<Buffer> {
  const canvas = createCanvas(width, width)
  const context = canvas.getContext('2d')
  if (margin > 0) {
    context.fillStyle = NIGHT
    context.fillRect(0, 0, width, width)
  }
  const inner = Math.round(width * (1 - 2 * margin))
  context.drawImage(await mark(inner, site), (width - inner) / 2, (width - inner) / 2)
  return canvas.encode('png')
}

/** Draws the site's icon at a size in pixels. */
async function mark(size: number, site: string) {
  const svg = await readFile(join(site, 'icon.svg'), 'utf8')
  return loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)))
}

function wrap(words: string, widthOf: (line: string) => number, room: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
