import { isDeepStrictEqual } from 'node:util'
import { pictureRequest } from './illustrate-scenes.ts'
import type { ResolvedStoryboard } from './resolve-shows.ts'
import { type Illustrator, type PictureRequest, type Scene, spokenTogether, type Storyboard } from '@dayreel/storyboard'

/** Why a scene's speech or picture is made anew. */
export type Reason = {
  why:
    | 'new' /* the scene was not there */
    | 'words'
    | 'prompt'
    | 'seed'
    | 'upload' /* a picture of one's own came, or went */
    | 'style'
    | 'quality'
    | 'notes'
    | 'world'
    | 'voice'
    | 'pace'
    | 'language'
    | 'breath' /* one sentence is spoken over several scenes */
  /** Ids of the other scenes it comes from, as far as they are there. */
  scenes: string[]
}

/** All that speech and picture of a scene are made of. */
export type SceneParts = {
  /** What decides its speech, and its picture. */
  speech: { voice: string; pace: number; language: string; part: number; texts: string[] }
  picture: unknown
  scene: Scene
  storyboard: Storyboard
  /** Ids of the scenes that are spoken in one breath with it, itself too. */
  together: string[]
  request: PictureRequest
}

export function partsOf(
  storyboard: ResolvedStoryboard,
  illustrator: Pick<Illustrator, 'key'>,
): Map<string, SceneParts> {
  const { language, voice, pace, quality, scenes } = storyboard
  // A sentence spread over scenes is said as one: a change to any of them is a change to all.
  const runs = spokenTogether(scenes.map(({ text }) => text)).flatMap(([from, to]) => {
    const run = scenes.slice(from, to)
    return run.map((_, part) => ({ part, run }))
  })
  return new Map(
    scenes.map((scene, i) => {
      const { part, run } = runs[i]!
      const request = pictureRequest(storyboard, scene)
      return [
        scene.id,
        {
          speech: { voice, pace, language, part, texts: run.map(({ text }) => text) },
          picture: [quality, scene.picture ?? illustrator.key(request)],
          scene,
          storyboard,
          together: run.map(({ id }) => id),
          request,
        },
      ]
    }),
  )
}

/** Why a scene is spoken anew. */
export function whySpeech(was: SceneParts | undefined, is: SceneParts): Reason {
  if (was === undefined) return because('new')
  if (was.speech.language !== is.speech.language) return because('language')
  if (was.speech.voice !== is.speech.voice) return because('voice')
  if (was.speech.pace !== is.speech.pace) return because('pace')
  if (was.scene.text !== is.scene.text) return because('words')
  const others = new Set([...is.together, ...was.together].filter((id) => id !== is.scene.id))
  return because(
    'breath',
    is.storyboard.scenes.map(({ id }) => id).filter((id) => others.has(id)),
  )
}

/** Why a scene gets another picture: something of its own, or of the whole video, is another. */
export function whyPicture(was: SceneParts | undefined, is: SceneParts): Reason {
  if (was === undefined) return because('new')
  const [old, fresh] = [was.storyboard, is.storyboard]
  if (was.scene.picture !== is.scene.picture) return because('upload')
  if (old.quality !== fresh.quality) return because('quality')
  if (old.style !== fresh.style) return because('style')
  if (old.notes !== fresh.notes) return because('notes')
  if (!isDeepStrictEqual(old.world, fresh.world)) return because('world')
  if (was.scene.text !== is.scene.text) return because('words')
  if (was.request.seed !== is.request.seed) return because('seed')
  return because('prompt')
}

function because(why: Reason['why'], scenes: string[] = []): Reason {
  return { why, scenes }
}
