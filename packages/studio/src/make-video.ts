import { FRAMES_PER_SECOND, MAX_DURATION_SECONDS, QUALITIES } from '@dayreel/catalogue'
import type { CaptionPage } from './caption/caption.ts'
import { CAPTIONS_VERSION } from './caption/caption-painter.ts'
import { pageCaptions } from './caption/page-captions.ts'
import { toCues, toSrt, toVtt } from './caption/subtitles.ts'
import { StudioError } from './errors.ts'
import { illustrateScenes, type ScenesPictures } from './illustrate-scenes.ts'
import { keyOf, KeptSteps, type StepName, type StepReport } from './kept-steps.ts'
import { narrateScenes, type ScenesSpeech } from './narrate-scenes.ts'
import type { Output, OutputFile } from './output.ts'
import type { Ports, WriteRequest } from './ports.ts'
import { createProgressMeter, type Progress, type ProgressMeter } from './progress-meter.ts'
import { renderVideo, type RenderReport } from './render/render-video.ts'
import { drawThumbnail, THUMBNAIL_VERSION } from './render/thumbnail.ts'
import { SAMPLES_PER_FRAME, timeScenes } from './render/timing.ts'
import { mixScenes } from './score-scenes.ts'
import type { Storyboard } from './storyboard.ts'
import { parseStoryboard } from './storyboard-file.ts'
import { followWords } from './write/follow-words.ts'

export type VideoRequest = {
  /** Made of a text, or of a storyboard that exists. */
  plan: { write: WriteRequest } | { storyboard: Storyboard }
  /** Name of the files without ending: `NAME.mp4`, `.srt`, `.vtt`, `.jpg`, `.storyboard.json`. */
  name: string
  output: Output
}

export type MakeOptions = {
  /** Stops everything within a second; makeVideo rejects with the signal's reason and leaves no file of the video. */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

export type MadeVideo = {
  storyboard: Storyboard
  seconds: number
  frames: number
  width: number
  height: number
  scenes: number
  /** False where no voice speaks the language, and words are shown only. */
  spoken: boolean
  /** What a person should know of the result, in whole sentences. */
  notices: string[]
  steps: Record<StepName, StepReport>
}

/** Threads that draw and encode; more than a machine's cores make nothing faster. */
const RENDER_THREADS = 2
/** Half a second over is what rounding scenes up to frames may add. */
const MAX_SECONDS = MAX_DURATION_SECONDS + 1

/**
 * Makes a video: plan, narration, pictures, sound, frames, file. Parts that the store has are used again, and the result is the
 * same as if nothing had been kept, byte for byte.
 *
 * @throws {StudioError} with a message for people; the signal's reason when aborted.
 */
export async function makeVideo(request: VideoRequest, ports: Ports, options: MakeOptions = {}): Promise<MadeVideo> {
  // A step that fails ends the others that run beside it.
  const failure = new AbortController()
  const signal = AbortSignal.any([failure.signal, ...(options.signal ? [options.signal] : [])])
  try {
    signal.throwIfAborted()
    return await make(request, ports, createProgressMeter(options.onProgress), signal)
  } catch (error) {
    failure.abort(error)
    throw error
  }
}

async function make(
  request: VideoRequest,
  ports: Ports,
  meter: ProgressMeter,
  signal: AbortSignal,
): Promise<MadeVideo> {
  const steps = new KeptSteps(ports.store)
  const storyboard = await steps.timed('write', () => plan(request.plan, ports, steps, signal))
  meter.done('writing')

  const count = storyboard.scenes.length
  const narrating = steps.timed('narrate', () =>
    narrateScenes(storyboard, ports.narrator, steps, {
      signal,
      onScene: (done) => meter.part('narrating', done / count),
    }),
  )
  const illustrating = steps.timed('illustrate', () =>
    illustrateScenes(storyboard, ports.illustrator, steps, {
      signal,
      onScene: (done) => meter.part('illustrating', done / count),
    }),
  )
  const [speech, pictures] = await Promise.all([narrating, illustrating])

  const timing = timeScenes(speech.speeches.map(({ seconds }) => seconds))
  const seconds = timing.frames / FRAMES_PER_SECOND
  if (seconds > MAX_SECONDS) throw tooLong(seconds)
  const starts = startsOf(timing.sceneFrames)
  const sound = await steps.timed('score', () =>
    mixScenes(
      storyboard,
      speech,
      { starts: starts.map((frame) => frame * SAMPLES_PER_FRAME), samples: timing.samples },
      ports.score,
      steps,
      signal,
    ),
  )
  const pages = storyboard.scenes.map(({ text }, i) =>
    pageCaptions(text, speech.speeches[i]!.words, {
      language: storyboard.language,
      sceneSeconds: timing.sceneFrames[i]! / FRAMES_PER_SECOND,
    }),
  )
  await steps.timed('render', async () => {
    const files = new OutputFiles(request)
    try {
      const cues = toCues(pages.map((scene, i) => ({ startSeconds: starts[i]! / FRAMES_PER_SECOND, pages: scene })))
      await files.write('srt', encode(toSrt(cues)))
      await files.write('vtt', encode(toVtt(cues)))
      await files.write('jpg', await thumbnail(storyboard, pictures, steps))
      await files.write('storyboard.json', encode(`${JSON.stringify(storyboard, null, 2)}\n`))
      const file = await files.create('mp4')
      await render({ storyboard, speech, pictures, pages, sound, file, ports, steps, meter, signal })
      signal.throwIfAborted()
      await files.commit()
    } finally {
      await files.discard()
    }
  })
  meter.done('rendering')
  const spoken = ports.narrator.speaks(storyboard.language)
  return {
    storyboard,
    seconds,
    frames: timing.frames,
    ...QUALITIES[storyboard.quality],
    scenes: count,
    spoken,
    notices: spoken ? [] : [notSpoken(storyboard.language)],
    steps: steps.reports,
  }
}

/** The storyboard to make: written, or given and brought up to date with what was edited in it. */
async function plan(
  given: VideoRequest['plan'],
  { writer, narrator, illustrator }: Ports,
  steps: KeptSteps,
  signal: AbortSignal,
): Promise<Storyboard> {
  let storyboard: Storyboard
  if ('storyboard' in given) storyboard = followWords(given.storyboard)
  else {
    const { write } = given
    const inputs = { writer: writer.id, narrator: narrator.id, request: write }
    const measure = (text: string, language: string): Promise<number> =>
      narrator.measure({ text, language, voice: write.voice, pace: 1 }, signal)
    const written = await steps.part('write', inputs, async () =>
      encode(JSON.stringify(await writer.write(write, measure, signal))),
    )
    // Read like one that a person edited: a writer may be anybody's, and the file beside the video looks the same either way.
    storyboard = parseStoryboard(new TextDecoder().decode(written), '')
  }
  if (storyboard.world.palette !== '') return storyboard
  const { title, notes, seed, scenes } = storyboard
  return {
    ...storyboard,
    world: illustrator.chooseWorld({ title, texts: scenes.map(({ text }) => text), notes, seed }),
  }
}

type RenderParts = {
  storyboard: Storyboard
  speech: ScenesSpeech
  pictures: ScenesPictures
  pages: CaptionPage[][]
  sound: Float32Array
  file: OutputFile
  ports: Ports
  steps: KeptSteps
  meter: ProgressMeter
  signal: AbortSignal
}

async function render(parts: RenderParts): Promise<RenderReport> {
  const { storyboard, speech, pictures, pages, sound, file, ports, steps, meter, signal } = parts
  const report = await renderVideo({
    scenes: storyboard.scenes.map(({ id }, i) => {
      const { bytes, width, height, focus } = pictures.pictures[i]!
      return {
        id,
        seconds: speech.speeches[i]!.seconds,
        picture: {
          key: keyOf('illustrate', pictures.keys[i]),
          width,
          height,
          focus,
          read: () => Promise.resolve(bytes),
        },
        captions: pages[i]!,
      }
    }),
    ...(storyboard.captions && { captions: { version: CAPTIONS_VERSION } }),
    sound,
    size: QUALITIES[storyboard.quality],
    workers: RENDER_THREADS,
    signal,
    onProgress: (part) => meter.part('rendering', part),
    load: (inputs) => ports.store.get(keyOf('render', inputs)),
    save: (inputs, bytes) => ports.store.put(keyOf('render', inputs), bytes),
    write: (bytes) => file.write(bytes),
  })
  steps.reports.render.made += report.rendered
  steps.reports.render.reused += report.reused
  return report
}

function thumbnail(storyboard: Storyboard, { pictures, keys }: ScenesPictures, steps: KeptSteps): Promise<Uint8Array> {
  const { sceneId, text } = storyboard.thumbnail
  const at = Math.max(
    0,
    storyboard.scenes.findIndex(({ id }) => id === sceneId),
  )
  const { language } = storyboard
  const size = QUALITIES[storyboard.quality]
  const inputs = { thumbnail: THUMBNAIL_VERSION, captions: CAPTIONS_VERSION, picture: keys[at], text, language, size }
  return steps.part('render', inputs, () => drawThumbnail({ picture: pictures[at]!, text, language, size }))
}

/** The files of one video: nobody sees any before all are whole. */
class OutputFiles {
  readonly #request: VideoRequest
  readonly #files: OutputFile[] = []

  constructor(request: VideoRequest) {
    this.#request = request
  }

  async create(ending: string): Promise<OutputFile> {
    const file = await this.#request.output.create(`${this.#request.name}.${ending}`)
    this.#files.push(file)
    return file
  }

  async write(ending: string, bytes: Uint8Array): Promise<void> {
    const file = await this.create(ending)
    await file.write(bytes)
  }

  async commit(): Promise<void> {
    for (const file of this.#files) await file.commit()
  }

  async discard(): Promise<void> {
    for (const file of this.#files) await file.discard()
  }
}

function startsOf(lengths: readonly number[]): number[] {
  let start = 0
  return lengths.map((length) => (start += length) - length)
}

function tooLong(seconds: number): StudioError {
  const over = Math.ceil(seconds - MAX_DURATION_SECONDS)
  return new StudioError(
    'script-too-long',
    `This video would last ${Math.round(seconds)} seconds, ${over} more than the ${MAX_DURATION_SECONDS} it may; shorten some scenes.`,
  )
}

function notSpoken(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
  return `No embedded voice speaks ${name}: the video has captions at reading pace and music, but no narration.`
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
