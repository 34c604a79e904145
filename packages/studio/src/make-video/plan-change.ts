import { isDeepStrictEqual } from 'node:util'
import { NO_SOUND_EFFECTS, type Transition } from '@dayreel/catalogue'
import { captionChoicesOf, hasCaptions } from '../caption/choose-look.ts'
import { completeStoryboard } from './complete-storyboard.ts'
import { estimateScenes, estimateSeconds } from './spoken-runs.ts'
import { partsOf, whyPicture, whySpeech, type Reason } from './explain-change.ts'
import { resolveLooks } from './resolve-looks.ts'
import { resolveShows } from './resolve-shows.ts'
import { transitionInto } from './transition-into.ts'
import {
  type BoardArtist,
  chooseLook,
  endCardSecondsOf,
  type Illustrator,
  type Narrator,
  type PlayArtist,
  type Reader,
  type Scene,
  type SceneClip,
  showsBoard,
  type Storyboard,
} from '@dayreel/storyboard'

export type Change = {
  /** False if the edit does not change the resulting video. */
  isChanged: boolean
  /** The scenes that get new speech or a new picture, with the reasons. Scenes without a change are not listed. */
  scenes: { id: string; speech: boolean; picture: boolean; speechReason?: Reason; pictureReason?: Reason }[]
  /** New image prompts that follow changed words. Scenes whose prompt was edited by hand are not listed. */
  prompts: { id: string; imagePrompt: string }[]
  sound: boolean
  thumbnail: boolean
  /** Whether captions, quality, format or brand changed, so that all frames must be drawn again. */
  everyFrame: boolean
  /** The expected length in seconds. */
  seconds: number
  /** The expected length of each scene in seconds, by the scene's id. */
  sceneSeconds: Record<string, number>
}

/** Finds the parts that must be made again after an edit, because the storyboard before the edit does not have them. */
export function planChange(
  before: Storyboard,
  edited: Storyboard,
  {
    reader,
    narrator,
    illustrator,
    boardArtist,
    playArtist,
  }: {
    reader: Reader
    narrator: Pick<Narrator, 'estimate'>
    illustrator: Illustrator
    boardArtist?: BoardArtist | undefined
    playArtist?: PlayArtist | undefined
  },
): Change {
  const artists = { boardArtist, playArtist }
  const after = resolveLooks(completeStoryboard(chooseLook(edited, boardArtist), { reader, illustrator }), artists)
  const was = resolveLooks(resolveShows(before, illustrator), artists)
  const [old, fresh] = [partsOf(was, { illustrator, ...artists }), partsOf(after, { illustrator, ...artists })]
  // Speech is cached by its request, so a sentence that moves as a whole or is split at other words is not spoken
  // again.
  const spoken = new Set([...old.values()].map(({ speech }) => JSON.stringify(speech)))
  const scenes = after.scenes.flatMap(({ id }) => {
    const [prior, is] = [old.get(id), fresh.get(id)!]
    const speech = !spoken.has(JSON.stringify(is.speech))
    const picture = !isDeepStrictEqual(prior?.picture, is.picture)
    if (!speech && !picture) return []
    return {
      id,
      speech,
      picture,
      ...(speech && { speechReason: whySpeech(prior, is) }),
      ...(picture && { pictureReason: whyPicture(prior, is) }),
    }
  })
  const isReordered = !isDeepStrictEqual([...old.keys()], [...fresh.keys()])
  const isCutElsewhere = [...fresh].some(([id, { cut }]) => !isDeepStrictEqual(old.get(id)?.cut, cut))
  const isOtherFrame = before.quality !== after.quality || before.format !== after.format
  const isOtherRate = before.framesPerSecond !== after.framesPerSecond
  const isOtherStyle = !isDeepStrictEqual(captionChoicesOf(before), captionChoicesOf(after))
  const isOtherBrand = !isDeepStrictEqual(before.brand, after.brand)
  const isOtherEnd = endCardSecondsOf(before.brand) !== endCardSecondsOf(after.brand)
  const everyFrame =
    isOtherFrame ||
    isOtherBrand ||
    isOtherRate ||
    hasCaptions(before) !== hasCaptions(after) ||
    (hasCaptions(after) && isOtherStyle)
  const hasOtherLayers = !isDeepStrictEqual(
    before.scenes.map(({ layers }) => layers),
    after.scenes.map(({ layers }) => layers),
  )
  const isOtherTransition = !isDeepStrictEqual(transitionsOf(before), transitionsOf(after))
  const isOtherStaging = isOtherBrand || hasOtherLayers || isOtherTransition
  const hasOtherBoards = after.scenes.some(
    (scene) =>
      (showsBoard(after, scene) || showsBoard(before, old.get(scene.id)?.scene ?? scene)) &&
      scenes.some(({ id, picture }) => picture && id === scene.id),
  )
  const hasOtherEffects =
    before.soundEffects !== after.soundEffects ||
    (after.soundEffects !== NO_SOUND_EFFECTS && (isOtherStaging || hasOtherBoards))
  // With another frame rate, each scene is rounded to other lengths, which also changes the sound.
  const sound =
    before.music !== after.music ||
    hasOtherEffects ||
    isOtherRate ||
    isOtherEnd ||
    isReordered ||
    isCutElsewhere ||
    !isDeepStrictEqual(before.scenes.map(heardClip), after.scenes.map(heardClip)) ||
    scenes.some(({ speech }) => speech)
  const thumbnail =
    isOtherFrame ||
    isOtherStyle ||
    !isDeepStrictEqual(before.thumbnail, after.thumbnail) ||
    scenes.some(({ id, picture }) => picture && id === after.thumbnail.sceneId)
  return {
    isChanged: scenes.length > 0 || isReordered || isOtherStaging || everyFrame || sound || thumbnail,
    scenes,
    prompts: after.scenes.flatMap(({ id, imagePrompt }, i) =>
      imagePrompt === edited.scenes[i]!.imagePrompt ? [] : { id, imagePrompt },
    ),
    sound,
    thumbnail,
    everyFrame,
    seconds: estimateSeconds(after, narrator),
    sceneSeconds: Object.fromEntries(
      estimateScenes(after, narrator).map((seconds, i) => [after.scenes[i]!.id, seconds] as const),
    ),
  }
}

/** Returns what decides the sound of a scene's clip. */
function heardClip({ clip }: Scene): SceneClip | undefined {
  return clip?.sound === undefined || clip.sound === 'off' ? undefined : clip
}

/** Returns the transition into each scene but the first. */
function transitionsOf(storyboard: Storyboard): (Transition | undefined)[] {
  return storyboard.scenes.slice(1).map((_, i) => transitionInto(storyboard, i + 1))
}
