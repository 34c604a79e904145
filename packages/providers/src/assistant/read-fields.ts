import { type AnsweredScene, type AnsweredScript, emptyScript, splitHashtags } from './answered-script.ts'
import { sceneRole, type SceneRole, scriptRole, type ScriptRole, sheetRole } from './field-roles.ts'
import { readBoard } from './read-board.ts'

type Fields = Record<string, unknown>

/** The maximum depth of a script inside other objects, such as `{"answer": {"video": {…}}}`. */
const MAX_WRAPPERS = 4

/**
 * Finds the scripts in a parsed value, under the field names that chat assistants use.
 *
 * @returns an empty list if the value contains nothing that can be spoken.
 */
export function readFields(value: unknown, depth = 0): AnsweredScript[] {
  if (depth > MAX_WRAPPERS) return []
  if (Array.isArray(value)) return readList(value, depth)
  if (!isFields(value)) return []
  const videos = entriesOf(value, scriptRole, 'videos').find((entry) => typeof entry === 'object')
  if (videos !== undefined) {
    const found = readFields(isFields(videos) ? Object.values(videos) : videos, depth + 1)
    if (found.length > 0) return found
  }
  const script = readScript(value)
  if (script.scenes.length > 0 || script.hook.words !== '') return [script]
  // A script may be wrapped in another object, such as {"video": {…}}.
  return Object.values(value).flatMap((inner) => (isFields(inner) ? readFields(inner, depth + 1) : []))
}

/** A list contains either whole scripts or the scenes of one script. */
function readList(list: readonly unknown[], depth: number): AnsweredScript[] {
  const scripts = list.flatMap((entry) => (isFields(entry) && hasScenes(entry) ? readFields(entry, depth + 1) : []))
  if (scripts.length > 0) return scripts
  const scenes = readScenes(list)
  return scenes.length > 0 ? [{ ...emptyScript(), scenes }] : []
}

function hasScenes(fields: Fields): boolean {
  return Object.entries(fields).some(
    ([name, value]) =>
      typeof value === 'object' && value !== null && ['scenes', 'video', 'videos'].includes(scriptRole(name) ?? ''),
  )
}

function readScript(fields: Fields): AnsweredScript {
  const read = (role: ScriptRole): unknown => entriesOf(fields, scriptRole, role)[0]
  const scenes = entriesOf(fields, scriptRole, 'scenes')
    .map(readScenes)
    .find((found) => found.length > 0)
  return {
    ...emptyScript(),
    subject: textOf(read('subject')),
    video: numberOf(read('video')),
    title: textOf(read('title')),
    hook: readHook(read('hook')),
    scenes: scenes ?? [],
    sheet: readSheet(read('sheet')),
    description: textOf(read('description')),
    hashtags: readHashtags(read('hashtags')),
    thumbnail: textOf(read('thumbnail')),
  }
}

function readHook(value: unknown): AnsweredScript['hook'] {
  const { item: _, ...hook } = readScene(value) ?? { words: '', shows: '', item: null }
  return hook
}

/** Reads a list of scenes, an object of numbered scenes, or a text with one scene per line. */
function readScenes(value: unknown): AnsweredScene[] {
  if (typeof value === 'string') return value.split('\n').map((words) => ({ words, shows: '', item: null }))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((each) => readScene(each) ?? [])
}

function readScene(value: unknown): AnsweredScene | undefined {
  if (typeof value === 'string') return { words: value, shows: '', item: null }
  if (!isFields(value)) return undefined
  // A field such as “scene” may contain only the scene's number.
  const read = (role: SceneRole): string =>
    entriesOf(value, sceneRole, role)
      .map(textOf)
      .find((text) => /\p{L}/u.test(text)) ?? ''
  const shows = read('shows')
  const words = read('words') || onlyText(value)
  const item = numberOf(entriesOf(value, sceneRole, 'item')[0]) ?? null
  if (words === '' && shows === '') return undefined
  const board = entriesOf(value, sceneRole, 'board')
    .map(readBoard)
    .find((found) => found !== undefined)
  return { words, shows, item, ...(board && { board }) }
}

/** Returns the longest text of a scene with unknown field names. */
function onlyText(fields: Fields): string {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' && sceneRole(name) !== 'shows' ? [value] : [],
  )
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? ''
}

/** Reads a list of people and places, or an object that maps their names to their looks. */
function readSheet(value: unknown): AnsweredScript['sheet'] {
  if (!Array.isArray(value) && !isFields(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    if (typeof each === 'string') return Array.isArray(value) ? [] : [{ name: key, looks: each }]
    if (!isFields(each)) return []
    const [name, looks] = (['name', 'looks'] as const).map((role) => textOf(entriesOf(each, sheetRole, role)[0]))
    return [{ name: name! || (Array.isArray(value) ? '' : key), looks: looks! }]
  })
}

function readHashtags(value: unknown): string[] {
  return typeof value === 'string' ? splitHashtags(value) : Array.isArray(value) ? value.map(textOf) : []
}

/**
 * Returns the values of the fields with a role. Fields that only contain a scene's number are skipped by their type.
 */
function entriesOf<Role>(fields: Fields, roleOf: (name: string) => Role | undefined, role: Role): unknown[] {
  return Object.entries(fields).flatMap(([name, value]) => (roleOf(name) === role ? [value] : []))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text may be a list of sentences, or the only value of an object. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value))
    return value
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim()
  if (!isFields(value)) return ''
  return (
    Object.values(value)
      .find((part) => typeof part === 'string')
      ?.trim() ?? ''
  )
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(/\d{1,3}/u.exec(value)?.[0] ?? NaN) : value
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined
}
