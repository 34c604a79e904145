import type { ClipFile, Ports, Storyboard } from '@dayreel/storyboard'
import { toAss } from '../caption/ass.ts'
import { captionChoicesOf, captionLookOf, hasCaptions, type CaptionChoices } from '../caption/choose-look.ts'
import { CONTENT_ID as CAPTIONS_ID } from '../caption/content-id.ts'
import { toCues, toSrt, toVtt } from '../caption/subtitles.ts'
import { keyOf, type KeptSteps } from '../kept/kept-steps.ts'
import { CONTENT_ID as RENDERER_ID } from '../render/content-id.ts'
import type { RenderThreads, SoundInWork } from '../render/render-threads.ts'
import { renderVideo, type RenderOptions } from '../render/render-video.ts'
import { drawThumbnail } from '../render/thumbnail.ts'
import { cutClip } from '../own-clip/cut-clip.ts'
import { frameSize, type FrameSize } from './frame-size.ts'
import type { ScenesPictures } from './illustrate-scenes.ts'
import type { Output, OutputFile } from './output.ts'
import type { LayerPictures } from './read-layers.ts'
import type { ProgressMeter } from './progress-meter.ts'
import type { SpokenScenes } from './speak-scenes.ts'
import { drawWholeVideo, timeBoardLayers, timeLayers } from './time-layers.ts'
import { thumbnailWords } from './thumbnail-words.ts'
import { startsAtOnce } from './transition-into.ts'

/** Number of threads that draw and encode. More threads than processor cores would not make rendering faster. */
const RENDER_THREADS = 2

/** The parts that a video's files are made from. */
export type VideoParts = {
  storyboard: Storyboard
  frame: FrameSize
  spoken: SpokenScenes<Storyboard>
  pictures: ScenesPictures
  layerPictures: LayerPictures
  sound: SoundInWork
  threads: RenderThreads
  ports: Ports
  steps: KeptSteps
  meter: ProgressMeter
  signal: AbortSignal
}

/** Writes all files of a video. They become visible together, once all of them are complete. */
export async function writeFiles({ output, name }: { output: Output; name: string }, parts: VideoParts): Promise<void> {
  const { storyboard, spoken, signal } = parts
  const files: OutputFile[] = []
  const create = async (ending: string): Promise<OutputFile> => {
    const file = await output.create(`${name}.${ending}`)
    files.push(file)
    return file
  }
  const write = async (ending: string, bytes: Uint8Array): Promise<void> => (await create(ending)).write(bytes)
  try {
    const scenes = spoken.scenes.map(({ startFrame, pages }) => ({
      startSeconds: startFrame / storyboard.framesPerSecond,
      pages,
    }))
    const cues = toCues(scenes)
    await write('srt', encode(toSrt(cues)))
    await write('vtt', encode(toVtt(cues)))
    await write('ass', encode(toAss(scenes, captionLookOf(storyboard), frameSize(storyboard))))
    await write('jpg', await thumbnail(parts))
    await write('storyboard.json', encode(`${JSON.stringify(storyboard, null, 2)}\n`))
    await render(parts, await create('mp4'))
    signal.throwIfAborted()
    for (const file of files) await file.commit()
  } finally {
    for (const file of files) await file.discard()
  }
}

/** Returns the render settings that follow from a storyboard. */
export function rendererFor(
  storyboard: Storyboard,
  size: FrameSize,
): Pick<RenderOptions, 'size' | 'framesPerSecond' | 'captions' | 'workers'> {
  return {
    size,
    framesPerSecond: storyboard.framesPerSecond,
    ...(hasCaptions(storyboard) && {
      captions: { version: captionsVersion(storyboard), look: captionLookOf(storyboard) },
    }),
    workers: RENDER_THREADS,
  }
}

async function render(parts: VideoParts, file: OutputFile): Promise<void> {
  const { storyboard, frame, spoken, pictures, layerPictures, sound, threads, ports, steps, meter, signal } = parts
  const whole = await drawWholeVideo(storyboard, {
    size: frame,
    seconds: spoken.frames / storyboard.framesPerSecond,
    pictures: layerPictures,
  })
  const { rendered, reused } = await renderVideo({
    whole,
    scenes: storyboard.scenes.map(({ id, layers = [] }, i) => {
      const { bytes, width, height, focus, subjects, isNearing, isFlat, clip } = pictures.pictures[i]!
      const { seconds, words, pages } = spoken.scenes[i]!
      const openClip = pictures.clips[i]
      return {
        id,
        seconds,
        picture: {
          key: keyOf('illustrate', pictures.keys[i]),
          width,
          height,
          focus,
          ...(subjects && { subjects }),
          ...(isNearing && { isNearing }),
          ...(isFlat && { isFlat }),
          read: () => Promise.resolve(bytes),
        },
        ...(openClip && clip && { clip: { ...clip, cut: clipCutter(openClip) } }),
        captions: pages,
        ...(startsAtOnce(storyboard, i) && { startsAtOnce: true }),
        layers: [
          ...timeBoardLayers(pictures.layers[i]!, words, keyOf('illustrate', pictures.keys[i])),
          ...timeLayers(layers, words, { format: storyboard.format, pictures: layerPictures }),
        ],
      }
    }),
    ...rendererFor(storyboard, frame),
    sound,
    threads,
    signal,
    onProgress: (part) => meter.part('rendering', part),
    load: (inputs) => ports.store.get(keyOf('render', inputs)),
    save: (inputs, bytes) => ports.store.put(keyOf('render', inputs), bytes),
    write: (bytes) => file.write(bytes),
  })
  steps.reports.render.made += rendered
  steps.reports.render.reused += reused
}

function clipCutter(open: () => Promise<ClipFile>): (from: number, count: number) => Promise<Uint8Array> {
  return async (from, count) => {
    await using clip = await open()
    return cutClip(clip.path, from, count)
  }
}

function thumbnail({ storyboard, frame: size, pictures: { stills, keys }, steps }: VideoParts): Promise<Uint8Array> {
  const { sceneId } = storyboard.thumbnail
  const at = Math.max(
    0,
    storyboard.scenes.findIndex(({ id }) => id === sceneId),
  )
  const { language } = storyboard
  const text = thumbnailWords(storyboard, storyboard.scenes[at]!)
  const inputs = {
    thumbnail: RENDERER_ID,
    captions: captionsVersion(storyboard),
    picture: keys[at],
    text,
    language,
    size,
  }
  const look = captionLookOf(storyboard)
  return steps.part('render', inputs, () => drawThumbnail({ picture: stills[at]!, text, language, size, look }))
}

/** Returns the version of the captions' look. It includes the choices that decide it. */
function captionsVersion(choices: CaptionChoices): string {
  return `${JSON.stringify(captionChoicesOf(choices))} ${CAPTIONS_ID}`
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
