import { NO_VOICE, PAINTED_LOOK } from '@dayreel/catalogue'
import { cutOwnTake } from './cut-own-take.ts'
import { completeStoryboard, planPictures } from './complete-storyboard.ts'
import { notSpoken } from './estimate-video.ts'
import { measureWith } from './measure-with.ts'
import { findPictures } from './find-pictures.ts'
import { createFoundClips } from './found-clips.ts'
import { frameSize } from './frame-size.ts'
import { illustrateScenes } from './illustrate-scenes.ts'
import type { StepName } from '@dayreel/storyboard/base'
import { KeptSteps, type StepReport } from '../kept/kept-steps.ts'
import { readLayers } from './read-layers.ts'
import { readOwnPicture } from '../own-picture/own-picture.ts'
import type { Output } from './output.ts'
import {
  chooseIllustrator,
  chooseLook,
  chooseNarrator,
  chooseWriter,
  GIVEN_BY,
  type Meter,
  PLAN_ID,
  type Picture,
  type Ports,
  type Storyboard,
  writeStoryboard,
  type WriteRequest,
} from '@dayreel/storyboard'
import { parseStoryboard, refuseGone, voicesOf } from '@dayreel/storyboard/schema'
import { createProgressMeter, type Progress, type ProgressMeter } from './progress-meter.ts'
import { openRenderThreads, type RenderThreads } from '../render/render-threads.ts'
import { openClipsOnce } from './open-clips-once.ts'
import { resolveLooks } from './resolve-looks.ts'
import type { ResolvedStoryboard } from './resolve-shows.ts'
import { voiceOfScene } from './spoken-runs.ts'
import { speakScenes } from './speak-scenes.ts'
import { rendererFor, writeFiles } from './write-files.ts'

export type VideoRequest = {
  /** The source of the video: a text, or an existing storyboard. */
  plan: { write: WriteRequest } | { storyboard: Storyboard }
  /** File name without extension. The files are `NAME.mp4`, `.srt`, `.vtt`, `.ass`, `.jpg` and `.storyboard.json`. */
  name: string
  output: Output
}

export type MakeOptions = {
  /**
   * Stops everything within a second. `makeVideo` then rejects with the signal's reason and leaves no file of the video
   * behind.
   */
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** Called with the storyboard as soon as it is written. */
  onStoryboard?: (storyboard: Storyboard) => void
  /** Called with each scene's picture as soon as it was made or found in the store. The order varies. */
  onPicture?: (scene: PicturedScene, picture: Picture) => void
  /** Counts the calls of paid models. */
  meter?: Meter
}

export type PicturedScene = {
  id: string
  /** Number of the scene, counted from 1. */
  number: number
}

export type MadeVideo = {
  storyboard: Storyboard
  seconds: number
  frames: number
  width: number
  height: number
  scenes: number
  /** False if the video has no voice, or its voice does not speak the language. The words are then only shown. */
  spoken: boolean
  /** The ids of the scenes whose words are only approximately in time. */
  approximateScenes: string[]
  /** Notices about the result, in whole sentences. */
  notices: string[]
  steps: Record<StepName, StepReport>
}

/**
 * Makes a video: plan, narration, pictures, sound, frames and files. Parts that are in the store are reused. The bytes
 * of the result do not depend on the content of the store.
 *
 * @throws {StudioError} with a message for users. `choice-gone` is thrown before anything is made. If the video is
 * aborted, rejects with the signal's reason.
 */
export async function makeVideo(request: VideoRequest, given: Ports, options: MakeOptions = {}): Promise<MadeVideo> {
  await using clips = given.openClip && openClipsOnce(given.openClip)
  return make(request, { ...given, ...(clips && { openClip: clips.open }) }, options)
}

async function make(request: VideoRequest, ports: Ports, options: MakeOptions): Promise<MadeVideo> {
  // A failed step also aborts the steps that run at the same time.
  const failure = new AbortController()
  const signal = AbortSignal.any([failure.signal, ...(options.signal ? [options.signal] : [])])
  const steps = new KeptSteps(ports.store)
  const meter = createProgressMeter(options.onProgress)
  await using foundClips = createFoundClips(ports.photoSources, steps, signal)
  let threads: RenderThreads | undefined
  try {
    signal.throwIfAborted()
    const planned = await steps.timed('write', () => plan(request.plan, ports, steps, options, meter, signal))
    meter.done('writing')
    const { storyboard: pictured, notices: aboutPhotos } = await steps.timed('illustrate', () =>
      findPictures(chooseLook(planned.storyboard, ports.boardArtist), ports, { steps, clips: foundClips, signal }),
    )
    const storyboard = resolveLooks(pictured, ports)
    options.onStoryboard?.(storyboard)

    const readPicture = ports.readPicture ?? readOwnPicture
    const layerPictures = await readLayers(storyboard, readPicture)
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
      illustrateScenes(storyboard, chooseIllustrator(ports, storyboard.madeBy?.pictures), steps, {
        signal,
        onPicture,
        frame,
        foundClips,
        readPicture,
        ...(ports.photoSources && { photoSources: ports.photoSources }),
        ...(ports.boardArtist && { boardArtist: ports.boardArtist }),
        ...(ports.imageModel && { imageModel: ports.imageModel }),
        ...(ports.playArtist && { playArtist: ports.playArtist }),
        ...(ports.openClip && { openClip: ports.openClip }),
      }),
    )
    const speaking = speakScenes(storyboard, ports, steps, {
      signal,
      kept: ports.store,
      boardLayers: async () => (await illustrating).layers,
      onScene: (done, count) => meter.part('narrating', done / count),
    })
    // While the last picture is being painted, a processor core is free to start the render threads and encode the
    // sound. With an earlier start, painters and renderers would run at the same time, which needs more memory than
    // either of them alone.
    const soundInWork = Promise.all([speaking, almostPainted.promise]).then(([{ sound }]) => {
      signal.throwIfAborted()
      threads = openRenderThreads({ ...rendererFor(storyboard, frame), signal })
      return threads.encodeSound(sound)
    })
    const [pictures, spoken, sound] = await Promise.all([illustrating, speaking, soundInWork])
    await steps.timed('render', () =>
      writeFiles(request, {
        storyboard: spoken.storyboard,
        frame,
        spoken,
        pictures,
        layerPictures,
        sound,
        threads: threads!,
        ports,
        steps,
        meter,
        signal,
      }),
    )
    meter.done('rendering')
    const approximateScenes = storyboard.scenes.flatMap(({ id }, i) => (spoken.scenes[i]!.isApproximate ? [id] : []))
    const { language, voice } = spoken.storyboard
    const isSpoken = chooseNarrator(ports, voice).speaks(language, voice)
    return {
      storyboard: spoken.storyboard,
      seconds: spoken.frames / storyboard.framesPerSecond,
      frames: spoken.frames,
      ...frame,
      scenes: count,
      spoken: isSpoken && voicesOfScenes(storyboard).some((voice) => voice !== NO_VOICE),
      approximateScenes,
      notices: [
        ...(isSpoken ? [] : [notSpoken(storyboard.language, ports.narrators)]),
        ...refusalsOf(pictures.refused),
        ...(spoken.storyboard === storyboard ? [] : [REPLACED]),
        ...(approximateScenes.length > 0 ? [APPROXIMATE] : []),
        ...aboutPhotos,
        ...planned.notices,
      ],
      steps: steps.reports,
    }
  } catch (error) {
    failure.abort(error)
    throw error
  } finally {
    await threads?.close()
  }
}

/** Names the scenes whose pictures the image model refused. */
function refusalsOf(refused: readonly number[]): string[] {
  if (refused.length === 0) return []
  const scenes = new Intl.ListFormat('en').format(refused.map(String))
  const [which, are, whose] =
    refused.length === 1
      ? [`scene ${scenes}`, 'it is', 'its description']
      : [`scenes ${scenes}`, 'they are', 'their descriptions']
  return [
    `The image model refused the picture of ${which}, so ${are} drawn. Change ${whose} in the storyboard to try again.`,
  ]
}

/** Writes a storyboard or completes the given one, and collects notices about the words. */
async function plan(
  given: VideoRequest['plan'],
  ports: Ports,
  steps: KeptSteps,
  { meter }: MakeOptions,
  progress: ProgressMeter,
  signal: AbortSignal,
): Promise<{ storyboard: ResolvedStoryboard; notices: string[] }> {
  const { reader, store } = ports
  if ('storyboard' in given) {
    // The words of this storyboard are already written, so its template may be unavailable.
    const { template: _, ...needed } = given.storyboard
    for (const voice of voicesOf(given.storyboard)) refuseGone({ ...needed, voice }, ports.offers)
    const illustrator = chooseIllustrator(ports, given.storyboard.madeBy?.pictures)
    return { storyboard: completeStoryboard(given.storyboard, { reader, illustrator }), notices: [] }
  }
  const { write } = given
  refuseGone(write, ports.offers)
  const narrator = chooseNarrator(ports, write.voice)
  const inputs = {
    plan: PLAN_ID,
    writer: write.words === undefined ? chooseWriter(ports, write.writer).id : GIVEN_BY,
    reader: reader.id,
    narrator: narrator.id,
    request: write,
    voices: ports.offers.voice.map(({ id }) => id),
    ...(write.look !== PAINTED_LOOK && { icons: ports.iconNames?.id, boards: ports.boardArtist?.id }),
  }
  const measure = measureWith(narrator, write, signal)
  const written = await steps.part('write', inputs, async () => {
    const { storyboard: written, faults } = await writeStoryboard(write, ports, measure, {
      signal,
      kept: store,
      onProgress: (writing) => progress.writing(writing),
      ...(meter && { meter }),
    })
    const storyboard = await cutOwnTake(written, ports)
    return encode(JSON.stringify({ storyboard, notices: faults.map(({ sentence }) => sentence) }))
  })
  const { storyboard, notices } = JSON.parse(new TextDecoder().decode(written)) as WrittenPart
  // The storyboard is validated like an edited one, because a model may have written it.
  const parsed = parseStoryboard(JSON.stringify(storyboard))
  const illustrator = chooseIllustrator(ports, parsed.madeBy?.pictures)
  const brand = await ports.readBrand?.(write.brandKit)
  const branded = { ...parsed, ...(brand && { brand }) }
  return { storyboard: planPictures(closeOn(branded, write.closingPicture), illustrator), notices }
}

/** Minimum number of scenes for a closing picture. A shorter video needs its last scene to illustrate the narration. */
const MIN_SCENES_TO_CLOSE = 3

function closeOn(storyboard: Storyboard, picture = ''): Storyboard {
  const { scenes } = storyboard
  if (picture.trim() === '' || scenes.length < MIN_SCENES_TO_CLOSE) return storyboard
  return { ...storyboard, scenes: [...scenes.slice(0, -1), { ...scenes.at(-1)!, imagePrompt: picture }] }
}

const REPLACED = 'The chosen voice failed, so a built-in voice speaks this video.'
const APPROXIMATE =
  'The highlighted words of the captions are only approximately in time, because this voice reports no times.'

function voicesOfScenes({ voice, scenes }: Storyboard): string[] {
  return scenes.map((scene) => voiceOfScene(scene, voice))
}

type WrittenPart = { storyboard: unknown; notices: string[] }

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
