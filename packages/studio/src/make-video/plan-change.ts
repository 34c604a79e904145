import { isDeepStrictEqual } from 'node:util'
import { completeStoryboard } from './complete-storyboard.ts'
import { estimateSeconds } from './spoken-runs.ts'
import { partsOf, whyPicture, whySpeech, type Reason } from './explain-change.ts'
import { resolveShows } from './resolve-shows.ts'
import type { Ports, Storyboard } from '@dayreel/storyboard'

export type Change = {
  /** False where the result would be the same. */
  isChanged: boolean
  /** Scenes that get other speech or another picture, and why; those that stay as they are have no entry. */
  scenes: { id: string; speech: boolean; picture: boolean; speechReason?: Reason; pictureReason?: Reason }[]
  /** Image prompts that follow words which were changed, of the scenes whose prompts nobody touched. */
  prompts: { id: string; imagePrompt: string }[]
  sound: boolean
  thumbnail: boolean
  /** Captions, quality or format change, so that all frames are drawn again. */
  everyFrame: boolean
  /** The length to expect. */
  seconds: number
}

/** What making an edited storyboard would make anew that its older version has. */
export function planChange(
  before: Storyboard,
  edited: Storyboard,
  { reader, narrator, illustrator }: Pick<Ports, 'reader' | 'narrator' | 'illustrator'>,
): Change {
  const after = completeStoryboard(edited, { reader, illustrator })
  const [old, fresh] = [partsOf(resolveShows(before, illustrator), illustrator), partsOf(after, illustrator)]
  const scenes = after.scenes.flatMap(({ id }) => {
    const [was, is] = [old.get(id), fresh.get(id)!]
    const speech = !isDeepStrictEqual(was?.speech, is.speech)
    const picture = !isDeepStrictEqual(was?.picture, is.picture)
    if (!speech && !picture) return []
    return {
      id,
      speech,
      picture,
      ...(speech && { speechReason: whySpeech(was, is) }),
      ...(picture && { pictureReason: whyPicture(was, is) }),
    }
  })
  const isReordered = !isDeepStrictEqual([...old.keys()], [...fresh.keys()])
  const isOtherFrame = before.quality !== after.quality || before.format.shape !== after.format.shape
  const isOtherRate = before.format.framesPerSecond !== after.format.framesPerSecond
  const isOtherStyle = before.captionStyle !== after.captionStyle
  const everyFrame =
    isOtherFrame || isOtherRate || before.captions !== after.captions || (after.captions && isOtherStyle)
  // At another rate each scene is rounded to other frames, and the sound with it.
  const sound = before.music !== after.music || isOtherRate || isReordered || scenes.some(({ speech }) => speech)
  const thumbnail =
    isOtherFrame ||
    isOtherStyle ||
    !isDeepStrictEqual(before.thumbnail, after.thumbnail) ||
    scenes.some(({ id, picture }) => picture && id === after.thumbnail.sceneId)
  return {
    isChanged: scenes.length > 0 || isReordered || everyFrame || sound || thumbnail,
    scenes,
    prompts: after.scenes.flatMap(({ id, imagePrompt }, i) =>
      imagePrompt === edited.scenes[i]!.imagePrompt ? [] : { id, imagePrompt },
    ),
    sound,
    thumbnail,
    everyFrame,
    seconds: estimateSeconds(after, narrator),
  }
}
