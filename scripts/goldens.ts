import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { DEFAULT_CAPTION_STYLE, DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { paintWhole, type WholeRequest } from '@dayreel/painter/testing'
import type { Picture } from '@dayreel/storyboard'
import { CAPTION_LOOKS, CAPTIONS_ID, pageCaptions, renderVideo } from '@dayreel/studio/testing'

/** The folder of approved output of the painter and the renderer. `node scripts/goldens.ts` creates its files again. */
export const GOLDENS = new URL('./goldens/', import.meta.url)
export const GOLDEN_VIDEO = new URL('one-second.mp4', GOLDENS)

/** The size of the pictures. It is small, because an unwanted change is visible at any size. */
const SIZE = { width: 180, height: 320 }
const WORLD = { palette: 'ember', figure: 'coat', light: 'soft' }
const SCENES = [
  {
    name: 'lighthouse',
    prompt: 'a lighthouse on a rocky coast at night in a storm',
    text: 'Its lamp came on.',
    style: 'None',
  },
  {
    name: 'market',
    prompt: 'people at a market in a sunny town square',
    text: 'Everybody came to buy bread.',
    style: 'None',
  },
  { name: 'forest', prompt: 'a fox in a snowy forest at dawn', text: 'A fox looked back.', style: 'None' },
] as const

/**
 * The length of a scene's sound, which is enough for eight frames. With the last picture's tail, the video has
 * thirty-one frames.
 */
const SCENE_SECONDS = 0.25
const SAMPLES = 31 * 1600

export function paintGoldens(): { file: URL; picture: Picture }[] {
  return SCENES.map(({ name, prompt, text, style }, index) => {
    const place = { index, count: SCENES.length, notes: '', world: WORLD, seed: 11 }
    const request: WholeRequest = { prompt, text, style, ...place, ...SIZE }
    return { file: new URL(`${name}.jpg`, GOLDENS), picture: paintWhole(request) }
  })
}

/** Renders a one-second video with pictures, a cross-fade, a moving camera and captions. Its sound is silent. */
export async function renderGolden(pictures: readonly Picture[]): Promise<Buffer> {
  const parts: Uint8Array[] = []
  await renderVideo({
    scenes: pictures.slice(0, 2).map(({ bytes, width, height, focus }, i) => ({
      id: `s${i + 1}`,
      seconds: SCENE_SECONDS,
      picture: { key: `golden-${i}`, width, height, focus, read: () => Promise.resolve(bytes) },
      captions: pageCaptions(
        'Its lamp',
        [
          { from: 0, to: 3, start: 0, end: 0.1 },
          { from: 4, to: 8, start: 0.1, end: SCENE_SECONDS },
        ],
        {
          language: 'en',
          sceneSeconds: SCENE_SECONDS,
        },
      ),
    })),
    captions: { version: CAPTIONS_ID, look: CAPTION_LOOKS[DEFAULT_CAPTION_STYLE] },
    sound: new Float32Array(2 * SAMPLES),
    size: SIZE,
    framesPerSecond: DEFAULT_FRAME_RATE,
    workers: 1,
    signal: new AbortController().signal,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    write: async (bytes) => void parts.push(bytes),
  })
  return Buffer.concat(parts)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(GOLDENS, { recursive: true })
  const painted = paintGoldens()
  for (const { file, picture } of painted) await writeFile(file, picture.bytes)
  await writeFile(GOLDEN_VIDEO, await renderGolden(painted.map(({ picture }) => picture)))
}
