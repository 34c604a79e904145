import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { TRACKS, VOICES, type VoiceId } from '@dayreel/catalogue'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { ICON_INDEX_FILE, ICON_NAMES_FOLDER, makeIconIndex, makeIconNames } from '@dayreel/cast/testing'
import { createIllustrator } from '@dayreel/painter'
import { createNarrator } from '@dayreel/studio'
import { encodeTrack, previewFile, voicePreview } from '@dayreel/studio/testing'
import type { Illustrator, Narrator } from '@dayreel/storyboard'
import { ASSET_PICTURES, type AssetPicture } from './asset-pictures.ts'
import { encodeWithin } from './encode-within.ts'
import { makeClips } from './make-clips.ts'
import { makeSandboxClips } from './sandbox-clips.ts'
import { makeReadmePicture, README_PICTURES } from './readme-picture.ts'
import { makeSharePictures } from './share-pictures.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const PUBLIC = join(ROOT, 'apps', 'web', 'public')
const VOICE_BITS_PER_SECOND = 72_000
const BEST_QUALITY = 84

/**
 * Makes the pictures, clips and voices of the site and the app, copies the tracks' previews for browsers, and makes the
 * README's pictures of videos. Also makes the cast's index of icons and their names, and the sandbox's clips. The same
 * sources produce the same files.
 *
 * `npm run assets -- WORD …` makes only files whose name contains one of the words.
 */
async function main(words: readonly string[]): Promise<void> {
  const isWanted = (file: string): boolean => words.length === 0 || words.some((word) => file.includes(word))
  const illustrator = createIllustrator({ threads: 1 })
  const narrator = createNarrator()
  try {
    for (const picture of ASSET_PICTURES.filter(({ file }) => isWanted(`pictures/${file}`))) {
      await paint(illustrator, picture)
    }
    await makeSharePictures({ isWanted, placeFor, site: PUBLIC })
    await makeClips({ isWanted, placeFor, site: PUBLIC })
    await makeSandboxClips(ROOT, isWanted)
    if (isWanted(relative(ROOT, ICON_INDEX_FILE))) await writeAsset(ICON_INDEX_FILE, await makeIconIndex())
    if (isWanted(relative(ROOT, ICON_NAMES_FOLDER))) {
      for (const [language, names] of await makeIconNames()) {
        await writeAsset(join(ICON_NAMES_FOLDER, `${language}.txt.br`), brotliCompressSync(names))
      }
    }
    for (const { file, commandArguments } of README_PICTURES.filter((picture) => isWanted(picture.file)))
      await makeReadmePicture(join(ROOT, file), commandArguments)
    for (const { voice_id: id } of VOICES.filter(({ voice_id }) => isWanted(`media/voices/${voice_id}`)))
      await speak(narrator, id)
    for (const { id } of TRACKS.filter(({ id }) => isWanted(`media/tracks/${id}`))) {
      await copyFile(previewFile(id), await placeFor(`media/tracks/${id}.m4a`))
    }
  } finally {
    await Promise.all([illustrator.close(), narrator.close()])
  }
}

/** Paints a picture, scales it down and encodes it with the best quality that the size limit allows. */
async function paint(illustrator: Illustrator, picture: AssetPicture): Promise<void> {
  const { file, prompt, style, seed, width, height, fileWidth, maxBytes } = picture
  const world = illustrator.chooseWorld({ title: prompt, texts: [prompt], notes: '', seed })
  const own = { prompt, text: '', notes: '', world, style, seed }
  const position = { index: 0, count: 1 }
  const shows = { position, of: '', brief: illustrator.resolve({ ...own, ...position }) }
  const request = { ...own, shows, width, height }
  const { bytes } = await illustrator.draw(request, new AbortController().signal)
  const canvas = createCanvas(fileWidth, Math.round((height * fileWidth) / width))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  if (picture.isMirrored === true) {
    context.translate(canvas.width, 0)
    context.scale(-1, 1)
  }
  context.drawImage(await loadImage(bytes), 0, 0, canvas.width, canvas.height)
  const encoded = await encodeWithin(canvas, { format: 'webp', maxBytes, bestQuality: BEST_QUALITY })
  await writeFile(await placeFor(`pictures/${file}.webp`), encoded)
}

/** Writes the line that suits a voice as a sound file that every browser can play. */
async function speak(narrator: Narrator, voice: VoiceId): Promise<void> {
  const { samples } = await voicePreview(narrator, voice)
  await encodeTrack([samples, samples], await placeFor(`media/voices/${voice}.m4a`), 'aac', VOICE_BITS_PER_SECOND)
}

async function writeAsset(file: string, content: string | Uint8Array): Promise<void> {
  process.stdout.write(`${relative(ROOT, file)}\n`)
  await writeFile(file, content)
}

async function placeFor(file: string): Promise<string> {
  const place = join(PUBLIC, file)
  await mkdir(dirname(place), { recursive: true })
  process.stdout.write(`${file}\n`)
  return place
}

await main(process.argv.slice(2))
