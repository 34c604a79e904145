import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { STYLES, TEMPLATES, TRACKS, VOICES } from '@dayreel/catalogue'
import { loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { APP_SCREENS, SCREEN_SCALE } from '@dayreel/web/testing'
import { previewFile } from '@dayreel/studio/testing'
import { ASSET_CLIPS, BACKGROUND, BACKGROUNDS, CLIP, STILLS, WHOLE } from './asset-clips.ts'
import { ASSET_PICTURES } from './asset-pictures.ts'
import { ICONS, NARROW, NARROW_MAX_BYTES, SHARE, SHARE_PICTURES } from './share-pictures.ts'

const PUBLIC = fileURLToPath(new URL('../apps/web/public/', import.meta.url))
const MAX_VOICE_BYTES = 60_000
const SCREENS = Object.entries(APP_SCREENS).flatMap(([name, { wide, narrow }]) =>
  ['dark', 'light'].flatMap((theme) => [
    [`${name}-${theme}`, wide] as const,
    [`${name}-narrow-${theme}`, narrow] as const,
  ]),
)
const SCREEN_MAX_BYTES = 120_000
const WATCHED = ASSET_CLIPS.filter(({ isWatched }) => isWatched)

test.each(ASSET_PICTURES.map((picture) => [picture.file, picture] as const))('picture %s', async (file, picture) => {
  const bytes = readFileSync(`${PUBLIC}pictures/${file}.webp`)
  expect(bytes.length).toBeLessThanOrEqual(picture.maxBytes)
  const { width, height } = await loadImage(bytes)
  expect(width).toBe(picture.fileWidth)
  expect(height).toBe(Math.round((picture.height * picture.fileWidth) / picture.width))
})

test('no picture exists without a source', () => {
  const files = readdirSync(`${PUBLIC}pictures`, { recursive: true, encoding: 'utf8' })
  const pictures = files.filter((file) => file.includes('.')).map((file) => file.replaceAll('\\', '/'))
  expect(pictures.sort()).toEqual(ASSET_PICTURES.map(({ file }) => `${file}.webp`).sort())
})

test.each([
  ...ASSET_CLIPS.map(({ file }) => [file, CLIP.maxBytes] as const),
  ...BACKGROUNDS.map(({ file }) => [file, BACKGROUND.maxBytes] as const),
])('clip %s is small, silent and starts before it is fully loaded', (file, maxBytes) => {
  const bytes = readFileSync(`${PUBLIC}clips/${file}.mp4`)
  expect(bytes.length).toBeLessThanOrEqual(maxBytes)
  expect(bytes.includes('avc1')).toBe(true)
  expect(bytes.includes('mp4a')).toBe(false)
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
})

test.each(WATCHED.map(({ file }) => file))(
  'the whole video of clip %s is small, has sound and starts before it is fully loaded',
  (file) => {
    const bytes = readFileSync(`${PUBLIC}clips/whole/${file}.mp4`)
    expect(bytes.length).toBeLessThanOrEqual(WHOLE.maxBytes)
    expect(bytes.includes('mp4a')).toBe(true)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    expect(readFileSync(`${PUBLIC}clips/whole/${file}.vtt`, 'utf8')).toMatch(/^WEBVTT/)
  },
)

test('no clip exists without a source', () => {
  const files = readdirSync(`${PUBLIC}clips`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.includes('.'),
  )
  const watched = WATCHED.flatMap(({ file }) => [`${file}.webp`, `whole/${file}.mp4`, `whole/${file}.vtt`])
  const clips = [...ASSET_CLIPS, ...BACKGROUNDS].map(({ file }) => `${file}.mp4`)
  const stills = STILLS.pictures.map(({ file }) => `${file}.webp`)
  expect(files.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([...watched, ...stills, ...clips].sort())
})

test.each(SCREENS)("the screenshot %s exists, has the page's size and is small", async (file, size) => {
  const bytes = readFileSync(`${PUBLIC}screens/${file}.webp`)
  expect(bytes.length).toBeLessThanOrEqual(SCREEN_MAX_BYTES)
  const { width, height } = await loadImage(bytes)
  expect([width, height]).toEqual([size.width * SCREEN_SCALE, size.height * SCREEN_SCALE])
})

test.each([
  ...Object.keys(SHARE_PICTURES).map(
    (name) => [`share/${name}.jpg`, SHARE.width, SHARE.height, SHARE.maxBytes] as const,
  ),
  ...NARROW.map(({ name, width }) => [`narrow/${name}.webp`, width, 500, NARROW_MAX_BYTES] as const),
  ...ICONS.map(({ file, width }) => [file, width, width, 40_000] as const),
])('%s is %d × %d pixels and at most %d bytes', async (file, wantedWidth, wantedHeight, maxBytes) => {
  const bytes = readFileSync(`${PUBLIC}${file}`)
  expect(bytes.length).toBeLessThanOrEqual(maxBytes)
  const { width, height } = await loadImage(bytes)
  expect([width, height]).toEqual([wantedWidth, wantedHeight])
})

test.each(VOICES.map(({ voice_id }) => voice_id))('the preview of %s is short AAC in an M4A file', (id) => {
  const bytes = readFileSync(`${PUBLIC}media/voices/${id}.m4a`)
  expect(bytes.length).toBeLessThanOrEqual(MAX_VOICE_BYTES)
  expect(bytes.toString('latin1', 4, 11)).toBe('ftypM4A')
  expect(bytes.includes('mp4a')).toBe(true)
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
})

test.each(TRACKS.map(({ id }) => id))('the preview of %s is the one that the studio composed', (id) => {
  expect(hashOf(`${PUBLIC}media/tracks/${id}.m4a`)).toBe(hashOf(previewFile(id)))
})

test('every URL in the catalogue has its file', () => {
  const addresses = [
    ...TEMPLATES.map(({ previewUrl }) => previewUrl),
    ...TRACKS.map(({ url }) => url),
    ...STYLES.map(({ image }) => image),
    ...VOICES.map(({ preview_url }) => preview_url),
  ]
  expect(addresses.filter((address) => !existsSync(`${PUBLIC}${address}`))).toEqual([])
})

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
