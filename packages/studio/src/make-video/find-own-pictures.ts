import { createHash } from 'node:crypto'
import {
  bestStart,
  CHOSEN_PHOTO,
  IMAGE_MODEL,
  needsPicture,
  OWN_PICTURES,
  type OwnPicture,
  ownFileOf,
  picturesOf,
  type Ports,
  type Scene,
  showsBoard,
  type Storyboard,
} from '@dayreel/storyboard'
import { createPictureMatcher } from './match-own-pictures.ts'

type OwnPictureOptions = Pick<Ports, 'listPictures' | 'listShown'> & {
  /** Returns the expected length of each scene. */
  estimate: () => readonly number[]
}

/**
 * Gives each scene one of the user's own pictures or clips whose tags or name fit its words, if the storyboard wants
 * them. A scene keeps it until its words, its prompt or its seed change, or the file is deleted. Another seed gives the
 * next best one. The user's own choices and removals are kept.
 */
export async function findOwnPictures<Board extends Storyboard>(
  storyboard: Board,
  { listPictures, listShown, estimate }: OwnPictureOptions,
): Promise<Board> {
  const isWanted = wantsOwnPictures(storyboard)
  if (!isWanted && storyboard.scenes.every(({ found }) => found === undefined)) return storyboard
  const kept = storyboard.scenes.flatMap(({ found }) => found?.picture ?? [])
  const pictures = isWanted ? ((await listPictures?.(kept)) ?? []) : []
  const fitting = createPictureMatcher(pictures, storyboard.language)
  const isKept = (scene: Scene): boolean => {
    const own = ownFileOf(scene)
    if (own !== undefined && own !== scene.found?.picture) return true
    if (own === undefined && scene.photo && (scene.photo.of === CHOSEN_PHOTO || !isFirst(storyboard))) return true
    const bare = withoutFound(scene)
    if (!isWanted || !needsPicture(storyboard, bare) || scene.found?.of !== ownPictureKey(storyboard, scene))
      return false
    return own === undefined || pictures.some((picture) => picture.id === own && mayShow(storyboard, bare, picture))
  }
  // Nothing may appear twice.
  const taken = new Set(storyboard.scenes.filter(isKept).flatMap((scene) => ownFileOf(scene) ?? []))
  const shownBefore = pictures.length > 0 ? new Set(await listShown?.()) : new Set()
  const scenes = storyboard.scenes.map((scene, i) => {
    if (isKept(scene)) return scene
    const bare = withoutFound(scene)
    if (!isWanted || !needsPicture(storyboard, bare)) return bare
    const of = ownPictureKey(storyboard, scene)
    // With the same words and another seed, the user wants another picture.
    const unwanted = scene.found && searchOf(scene.found.of) === searchOf(of) ? scene.found.picture : undefined
    const next = fitting(wordsOf(scene)).find(
      (picture) =>
        picture.id !== unwanted &&
        !taken.has(picture.id) &&
        !shownBefore.has(picture.id) &&
        mayShow(storyboard, bare, picture),
    )
    if (next === undefined) return bare
    taken.add(next.id)
    return { ...bare, ...shown(next, () => estimate()[i]!), found: { picture: next.id, of } }
  })
  return { ...storyboard, scenes }
}

/** A board shows a picture as a taped print, but a clip would replace the whole board. */
function mayShow(storyboard: Storyboard, bare: Scene, { clip }: OwnPicture): boolean {
  return clip === undefined || !showsBoard(storyboard, bare)
}

function shown({ id, clip }: OwnPicture, sceneSeconds: () => number): Pick<Scene, 'picture' | 'clip'> {
  if (clip === undefined) return { picture: id }
  const startSeconds = clip.scores === null ? 0 : bestStart(clip.scores, clip.seconds, sceneSeconds())
  return { clip: { file: id, startSeconds } }
}

function withoutFound({ found: _found, picture: _picture, clip: _clip, ...bare }: Scene): Scene {
  return bare
}

/** Returns everything that decides which of the user's pictures fits a scene: a hash of its words, and the seed. */
export function ownPictureKey({ pictures, language }: Storyboard, scene: Scene): string {
  const hash = createHash('sha256').update(JSON.stringify([pictures, language, wordsOf(scene)]))
  return `${hash.digest('hex').slice(0, 24)}-${scene.seed}`
}

function searchOf(key: string): string | undefined {
  return key.split('-')[0]
}

/** An image model has a picture for every scene, so later sources are not searched. */
function wantsOwnPictures({ pictures }: Pick<Storyboard, 'pictures'>): boolean {
  const names = picturesOf(pictures)
  const [own, model] = [names.indexOf(OWN_PICTURES), names.indexOf(IMAGE_MODEL)]
  return own >= 0 && (model < 0 || own < model)
}

/** Whether the user prefers their own pictures to photographs. */
function isFirst({ pictures }: Pick<Storyboard, 'pictures'>): boolean {
  return picturesOf(pictures)[0] === OWN_PICTURES
}

function wordsOf({ imagePrompt, text }: Scene): string {
  return `${imagePrompt}\n${text}`
}
