import { isDeepStrictEqual } from 'node:util'
import { captionChoicesOf } from '../caption/choose-look.ts'
import { boardRequest } from './draw-boards.ts'
import { playKey } from './draw-plays.ts'
import { ownPictureKey } from './find-own-pictures.ts'
import { photoKey } from './find-photos.ts'
import { frameSize } from './frame-size.ts'
import { pictureRequest } from './picture-request.ts'
import type { ResolvedScene, ResolvedStoryboard } from './resolve-shows.ts'
import { spokenRuns } from './spoken-runs.ts'
import {
  type BoardArtist,
  CHOSEN_PHOTO,
  DRAWN,
  IMAGE_MODEL,
  isFoundPicture,
  picturesOf,
  type Illustrator,
  type PictureRequest,
  type PlayArtist,
  type Scene,
  showsBoard,
  showsPlay,
  type SpeechRequest,
  type Storyboard,
} from '@dayreel/storyboard'

/** Why a scene's speech or picture is made again. */
export type Reason = {
  why:
    | 'new' /* The scene is new. */
    | 'words'
    | 'pronunciation' /* The voice speaks a word in another way. */
    | 'prompt'
    | 'seed'
    | 'upload' /* A picture was uploaded or removed. */
    | 'clip' /* A clip was chosen or removed, or it starts elsewhere. */
    | 'photo' /* A photograph was chosen, or another one. */
    | 'pictures' /* The source of pictures changed. */
    | 'look' /* The scene shows a board now, or no longer, or the boards have another theme. */
    | 'board' /* The content of its board changed. */
    | 'figures' /* The figures of its shadow play changed. */
    | 'captions' /* Its board makes room for other captions. */
    | 'brand' /* The colours of its board changed. */
    | 'style'
    | 'quality'
    | 'format'
    | 'notes'
    | 'world'
    | 'voice'
    | 'pace'
    | 'language'
    | 'breath' /* A sentence spans several scenes, and another one of them changed. */
  /** Ids of the other scenes that caused the change and still exist. */
  scenes: string[]
}

/** Everything that decides a scene's speech and picture. */
export type SceneParts = {
  /** The speech request that contains the scene's words. Other scenes may share it. */
  speech: SpeechRequest
  /** The part of the request's text that belongs to the scene, in UTF-16 code units. */
  cut: { from: number; length: number }
  /** The values that decide the scene's picture. */
  picture: unknown
  scene: Scene
  storyboard: Storyboard
  /** Ids of the scenes that are spoken together with this one, including its own id. */
  together: string[]
  request: PictureRequest
}

type Artists = {
  illustrator: Pick<Illustrator, 'key' | 'drawStage'>
  boardArtist?: BoardArtist | undefined
  playArtist?: PlayArtist | undefined
}

export function partsOf(
  storyboard: ResolvedStoryboard,
  { illustrator, boardArtist, playArtist }: Artists,
): Map<string, SceneParts> {
  const { quality, format, scenes } = storyboard
  // A sentence that spans several scenes is spoken in one run, so a change to one of these scenes changes the speech of
  // all.
  const runs = spokenRuns(storyboard).flatMap(({ request, parts }) =>
    parts.map((cut, part) => ({ request, cut, part, count: parts.length })),
  )
  return new Map(
    scenes.map((scene, i) => {
      const { request: speech, cut, part, count } = runs[i]!
      const request = pictureRequest(storyboard, scene)
      const own =
        (isFoundPicture(scene) ? undefined : (clipKey(scene) ?? scene.picture)) ??
        sourceKey(storyboard, scene, illustrator.key(request))
      return [
        scene.id,
        {
          speech,
          cut,
          picture: [quality, format, lookKey(storyboard, scene, { own, illustrator, boardArtist, playArtist })],
          scene,
          storyboard,
          together: scenes.slice(i - part, i - part + count).map(({ id }) => id),
          request,
        },
      ]
    }),
  )
}

/** Returns the key of what a scene shows: its board, its shadow play, or its picture. */
function lookKey(
  storyboard: Storyboard,
  scene: ResolvedScene,
  { own, illustrator, boardArtist, playArtist }: Artists & { own: unknown },
): unknown {
  const { play } = scene
  if (playArtist && play && illustrator.drawStage && showsPlay(storyboard, scene))
    return playKey(storyboard, { ...scene, play }, { illustrator, playArtist }, frameSize(storyboard))
  return (boardArtist && boardKey(storyboard, scene, { own, boardArtist })) ?? own
}

/** Returns the key of a scene's board, or undefined if the scene shows no board. */
function boardKey(
  storyboard: Storyboard,
  scene: Scene,
  { own, boardArtist }: { own: unknown; boardArtist: BoardArtist },
): unknown {
  const { board } = scene
  if (board === undefined || !showsBoard(storyboard, scene)) return undefined
  const prints = Object.fromEntries(
    board.items.flatMap((item, i) =>
      item.kind === 'print' ? [[i, { id: JSON.stringify(item.picture ?? own), bytes: new Uint8Array() }]] : [],
    ),
  )
  const frame = frameSize(storyboard)
  return { board: boardArtist.key(boardRequest(storyboard, { ...scene, board }, { frame, prints })) }
}

/** Returns the key of a scene's clip, without its sound. */
function clipKey({ clip }: Scene): unknown {
  return clip && { clip: clip.file, startSeconds: clip.startSeconds }
}

/** Returns the key of the picture of a scene without an upload. */
function sourceKey(storyboard: Storyboard, scene: Scene, drawn: unknown): unknown {
  const start = scene.photo?.clip?.startSeconds
  if (scene.photo?.of === CHOSEN_PHOTO) return start === undefined ? scene.photo.file : [scene.photo.file, start]
  if (storyboard.pictures === DRAWN) return drawn
  const { found: own, clip } = scene
  const found = [
    photoKey(storyboard, scene),
    ...(own === undefined ? [] : [ownPictureKey(storyboard, scene), scene.picture]),
    ...(clip === undefined ? [] : [clip.file, clip.startSeconds]),
    ...(start === undefined ? [] : [start]),
  ].join(' ')
  // An image model follows the style and the notes, which photographs do not have.
  return picturesOf(storyboard.pictures).includes(IMAGE_MODEL) ? [found, drawn] : found
}

/** Returns the reason why a scene is spoken again. */
export function whySpeech(was: SceneParts | undefined, is: SceneParts): Reason {
  if (was === undefined) return because('new')
  if (was.speech.language !== is.speech.language) return because('language')
  if (was.speech.voice !== is.speech.voice) return because('voice')
  if (was.speech.pace !== is.speech.pace) return because('pace')
  if (was.scene.text !== is.scene.text) return because('words')
  if (was.speech.text === is.speech.text) return because('pronunciation')
  const others = new Set([...is.together, ...was.together].filter((id) => id !== is.scene.id))
  return because(
    'breath',
    is.storyboard.scenes.map(({ id }) => id).filter((id) => others.has(id)),
  )
}

/** Returns the reason why a scene gets another picture: a change to the scene itself or to the whole video. */
export function whyPicture(was: SceneParts | undefined, is: SceneParts): Reason {
  if (was === undefined) return because('new')
  const [old, fresh] = [was.storyboard, is.storyboard]
  if (!isDeepStrictEqual(clipKey(was.scene), clipKey(is.scene)) || isMoved(was.scene, is.scene)) return because('clip')
  const isBoard = showsBoard(fresh, is.scene)
  if (showsBoard(old, was.scene) !== isBoard) return because('look')
  if ((was.scene.look ?? old.look) !== (is.scene.look ?? fresh.look)) return because('look')
  if (uploadOf(was.scene) !== uploadOf(is.scene) || isTakenAway(was.scene, is.scene)) return because('upload')
  if (chosenOf(was.scene) !== chosenOf(is.scene)) return because('photo')
  if (old.pictures !== fresh.pictures) return because('pictures')
  if (old.quality !== fresh.quality) return because('quality')
  if (old.format !== fresh.format) return because('format')
  if (old.style !== fresh.style) return because('style')
  if (old.notes !== fresh.notes) return because('notes')
  if (!isDeepStrictEqual(old.world, fresh.world)) return because('world')
  if (was.scene.text !== is.scene.text) return because('words')
  if (isBoard) return because(whyBoard(was, is))
  if (was.request.seed !== is.request.seed) return because('seed')
  if (was.scene.imagePrompt === is.scene.imagePrompt && !isDeepStrictEqual(was.scene.play, is.scene.play))
    return because('figures')
  return because('prompt')
}

function whyBoard(was: SceneParts, is: SceneParts): Reason['why'] {
  const [old, fresh] = [was.storyboard, is.storyboard]
  if (!isDeepStrictEqual(was.scene.board, is.scene.board))
    return was.request.seed === is.request.seed ? 'board' : 'seed'
  if (old.boardTheme !== fresh.boardTheme) return 'look'
  if (!isDeepStrictEqual(old.brand?.colors, fresh.brand?.colors)) return 'brand'
  const hasOtherCaptions =
    old.captions !== fresh.captions || !isDeepStrictEqual(captionChoicesOf(old), captionChoicesOf(fresh))
  return hasOtherCaptions ? 'captions' : 'prompt'
}

/** Returns the picture that the user chose for a scene. */
function uploadOf(scene: Scene): string | undefined {
  return isFoundPicture(scene) ? undefined : scene.picture
}

/** Returns whether the user removed the picture or clip that was found for a scene. */
function isTakenAway(was: Scene, is: Scene): boolean {
  return isFoundPicture(was) && !isFoundPicture(is) && is.found !== undefined
}

/** Returns whether a scene now starts at another time of the same found clip. */
function isMoved({ photo: was }: Scene, { photo: is }: Scene): boolean {
  return was?.file === is?.file && was?.clip?.startSeconds !== is?.clip?.startSeconds
}

function chosenOf({ photo }: Scene): string | undefined {
  return photo?.of === CHOSEN_PHOTO ? photo.file : undefined
}

function because(why: Reason['why'], scenes: string[] = []): Reason {
  return { why, scenes }
}
