import { completeStoryboard, planPictures } from './complete-storyboard.ts'
import { notSpoken } from './estimate-video.ts'
import { measureWith } from './measure-with.ts'
import { frameSize } from './frame-size.ts'
import { illustrateScenes } from './illustrate-scenes.ts'
import { KeptSteps, type StepName, type StepReport } from '../kept/kept-steps.ts'
import type { Output } from './output.ts'
import {
  chooseWriter,
  type Meter,
  PLAN_ID,
  type Picture,
  type Ports,
  type Storyboard,
  writeStoryboard,
  type WriteRequest,
} from '@dayreel/storyboard'
import { parseStoryboard } from '@dayreel/storyboard/schema'
import { createProgressMeter, type Progress } from './progress-meter.ts'
import { openRenderThreads, type RenderThreads } from '../render/render-threads.ts'
import type { ResolvedStoryboard } from './resolve-shows.ts'
import { speakScenes } from './speak-scenes.ts'
import { rendererFor, writeFiles } from './write-files.ts'

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
  /** Called with what is going to be made, as soon as it is written. */
  onStoryboard?: (storyboard: Storyboard) => void
  /** Called with each scene's picture, made or found, as soon as it is there; in any order. */
  onPicture?: (scene: PicturedScene, picture: Picture) => void
  /** Counts what is asked of models that cost something. */
  meter?: Meter
}

export type PicturedScene = {
  id: string
  /** From 1. */
  number: number
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
  const steps = new KeptSteps(ports.store)
  const meter = createProgressMeter(options.onProgress)
  let threads: RenderThreads | undefined
  try {
    signal.throwIfAborted()
    const { storyboard, notices } = await steps.timed('write', () => plan(request.plan, ports, steps, options, signal))
    meter.done('writing')
    options.onStoryboard?.(storyboard)

    const frame = frameSize(storyboard, ports.frameScale)
    const almostPainted = Promise.withResolvers<void>()
    const count = storyboard.scenes.length
    let painted = 0
    const onPicture = (index: number, picture: Picture): void => {
      meter.part('illustrating', ++painted / count)
      options.onPicture?.({ id: storyboard.scenes[index]!.id, number: index + 1 }, picture)
      if (painted >= count - 1) almostPainted.resolve()
    }
    const illustrating = steps.timed('illustrate', () =>
      illustrateScenes(storyboard, ports.illustrator, steps, {
        signal,
        onPicture,
        frame,
        ...(ports.readPicture && { readPicture: ports.readPicture }),
      }),
    )
    const speaking = speakScenes(storyboard, ports, steps, {
      signal,
      onScene: (done, count) => meter.part('narrating', done / count),
    })
    // While the last picture is painted, a processor has time to get the render's threads ready and to encode the sound. Not
    // earlier: painters and renderers together take more memory than either.
    const soundInWork = Promise.all([speaking, almostPainted.promise]).then(([{ sound }]) => {
      signal.throwIfAborted()
      threads = openRenderThreads({ ...rendererFor(storyboard, frame), signal })
      return threads.encodeSound(sound)
    })
    const [pictures, spoken, sound] = await Promise.all([illustrating, speaking, soundInWork])
    await steps.timed('render', () =>
      writeFiles(request, {
        storyboard,
        frame,
        spoken,
        pictures,
        sound,
        threads: threads!,
        ports,
        steps,
        meter,
        signal,
      }),
    )
    meter.done('rendering')
    const isSpoken = ports.narrator.speaks(storyboard.language)
    return {
      storyboard,
      seconds: spoken.frames / storyboard.format.framesPerSecond,
      frames: spoken.frames,
      ...frame,
      scenes: count,
      spoken: isSpoken,
      notices: [...(isSpoken ? [] : [notSpoken(storyboard.language)]), ...notices],
      steps: steps.reports,
    }
  } catch (error) {
    failure.abort(error)
    throw error
  } finally {
    await threads?.close()
  }
}

/** The storyboard to make: written, or given and brought up to date with what was edited in it; and what is to be said of its words. */
async function plan(
  given: VideoRequest['plan'],
  ports: Ports,
  steps: KeptSteps,
  { meter }: MakeOptions,
  signal: AbortSignal,
): Promise<{ storyboard: ResolvedStoryboard; notices: string[] }> {
  const { reader, narrator, illustrator, store } = ports
  if ('storyboard' in given) return { storyboard: completeStoryboard(given.storyboard, ports), notices: [] }
  const { write } = given
  const inputs = {
    plan: PLAN_ID,
    writer: chooseWriter(ports, write.writer).id,
    reader: reader.id,
    narrator: narrator.id,
    request: write,
  }
  const measure = measureWith(narrator, write.voice, signal)
  const written = await steps.part('write', inputs, async () => {
    const { storyboard, faults } = await writeStoryboard(write, ports, measure, {
      signal,
      kept: store,
      ...(meter && { meter }),
    })
    return encode(JSON.stringify({ storyboard, notices: faults.map(({ sentence }) => sentence) }))
  })
  const { storyboard, notices } = JSON.parse(new TextDecoder().decode(written)) as WrittenPart
  // Read like one that a person edited: a writer may be anybody's, and the file beside the video looks the same either way.
  const parsed = parseStoryboard(JSON.stringify(storyboard))
  return { storyboard: planPictures(closeOn(parsed, write.closingPicture), illustrator), notices }
}

/** A video of few scenes needs its last one for what is said there. */
const MIN_SCENES_TO_CLOSE = 3

function closeOn(storyboard: Storyboard, picture = ''): Storyboard {
  const { scenes } = storyboard
  if (picture.trim() === '' || scenes.length < MIN_SCENES_TO_CLOSE) return storyboard
  return { ...storyboard, scenes: [...scenes.slice(0, -1), { ...scenes.at(-1)!, imagePrompt: picture }] }
}

type WrittenPart = { storyboard: unknown; notices: string[] }

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
