import { PAINTED_LOOK, SOFT_FADE } from '@dayreel/catalogue'
import { StudioError } from './errors.ts'
import { Storyboard } from './storyboard.ts'
import { STORYBOARD_VERSION } from './storyboard-version.ts'
import { DEFAULT_CHOICES } from './video-choices.ts'

/** Error for an invalid storyboard. Its message names the invalid field and the valid values. */
export class StoryboardError extends StudioError {
  constructor(sentence: string, options?: ErrorOptions) {
    super('invalid-storyboard', `The storyboard can’t be used: ${sentence}`, options)
    this.name = 'StoryboardError'
  }
}

/**
 * Parses a `NAME.storyboard.json`, which a user may have edited.
 *
 * @throws {StoryboardError} with the invalid field and the valid values.
 */
export function parseStoryboard(json: string): Storyboard {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new StoryboardError(`it is not JSON. ${(error as Error).message}.`, { cause: error })
  }
  return upgradeStoryboard(value)
}

/**
 * Reads a storyboard of the current version or an earlier one. Parts that a step can make again (an empty prompt, a
 * seed, a scene id) may be missing. All other parts must be valid.
 *
 * @throws {StoryboardError} with the invalid field and the valid values.
 */
export function upgradeStoryboard(value: unknown): Storyboard {
  const { data, error } = Storyboard.safeParse(completed(raised(value)), {
    error: ({ expected }) => `It must be ${KINDS[String(expected)] ?? 'something else'}.`,
  })
  if (data) return data
  const [issue] = error.issues
  const at = issue!.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  throw new StoryboardError(`${at.slice(1) || 'the whole'} is invalid. ${issue!.message}`)
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
  if (value['version'] === 2) return raised(fromVersion2(value))
  return value['version'] === 3 ? fromVersion3(value) : value
}

/**
 * The format of every video made before storyboards stated their format. It must stay even if the default format
 * changes.
 */
const FORMAT_BEFORE = { shape: 'portrait', framesPerSecond: 30 }
const CAPTION_STYLE_BEFORE = 'lit-word'

/** Upgrades version 3, whose format consisted of a shape and a frame rate. */
function fromVersion3(value: Record<string, unknown>): Record<string, unknown> {
  const { format = FORMAT_BEFORE, ...others } = value
  const { shape, framesPerSecond } = isObject(format) ? format : { shape: format, framesPerSecond: undefined }
  return { ...others, version: STORYBOARD_VERSION, format: shape, framesPerSecond }
}

/** Upgrades version 2, whose format was only a shape. */
function fromVersion2(value: Record<string, unknown>): Record<string, unknown> {
  const { format = FORMAT_BEFORE.shape, ...others } = value
  return { ...others, version: 3, format: { ...FORMAT_BEFORE, shape: format } }
}

/** Upgrades version 1, which had one shape and one caption style, and whose scenes stored their position. */
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

/** The defaults of the choices that old storyboards may lack. The choices named here are in every storyboard. */
const {
  durationSeconds: _duration,
  facts: _facts,
  template: _template,
  style: _style,
  quality: _quality,
  voice: _voice,
  music: _music,
  ...OPTIONAL_CHOICES
} = DEFAULT_CHOICES

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
    ...OPTIONAL_CHOICES,
    // Storyboards that state no transition were made with the soft fade.
    transition: SOFT_FADE,
    // Storyboards that state no look were painted.
    look: PAINTED_LOOK,
    ...value,
    world: value['world'] ?? {},
    thumbnail: shownOf(withDefaults({ text: '' }, value['thumbnail']), scenes),
    scenes,
  }
}

/** Returns a thumbnail that shows the first scene if its own scene was removed. */
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
