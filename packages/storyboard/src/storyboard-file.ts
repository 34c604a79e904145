import { isAbsolute, resolve } from 'node:path'
import {
  FRAMEWORK_IDS,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_HASHTAGS,
  MAX_LABEL_CHARACTERS,
  MAX_NOTES_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_SCENE_CHARACTERS,
  MAX_SCENES,
  MAX_TITLE_CHARACTERS,
  QUALITY_NAMES,
  STYLES,
  TRACKS,
  VOICES,
} from '@dayreel/catalogue'
import { StudioError } from './errors.ts'
import type { Scene, Storyboard, World } from './storyboard.ts'
import { StoryboardError, type StoryboardFault } from './storyboard-fault.ts'

/**
 * Reads a storyboard that a person may have edited. What a step can make again (a prompt that was left empty, a seed, a scene's id)
 * may be missing; what is there must be right.
 *
 * @param json the content of a `NAME.storyboard.json`.
 * @param folder where relative paths of a scene's own picture start.
 * @throws {StudioError} `invalid-storyboard`, naming the place and what would be right.
 */
export function parseStoryboard(json: string, folder: string): Storyboard {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new StudioError('invalid-storyboard', `The storyboard is not JSON: ${(error as Error).message}.`, {
      cause: error,
    })
  }
  const board = object(value, 'the storyboard')
  if (board.version !== 1) throw wrong('version', '1', 'unknown')
  const scenes = array(board.scenes, 'scenes', MAX_SCENES).map((scene, i) => parseScene(scene, i, folder))
  if (scenes.length === 0) throw wrong('scenes', 'at least one scene', 'empty')
  const ids = new Set(scenes.map(({ id }) => id))
  if (ids.size < scenes.length) throw wrong('scenes', 'a different id for every scene', 'repeated')
  const thumbnail = object(board.thumbnail ?? {}, 'thumbnail')
  const sceneId =
    thumbnail.sceneId === undefined ? scenes[0]!.id : text(thumbnail.sceneId, 'thumbnail.sceneId', MAX_LABEL_CHARACTERS)
  return {
    version: 1,
    title: text(board.title ?? '', 'title', MAX_TITLE_CHARACTERS),
    description: text(board.description ?? '', 'description', MAX_DESCRIPTION_CHARACTERS),
    hashtags: array(board.hashtags ?? [], 'hashtags', MAX_HASHTAGS).map((tag, i) =>
      text(tag, `hashtags[${i}]`, MAX_LABEL_CHARACTERS),
    ),
    language: pattern(board.language, 'language', /^[a-z]{2,3}$/, 'a language such as "en"'),
    template: choice(board.template, 'template', FRAMEWORK_IDS),
    style: choice(
      board.style,
      'style',
      STYLES.map(({ name }) => name),
    ),
    quality: choice(board.quality, 'quality', QUALITY_NAMES),
    voice: choice(
      board.voice,
      'voice',
      VOICES.map(({ voice_id }) => voice_id),
    ),
    music:
      board.music === null
        ? null
        : choice(
            board.music,
            'music',
            TRACKS.map(({ id }) => id),
          ),
    captions: board.captions === undefined ? true : boolean(board.captions, 'captions'),
    notes: text(board.notes ?? '', 'notes', MAX_NOTES_CHARACTERS),
    seed: integer(board.seed, 'seed'),
    pace: number(board.pace, 'pace', 0.88, 1.12),
    world: parseWorld(board.world),
    thumbnail: {
      sceneId: ids.has(sceneId) ? sceneId : scenes[0]!.id,
      text: text(thumbnail.text ?? '', 'thumbnail.text', MAX_LABEL_CHARACTERS),
    },
    scenes,
  }
}

function parseScene(value: unknown, index: number, folder: string): Scene {
  const at = `scenes[${index}]`
  const scene = object(value, at)
  const words = text(scene.text, `${at}.text`, MAX_SCENE_CHARACTERS)
  if (words.trim() === '') throw wrong(`${at}.text`, 'words to say; leave the scene out to remove it', 'empty')
  const written = scene.written === undefined ? undefined : object(scene.written, `${at}.written`)
  const position = scene.position === undefined ? undefined : parsePosition(scene.position, `${at}.position`)
  const picture = scene.picture === undefined ? undefined : text(scene.picture, `${at}.picture`, 4_096)
  return {
    id: pattern(scene.id ?? `s${index + 1}`, `${at}.id`, /^[a-z\d][\w-]{0,99}$/i, 'an id of letters and digits'),
    text: words,
    imagePrompt: text(scene.imagePrompt ?? '', `${at}.imagePrompt`, MAX_PROMPT_CHARACTERS),
    seed: scene.seed === undefined ? index + 1 : integer(scene.seed, `${at}.seed`),
    ...(picture !== undefined && { picture: isAbsolute(picture) ? picture : resolve(folder, picture) }),
    ...(position && { position }),
    ...(written && {
      written: {
        text: text(written.text, `${at}.written.text`, MAX_SCENE_CHARACTERS),
        imagePrompt: text(written.imagePrompt, `${at}.written.imagePrompt`, MAX_PROMPT_CHARACTERS),
      },
    }),
  }
}

function parsePosition(value: unknown, at: string): NonNullable<Scene['position']> {
  const position = object(value, at)
  const count = integer(position.count, `${at}.count`)
  const index = integer(position.index, `${at}.index`)
  if (count > MAX_SCENES) throw wrong(`${at}.count`, `at most ${MAX_SCENES}`, 'out-of-range')
  if (index >= count) throw wrong(`${at}.index`, 'less than its count', 'out-of-range')
  return { index, count }
}

function parseWorld(value: unknown): World {
  const world = object(value ?? {}, 'world')
  const part = (name: keyof World): string => text(world[name] ?? '', `world.${name}`, MAX_LABEL_CHARACTERS)
  return { palette: part('palette'), figure: part('figure'), light: part('light') }
}

function wrong(at: string, right: string, reason: StoryboardFault['reason'], most?: number): StoryboardError {
  return new StoryboardError(at, right, { reason, ...(most !== undefined && { most }) })
}

function object(value: unknown, at: string): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw wrong(at, 'an object', 'shape')
  return value as Record<string, unknown>
}

function array(value: unknown, at: string, most: number): unknown[] {
  if (!Array.isArray(value)) throw wrong(at, 'a list', 'shape')
  if (value.length > most) throw wrong(at, `at most ${most} long`, 'too-many', most)
  return value
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

function text(value: unknown, at: string, most: number): string {
  if (typeof value !== 'string') throw wrong(at, 'a text', 'shape')
  if (value.length > most) throw wrong(at, `at most ${most} characters long`, 'too-long', most)
  if (!value.isWellFormed() || CONTROL_BUT_BREAKS.test(value))
    throw wrong(at, 'a text without control characters', 'signs')
  return value
}

function pattern(value: unknown, at: string, shape: RegExp, right: string): string {
  if (typeof value !== 'string') throw wrong(at, right, 'shape')
  if (!shape.test(value)) throw wrong(at, right, 'unknown')
  return value
}

function choice<Name extends string>(value: unknown, at: string, names: readonly Name[]): Name {
  const name = names.find((allowed) => allowed === value)
  if (name === undefined) throw wrong(at, `one of ${names.join(', ')}`, 'unknown')
  return name
}

function boolean(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw wrong(at, 'true or false', 'shape')
  return value
}

function number(value: unknown, at: string, least: number, most: number): number {
  if (typeof value !== 'number' || !(value >= least && value <= most))
    throw wrong(at, `a number from ${least} to ${most}`, 'out-of-range')
  return value
}

function integer(value: unknown, at: string): number {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= 2 ** 32) {
    throw wrong(at, 'a whole number from 0 to 4294967295', 'out-of-range')
  }
  return value as number
}
