import { type CaptionStyleId, DEFAULT_CAPTION_STYLE, DEFAULT_FORMAT, type Format } from '@dayreel/catalogue'
import { StudioError } from './errors.ts'
import { Storyboard } from './storyboard.ts'
import { STORYBOARD_VERSION } from './storyboard-version.ts'

/** A storyboard that cannot be used, with the place and what would be right there. */
export class StoryboardError extends StudioError {
  constructor(sentence: string, options?: ErrorOptions) {
    super('invalid-storyboard', `The storyboard cannot be used: ${sentence}`, options)
    this.name = 'StoryboardError'
  }
}

/**
 * Reads the content of a `NAME.storyboard.json`, which a person may have edited.
 *
 * @throws {StoryboardError} naming the place and what would be right.
 */
export function parseStoryboard(json: string): Storyboard {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new StoryboardError(`it is not JSON. ${(error as Error).message}.`, { cause: error })
  }
  return raiseStoryboard(value)
}

/**
 * Reads a storyboard of this version or an earlier one. What a step can make again (a prompt that was left empty, a seed, a scene's
 * id) may be missing; what is there must be right.
 *
 * @throws {StoryboardError} naming the place and what would be right.
 */
export function raiseStoryboard(value: unknown): Storyboard {
  const { data, error } = Storyboard.safeParse(completed(raised(value)), {
    error: ({ expected }) => `It must be ${KINDS[String(expected)] ?? 'something else'}.`,
  })
  if (data) return data
  const [issue] = error.issues
  const at = issue!.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  throw new StoryboardError(`${at.slice(1) || 'the whole'} is not right. ${issue!.message}`)
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function raised(value: unknown): unknown {
  if (!isObject(value)) return value
  if ((value['version'] ?? 1) === 1) return raised(fromVersion1(value))
  return value['version'] === 2 ? fromVersion2(value) : value
}

/** What every video was before a storyboard said so, whatever a new one is by default. */
const FORMAT_BEFORE: Format = { shape: 'portrait', framesPerSecond: 30 }
const CAPTION_STYLE_BEFORE: CaptionStyleId = 'lit-word'

/** Its format was a shape alone. */
function fromVersion2(value: Record<string, unknown>): Record<string, unknown> {
  const { format = FORMAT_BEFORE.shape, ...others } = value
  return { ...others, version: STORYBOARD_VERSION, format: { ...FORMAT_BEFORE, shape: format } }
}

/** It knew one shape and one caption style, and scenes remembered where they stood. */
function fromVersion1(value: Record<string, unknown>): Record<string, unknown> {
  const scenes = value['scenes']
  return {
    ...value,
    version: 2,
    format: FORMAT_BEFORE.shape,
    captionStyle: CAPTION_STYLE_BEFORE,
    ...(Array.isArray(scenes) && { scenes: scenes.map(sceneOfVersion1) }),
  }
}

function sceneOfVersion1(scene: unknown): unknown {
  if (!isObject(scene) || scene['position'] === undefined) return scene
  const { position, ...others } = scene
  return { ...others, shows: { position, of: '', brief: {} } }
}

function completed(value: unknown): unknown {
  if (!isObject(value)) return value
  const scenes = Array.isArray(value['scenes'])
    ? value['scenes'].map((scene: unknown, i) =>
        isObject(scene) ? { id: `s${i + 1}`, imagePrompt: '', seed: i + 1, ...scene } : scene,
      )
    : value['scenes']
  return {
    title: '',
    description: '',
    hashtags: [],
    captions: true,
    format: DEFAULT_FORMAT,
    captionStyle: DEFAULT_CAPTION_STYLE,
    notes: '',
    ...value,
    world: withDefaults({ palette: '', figure: '', light: '' }, value['world']),
    thumbnail: shownOf(withDefaults({ text: '' }, value['thumbnail']), scenes),
    scenes,
  }
}

/** A thumbnail of a scene that is gone shows the first. */
function shownOf(thumbnail: unknown, scenes: unknown): unknown {
  if (!isObject(thumbnail) || !Array.isArray(scenes)) return thumbnail
  const ids = scenes.flatMap((scene) => (isObject(scene) ? [scene['id']] : []))
  const { sceneId } = thumbnail
  const isGone =
    sceneId === undefined || (typeof sceneId === 'string' && sceneId.length <= 100 && !ids.includes(sceneId))
  return isGone ? { ...thumbnail, sceneId: ids[0] ?? '' } : thumbnail
}

function withDefaults(defaults: object, value: unknown): unknown {
  if (value === undefined) return defaults
  return isObject(value) ? { ...defaults, ...value } : value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
