import { createHash } from 'node:crypto'
import {
  IMAGE_MODEL,
  isFoundPicture,
  needsPicture,
  OWN_PICTURES,
  picturesOf,
  type Ports,
  type Scene,
  type Storyboard,
} from '@dayreel/storyboard'
import { createPictureMatcher } from './match-own-pictures.ts'

/**
 * Gives each scene one of the user's own pictures whose tags or name fit its words, if the storyboard wants them. A
 * scene keeps such a picture until its words, its prompt or its seed change, or the picture is deleted. Another seed
 * gives the next best picture. A picture that the user chose, or took away, stays so.
 */
export async function findOwnPictures<Board extends Storyboard>(
  storyboard: Board,
  listPictures: Ports['listPictures'],
): Promise<Board> {
  const isWanted = wantsOwnPictures(storyboard)
  if (!isWanted && storyboard.scenes.every(({ found }) => found === undefined)) return storyboard
  const kept = storyboard.scenes.flatMap(({ found }) => found?.picture ?? [])
  const pictures = isWanted ? ((await listPictures?.(kept)) ?? []) : []
  const fitting = createPictureMatcher(pictures, storyboard.language)
  const isKept = (scene: Scene): boolean => {
    const { picture, found } = scene
    if (picture !== undefined && !isFoundPicture(scene)) return true
    if (picture === undefined && scene.photo !== undefined && !isFirst(storyboard)) return true
    if (!isWanted || !needsPicture(storyboard, scene) || found?.of !== ownPictureKey(storyboard, scene)) return false
    return picture === undefined || pictures.some(({ id }) => id === picture)
  }
  // No picture may appear twice.
  const taken = new Set(storyboard.scenes.filter(isKept).flatMap(({ picture }) => picture ?? []))
  const scenes = storyboard.scenes.map((scene) => {
    if (isKept(scene)) return scene
    const { picture: _, found, ...bare } = scene
    if (!isWanted || !needsPicture(storyboard, scene)) return bare
    const of = ownPictureKey(storyboard, scene)
    // With the same words and another seed, the user wants another picture.
    const unwanted = found !== undefined && searchOf(found.of) === searchOf(of) ? found.picture : undefined
    const next = fitting(wordsOf(scene)).find(({ id }) => id !== unwanted && !taken.has(id))
    if (next === undefined) return bare
    taken.add(next.id)
    return { ...bare, picture: next.id, found: { picture: next.id, of } }
  })
  return { ...storyboard, scenes }
}

/** Returns everything that decides which of the user's pictures fits a scene: a hash of its words, and the seed. */
export function ownPictureKey({ pictures, language }: Storyboard, scene: Scene): string {
  const hash = createHash('sha256').update(JSON.stringify([pictures, language, wordsOf(scene)]))
  return `${hash.digest('hex').slice(0, 24)}-${scene.seed}`
}

function searchOf(key: string): string | undefined {
  return key.split('-')[0]
}

/** An image model has a picture for every scene, so nothing after it is looked for. */
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
