import { isDeepStrictEqual } from 'node:util'
import { completeStoryboard } from './complete-storyboard.ts'
import { estimateSeconds } from './estimate-video.ts'
import { pictureRequest } from './illustrate-scenes.ts'
import { spokenTogether } from './lib/spoken-together.ts'
import type { Illustrator, Ports } from './ports.ts'
import type { Storyboard } from './storyboard.ts'

export type Change = {
  /** False where the result would be the same. */
  isChanged: boolean
  /** Scenes that get other speech or another picture; those that stay as they are have no entry. */
  scenes: { id: string; speech: boolean; picture: boolean }[]
  sound: boolean
  thumbnail: boolean
  /** Captions or quality change, so that all frames are drawn again. */
  everyFrame: boolean
  /** The length to expect. */
  seconds: number
}

/** What making an edited storyboard would make anew that its older version has. */
export async function planChange(
  before: Storyboard,
  edited: Storyboard,
  { narrator, illustrator }: Pick<Ports, 'narrator' | 'illustrator'>,
  signal: AbortSignal,
): Promise<Change> {
  const after = completeStoryboard(edited, illustrator)
  const [old, fresh] = [partsOf(before, illustrator), partsOf(after, illustrator)]
  const scenes = after.scenes.flatMap(({ id }) => {
    const [was, is] = [old.get(id), fresh.get(id)!]
    const speech = !isDeepStrictEqual(was?.speech, is.speech)
    const picture = !isDeepStrictEqual(was?.picture, is.picture)
    return speech || picture ? [{ id, speech, picture }] : []
  })
  const isReordered = !isDeepStrictEqual([...old.keys()], [...fresh.keys()])
  const everyFrame = before.quality !== after.quality || before.captions !== after.captions
  const sound = before.music !== after.music || isReordered || scenes.some(({ speech }) => speech)
  const thumbnail =
    before.quality !== after.quality ||
    !isDeepStrictEqual(before.thumbnail, after.thumbnail) ||
    scenes.some(({ id, picture }) => picture && id === after.thumbnail.sceneId)
  return {
    isChanged: scenes.length > 0 || isReordered || everyFrame || sound || thumbnail,
    scenes,
    sound,
    thumbnail,
    everyFrame,
    seconds: await estimateSeconds(after, narrator, signal),
  }
}

/** What decides the speech and the picture of each scene, by its id. */
function partsOf(
  storyboard: Storyboard,
  illustrator: Pick<Illustrator, 'key'>,
): Map<string, { speech: unknown; picture: unknown }> {
  const { language, voice, pace, quality } = storyboard
  const texts = storyboard.scenes.map(({ text }) => text)
  // A sentence spread over scenes is said as one: a change to any of them is a change to all.
  const together = spokenTogether(texts).flatMap(([from, to]) =>
    texts.slice(from, to).map((_, i) => [i, ...texts.slice(from, to)]),
  )
  return new Map(
    storyboard.scenes.map((scene, i) => [
      scene.id,
      {
        speech: [together[i], language, voice, pace],
        picture: [quality, scene.picture ?? illustrator.key(pictureRequest(storyboard, scene, i))],
      },
    ]),
  )
}
