import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_CAPTION_STYLE, DEFAULT_FRAME_RATE, MAX_CLIP_SECONDS } from '@dayreel/catalogue'
import { CAPTION_LOOKS } from '../caption/caption-looks.ts'
import { CONTENT_ID as CAPTIONS_ID } from '../caption/content-id.ts'
import type { Size } from '../render/cover-crop.ts'
import { paintTestPicture, testScenes, testSound } from '../render/render-fixtures.ts'
import { renderVideo, type RenderScene } from '../render/render-video.ts'
import { cutClip, readClipFacts } from './cut-clip.ts'
import { keepClip } from './keep-clip.ts'

export type ClipMeasurement = {
  /** Wall time in seconds of a video made of pictures, and of the same video made only of clips. */
  stillSeconds: number
  clipSeconds: number
  /** Wall time in seconds of storing a clip of `SOURCE_SECONDS` in 1920 × 1080. */
  storeSeconds: number
  ratio: number
}

type VideoSize = { videoSeconds?: number; width?: number; height?: number }

const SOURCE = { width: 1920, height: 1080 }
const SOURCE_FILE = 'source.mp4'
export const SOURCE_SECONDS = 20
const SCENE_SECONDS = 4
const WORKERS = 2

/** Renders the same scenes with pictures and with landscape clips, one after the other. */
export async function measureClips({
  videoSeconds = 60,
  width = 1080,
  height = 1920,
}: VideoSize = {}): Promise<ClipMeasurement> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-measure-'))
  try {
    await makeMeasuredClip(folder)
    const { path, storeSeconds } = await storeMeasuredClip(folder)
    const size = { width, height }
    const stills = stillScenes(videoSeconds, size)
    const stillSeconds = await secondsOf(() => render(stills, size))
    const clips = await clipScenes(stills, path)
    const clipSeconds = await secondsOf(() => render(clips, size))
    return { stillSeconds, clipSeconds, storeSeconds, ratio: clipSeconds / stillSeconds }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Renders a clip of `SOURCE_SECONDS` into a folder. */
export async function makeMeasuredClip(folder: string): Promise<void> {
  await writeFile(join(folder, SOURCE_FILE), await render(stillScenes(SOURCE_SECONDS, SOURCE), SOURCE))
}

/** Stores the clip that `makeMeasuredClip` has rendered into a folder, as an uploaded one. */
export async function storeMeasuredClip(folder: string): Promise<{ path: string; storeSeconds: number }> {
  const source = join(folder, SOURCE_FILE)
  const path = join(folder, 'clip.mp4')
  const rules = { maxSeconds: SOURCE_SECONDS + 1, keptSeconds: MAX_CLIP_SECONDS }
  const storeSeconds = await secondsOf(() =>
    keepClip(source, { clip: path, poster: join(folder, 'poster.jpg') }, rules, () => undefined),
  )
  return { path, storeSeconds }
}

/** Renders a video made only of parts of a stored clip. */
export async function renderOnlyClips(
  path: string,
  { videoSeconds = 60, width = 1080, height = 1920 }: VideoSize = {},
): Promise<void> {
  const size = { width, height }
  await render(await clipScenes(stillScenes(videoSeconds, size), path), size)
}

function stillScenes(seconds: number, size: Size): RenderScene[] {
  const lengths = Array.from({ length: Math.ceil(seconds / SCENE_SECONDS) }, () => SCENE_SECONDS)
  const files = lengths.map((_, i) => paintTestPicture(i, size.width, size.height))
  return testScenes(lengths, size, (scene) => files[scene]!)
}

async function clipScenes(stills: readonly RenderScene[], path: string): Promise<RenderScene[]> {
  const { width, height, framesPerSecond, frames } = await readClipFacts(path)
  return stills.map((scene, i) => {
    const startFrame = (i * SCENE_SECONDS * framesPerSecond) % (frames - SCENE_SECONDS * framesPerSecond)
    const clip = {
      framesPerSecond,
      frames,
      startFrame,
      cut: (from: number, count: number) => cutClip(path, from, count),
    }
    return { ...scene, picture: { ...scene.picture, key: `clip ${startFrame}`, width, height }, clip }
  })
}

async function render(scenes: readonly RenderScene[], size: Size): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  await renderVideo({
    scenes,
    captions: { version: CAPTIONS_ID, look: CAPTION_LOOKS[DEFAULT_CAPTION_STYLE] },
    sound: testSound(
      scenes.map(({ seconds }) => seconds),
      DEFAULT_FRAME_RATE,
    ),
    size,
    framesPerSecond: DEFAULT_FRAME_RATE,
    workers: WORKERS,
    signal: new AbortController().signal,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    write: async (bytes) => void parts.push(Uint8Array.from(bytes)),
  })
  return Buffer.concat(parts)
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1e3
}
