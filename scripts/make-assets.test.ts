import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TRACKS, VOICES } from '@dayreel/catalogue'
import { loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { previewFile } from '../packages/studio/src/score/decode-track.ts'
import { ASSET_PICTURES } from './asset-pictures.ts'

const PUBLIC = fileURLToPath(new URL('../apps/web/public/', import.meta.url))
const MAX_VOICE_BYTES = 60_000

test.each(ASSET_PICTURES.map((picture) => [picture.file, picture] as const))('picture %s', async (file, picture) => {
  const bytes = readFileSync(`${PUBLIC}pictures/${file}.webp`)
  expect(bytes.length).toBeLessThanOrEqual(picture.maxBytes)
  const { width, height } = await loadImage(bytes)
  expect(width).toBe(picture.fileWidth)
  expect(height).toBe(Math.round((picture.height * picture.fileWidth) / picture.width))
})

test('no picture lies there that nobody made', () => {
  const files = readdirSync(`${PUBLIC}pictures`, { recursive: true, encoding: 'utf8' })
  const pictures = files.filter((file) => file.includes('.')).map((file) => file.replaceAll('\\', '/'))
  expect(pictures.sort()).toEqual(ASSET_PICTURES.map(({ file }) => `${file}.webp`).sort())
})

test.each(VOICES.map(({ id }) => id))('the preview of %s is short AAC in an M4A file', (id) => {
  const bytes = readFileSync(`${PUBLIC}media/voices/${id}.m4a`)
  expect(bytes.length).toBeLessThanOrEqual(MAX_VOICE_BYTES)
  expect(bytes.toString('latin1', 4, 11)).toBe('ftypM4A')
  expect(bytes.includes('mp4a')).toBe(true)
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
})

test.each(TRACKS.map(({ id }) => id))('the preview of %s is the one the studio composed', (id) => {
  expect(hashOf(`${PUBLIC}media/tracks/${id}.m4a`)).toBe(hashOf(previewFile(id)))
})

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
