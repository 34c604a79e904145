import { createHash } from 'node:crypto'
import {
  canCredit,
  DRAWN,
  type FoundPhoto,
  needsPicture,
  type PhotoRequest,
  type PhotoSource,
  type Scene,
  type Storyboard,
} from '@dayreel/storyboard'
import { choiceGone, StudioError } from '@dayreel/storyboard/base'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { measurePicture } from '../own-picture/own-picture.ts'
import { frameSize } from './frame-size.ts'

type Found<Board> = { storyboard: Board; notices: string[] }
/** Loads the file of a scene's photograph, or returns undefined if it is gone. */
export type LoadPhoto = (photo: FoundPhoto) => Promise<Uint8Array | undefined>

/**
 * Gives each scene a photograph, if the storyboard wants photographs. A scene keeps its photograph until its words, its
 * prompt or its seed change; another seed gives the next best photograph. A scene without a fitting photograph is drawn.
 *
 * @throws {StudioError} `choice-gone`
 */
export async function findPhotos<Board extends Storyboard>(
  storyboard: Board,
  sources: readonly PhotoSource[] | undefined,
  steps: KeptSteps,
  signal: AbortSignal,
): Promise<Found<Board>> {
  if (storyboard.pictures === DRAWN)
    return { storyboard: { ...storyboard, scenes: storyboard.scenes.map(withoutPhoto) }, notices: [] }
  const source = photoSourceOf(storyboard, sources)
  const load = createPhotoLoader(storyboard, sources, steps, signal)
  const isKept = (scene: Scene): boolean => scene.photo?.of === photoKey(storyboard, scene)
  const taken = new Set(storyboard.scenes.filter(isKept).map(({ photo }) => photo!.url))
  const scenes: Board['scenes'] = []
  let isDown = false
  // One after another, because no photograph may appear twice.
  for (const scene of storyboard.scenes) {
    signal.throwIfAborted()
    const { photo, ...bare } = scene
    if (scene.picture !== undefined || (isKept(scene) && needsPicture(storyboard, scene))) {
      scenes.push(scene)
      continue
    }
    if (!needsPicture(storyboard, scene)) {
      scenes.push(bare)
      continue
    }
    const of = photoKey(storyboard, scene)
    // With the same search and another seed, the user wants another photograph.
    const unwanted = photo !== undefined && searchOf(photo.of) === searchOf(of) ? [photo.url] : []
    const request = { ...requestOf(storyboard, scene), taken: [...taken, ...unwanted].sort() }
    const found = isDown
      ? undefined
      : await find(source, request, {
          steps,
          signal,
          load,
          mayShow: (candidate) => canCredit(candidate, { ...storyboard, scenes }),
        }).catch((error: unknown) => {
          signal.throwIfAborted()
          if (!(error instanceof StudioError)) throw error
          isDown = true
          return undefined
        })
    if (found !== undefined) taken.add(found.url)
    scenes.push(found === undefined ? bare : { ...bare, photo: { ...found, of } })
  }
  return {
    storyboard: { ...storyboard, scenes },
    notices: noticesOf(
      scenes.filter((scene) => needsPicture(storyboard, scene)),
      isDown,
    ),
  }
}

/** Creates the function that loads photographs. Their files are cached with the video's steps. */
export function createPhotoLoader(
  storyboard: Pick<Storyboard, 'pictures'>,
  sources: readonly PhotoSource[] | undefined,
  steps: KeptSteps,
  signal: AbortSignal,
): LoadPhoto {
  const source = sources?.find(({ name }) => name === storyboard.pictures)
  return async (photo) => {
    const bytes = await steps.part('illustrate', { photoFile: photo.file }, async () => {
      const loaded = await source?.load(photo, signal)
      return loaded !== undefined && isPicture(loaded) ? loaded : GONE
    })
    return bytes.length === 0 ? undefined : bytes
  }
}

function isPicture(bytes: Uint8Array): boolean {
  try {
    measurePicture(bytes)
    return true
  } catch (error) {
    if (error instanceof StudioError) return false
    throw error
  }
}

/** The cached part of a file that cannot be used. */
const GONE = new Uint8Array(0)

function photoSourceOf({ pictures }: Storyboard, sources: readonly PhotoSource[] = []): PhotoSource {
  const source = sources.find(({ name }) => name === pictures)
  if (source === undefined) throw choiceGone('pictures')
  return source
}

/** Returns everything that decides which photograph fits a scene: a hash of the search, and the seed. */
export function photoKey(storyboard: Storyboard, scene: Scene): string {
  const hash = createHash('sha256').update(JSON.stringify([storyboard.pictures, requestOf(storyboard, scene)]))
  return `${hash.digest('hex').slice(0, 24)}-${scene.seed}`
}

function searchOf(key: string): string | undefined {
  return key.split('-')[0]
}

function requestOf(storyboard: Storyboard, { imagePrompt, text }: Scene): Omit<PhotoRequest, 'taken'> {
  const { language, sourcesInPosts } = storyboard
  // The size does not depend on the quality, so that a better quality keeps the photographs.
  const { width, height } = frameSize({ ...storyboard, quality: 'high' })
  // The words decide only if there is no prompt, so that a small correction keeps the photograph.
  const isPrompted = imagePrompt.trim() !== ''
  return { prompt: imagePrompt, text: isPrompted ? '' : text, language, width, height, isCredited: sourcesInPosts }
}

type FindOptions = {
  steps: KeptSteps
  signal: AbortSignal
  load: LoadPhoto
  /** Whether the video can still credit this photograph. */
  mayShow: (photo: FoundPhoto) => boolean
}

async function find(
  source: PhotoSource,
  request: PhotoRequest,
  { steps, signal, load, mayShow }: FindOptions,
): Promise<FoundPhoto | undefined> {
  const bytes = await steps.part('illustrate', { photoSource: source.id, request }, async () =>
    new TextEncoder().encode(JSON.stringify(await source.find(request, signal))),
  )
  const candidates = JSON.parse(new TextDecoder().decode(bytes)) as FoundPhoto[]
  for (const photo of candidates) if (mayShow(photo) && (await load(photo)) !== undefined) return photo
  return undefined
}

function withoutPhoto<Each extends Scene>(scene: Each): Omit<Each, 'photo'> {
  const { photo: _, ...bare } = scene
  return bare
}

function noticesOf(scenes: readonly Scene[], isDown: boolean): string[] {
  const drawn = scenes.filter(({ photo, picture }) => photo === undefined && picture === undefined).length
  if (drawn === 0) return []
  const scenesText = drawn === 1 ? '1 scene is drawn' : `${drawn} scenes are drawn`
  return [
    isDown
      ? `The source of photographs did not answer, so ${scenesText}. Make the video again to look again.`
      : `No fitting photograph was found for some scenes, so ${scenesText}.`,
  ]
}
