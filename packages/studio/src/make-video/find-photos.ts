import { createHash } from 'node:crypto'
import {
  canCredit,
  CHOSEN_PHOTO,
  DRAWN,
  IMAGE_MODEL,
  OWN_PICTURES,
  picturesOf,
  type FoundPhoto,
  needsCredit,
  needsPicture,
  type PhotoRequest,
  type PhotoSource,
  type Ports,
  type Scene,
  type Storyboard,
} from '@dayreel/storyboard'
import { choiceGone, StudioError } from '@dayreel/storyboard/base'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { measurePicture } from '../own-picture/own-picture.ts'
import type { FoundClips } from './found-clips.ts'
import { frameSize } from './frame-size.ts'
import { loadStock } from './load-stock.ts'

type Found<Board> = { storyboard: Board; /** Whether a source did not answer. */ isDown: boolean }
/** Loads the file of a scene's photograph, or returns undefined if it is gone. */
export type LoadPhoto = (photo: FoundPhoto) => Promise<Uint8Array | undefined>

/**
 * Gives each scene a photograph or a clip, if the storyboard wants photographs. A scene keeps its photograph until its
 * words, its prompt or its seed change; another seed gives the next best photograph. A scene without a fitting
 * photograph is drawn.
 *
 * @throws {StudioError} `choice-gone`
 */
export async function findPhotos<Board extends Storyboard>(
  storyboard: Board,
  sources: readonly PhotoSource[] | undefined,
  {
    steps,
    clips,
    listShown = async () => [],
    signal,
  }: { steps: KeptSteps; clips: Pick<FoundClips, 'open'>; listShown?: Ports['listShown']; signal: AbortSignal },
): Promise<Found<Board>> {
  const named = photoSourcesOf(storyboard, sources)
  if (named.length === 0)
    return {
      storyboard: {
        ...storyboard,
        scenes: storyboard.scenes.map((scene) => (isChosen(storyboard, scene) ? scene : withoutPhoto(scene))),
      },
      isDown: false,
    }
  const loadPhoto = createPhotoLoader(sources, steps, signal)
  const isThere = async (photo: FoundPhoto): Promise<boolean> =>
    (await (photo.clip === undefined ? loadPhoto(photo) : clips.open(photo))) !== undefined
  const isKept = (scene: Scene): boolean =>
    isChosen(storyboard, scene) || scene.photo?.of === photoKey(storyboard, scene)
  const taken = new Set(storyboard.scenes.filter(isKept).map(({ photo }) => photo!.url))
  const scenes: Board['scenes'] = []
  let shownBefore: readonly string[] | undefined
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
    shownBefore ??= await listShown()
    const notAgain = [...new Set([...taken, ...unwanted, ...shownBefore])].sort()
    const request = { ...requestOf(storyboard, scene), taken: notAgain }
    const found = isDown
      ? undefined
      : await findAmong(named, request, {
          steps,
          signal,
          isThere,
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
  return { storyboard: { ...storyboard, scenes }, isDown }
}

/** Creates the function that loads photographs. Their files are cached with the video's steps. */
export function createPhotoLoader(
  sources: readonly PhotoSource[] = [],
  steps: KeptSteps,
  signal: AbortSignal,
): LoadPhoto {
  return async (photo) => {
    const bytes = await steps.part('illustrate', { photoFile: photo.file }, async () => {
      const loaded = await loadStock(sources, photo, signal)
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

/** The cached value for a file that cannot be used. */
const GONE = new Uint8Array(0)

/** Returns the sources of photographs before the image model, which has a picture for every scene. */
function photoSourcesOf({ pictures }: Storyboard, sources: readonly PhotoSource[] = []): PhotoSource[] {
  const names = picturesOf(pictures)
  const model = names.indexOf(IMAGE_MODEL)
  return (model < 0 ? names : names.slice(0, model))
    .filter((name) => name !== DRAWN && name !== OWN_PICTURES)
    .map((name) => {
      const source = sources.find((each) => each.name === name)
      if (source === undefined) throw choiceGone('pictures')
      return source
    })
}

/**
 * Returns whether the user chose the photograph of a scene. Such a scene keeps it when its words change. A photograph
 * that must be credited is only shown while the video names its sources.
 */
function isChosen({ sourcesInPosts }: Pick<Storyboard, 'sourcesInPosts'>, { photo }: Scene): boolean {
  return photo?.of === CHOSEN_PHOTO && (sourcesInPosts || !needsCredit(photo))
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
  /** Whether the file of a photograph or a clip can be used. */
  isThere: (photo: FoundPhoto) => Promise<boolean>
  /** Whether the video can still credit this photograph. */
  mayShow: (photo: FoundPhoto) => boolean
}

/**
 * Finds a photograph in the first source that has a fitting one. A source that does not answer is skipped.
 *
 * @throws {StudioError} `photos-unavailable` if no source has a fitting one and a source did not answer.
 */
async function findAmong(
  sources: readonly PhotoSource[],
  request: PhotoRequest,
  options: FindOptions,
): Promise<FoundPhoto | undefined> {
  let failure: StudioError | undefined
  for (const source of sources) {
    try {
      const found = await find(source, request, options)
      if (found !== undefined) return found
    } catch (error) {
      options.signal.throwIfAborted()
      if (!(error instanceof StudioError)) throw error
      failure = error
    }
  }
  if (failure !== undefined) throw failure
  return undefined
}

async function find(
  source: PhotoSource,
  request: PhotoRequest,
  { steps, signal, isThere, mayShow }: FindOptions,
): Promise<FoundPhoto | undefined> {
  const bytes = await steps.part('illustrate', { photoSource: source.id, request }, async () =>
    new TextEncoder().encode(JSON.stringify(await source.find(request, signal))),
  )
  const candidates = JSON.parse(new TextDecoder().decode(bytes)) as FoundPhoto[]
  for (const photo of candidates) if (mayShow(photo) && (await isThere(photo))) return photo
  return undefined
}

function withoutPhoto<Each extends Scene>(scene: Each): Omit<Each, 'photo'> {
  const { photo: _, ...bare } = scene
  return bare
}
