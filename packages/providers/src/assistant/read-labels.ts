import { type AnsweredScene, type AnsweredScript, emptyScript, splitHashtags } from './answered-script.ts'
import { isSceneWord, sceneRole, scriptRole, type ScriptRole } from './field-roles.ts'
import { isChatter } from './is-chatter.ts'
import { readLine, type ReadLine } from './read-line.ts'
import { readTableRow, type Columns } from './read-table-row.ts'

/** A script that was read from lines, and the lines before and after it that do not belong to it. */
export type Labelled = { script: AnsweredScript; before: string[]; after: string[] }

type PlainRole = Exclude<ScriptRole, 'scenes' | 'sheet' | 'videos' | 'video'>
const PLAIN_ROLES: readonly ScriptRole[] = ['title', 'hook', 'description', 'hashtags', 'thumbnail', 'subject']

/** The parser's state between two lines. */
type State = Labelled & {
  /** The part to which the next line without a label belongs. */
  open: PlainRole | 'words' | 'shows' | undefined
  /** Whether words are expected because a line has announced the scenes. */
  isAnnounced: boolean
  columns: Columns | undefined
}

/**
 * Reads the lines of a plain text that have labels (“Title:”, “Scene 2:”, “Visual:”), numbers, bullets, or table cells.
 * If there are none of these, the script has no scenes, and all lines are in `before`.
 */
export function readLabels(text: string): Labelled {
  const state: State = {
    script: emptyScript(),
    before: [],
    after: [],
    open: undefined,
    isAnnounced: false,
    columns: undefined,
  }
  for (const line of text.split('\n')) addLine(state, line)
  const { script, before, after } = state
  return { script, before, after }
}

function addLine(state: State, given: string): void {
  const row = readTableRow(given, state.columns)
  state.columns = row?.columns
  if (row !== undefined) {
    if (row.scene !== undefined) state.script.scenes.push(row.scene)
    return
  }
  const line = readLine(given)
  if (line.text === '' && line.label === undefined) {
    // A blank line ends a part, unless the part's text is still missing, as under a heading.
    if (line.isBlank && state.open !== 'words' && !isWaiting(state)) state.open = undefined
    return
  }
  if (addHashtags(state, line) || addLabelled(state, line)) return
  addUnlabelled(state, line)
}

/** Adds a line that contains only hashtags. */
function addHashtags({ script }: State, { text, label }: ReadLine): boolean {
  const isTags = label === undefined && /^(?:#[\p{L}\p{M}\p{N}_]{1,100}[\s,]{0,9}){1,60}$/u.test(text)
  if (isTags) script.hashtags.push(...splitHashtags(text))
  return isTags
}

function addLabelled(state: State, { label, number, afterLabel: text }: ReadLine): boolean {
  if (label === undefined) return false
  const { script } = state
  if (isSceneWord(label) && (number !== undefined || text === '')) {
    script.scenes.push({ words: '', shows: '', item: null })
    state.open = 'words'
    add(state, text)
    return true
  }
  const role = sceneRole(label)
  const whole = scriptRole(label)
  if (whole !== undefined && PLAIN_ROLES.includes(whole) && !(whole === 'description' && isOfScene(script))) {
    state.open = whole as PlainRole
  } else if (role === 'words' || role === 'shows') {
    if (role === 'shows' && isOfHook(script)) {
      script.hook.shows = text
      return true
    }
    if (state.open !== 'hook' && isTaken(script.scenes.at(-1), role))
      script.scenes.push({ words: '', shows: '', item: null })
    if (state.open !== 'hook') state.open = role
  } else if (whole === 'scenes') {
    state.isAnnounced = true
    state.open = undefined
  } else return false
  add(state, text)
  return true
}

/** Returns whether a picture belongs to the hook. */
function isOfHook({ hook, scenes }: AnsweredScript): boolean {
  return scenes.length === 0 && hook.words !== '' && hook.shows === ''
}

/** Returns whether a description belongs to a scene's picture. It does only if earlier scenes also have one. */
function isOfScene({ scenes }: AnsweredScript): boolean {
  return scenes.at(-1)?.shows === '' && (scenes.length === 1 || scenes.at(-2)!.shows !== '')
}

/**
 * Returns whether a scene already has this part, so that a new scene begins. If there is no scene yet, one begins too.
 */
function isTaken(scene: AnsweredScene | undefined, role: 'words' | 'shows'): boolean {
  return scene === undefined || scene[role] !== ''
}

function addUnlabelled(state: State, { text, isHeading, isEntry }: ReadLine): void {
  const { script, before, after, open } = state
  if (isHeading) {
    state.open = undefined
    if (script.title === '' && script.scenes.length === 0) script.title = text
    return
  }
  if (isEntry && open !== 'hashtags' && !isWaiting(state)) {
    script.scenes.push({ words: text, shows: '', item: null })
    state.open = undefined
  } else if (open !== undefined && !isChatter(text)) add(state, text)
  else if (script.scenes.length === 0 && script.hook.words === '' && !state.isAnnounced) before.push(text)
  else if (isChatter(text)) after.push(text)
  else script.scenes.push({ words: text, shows: '', item: null })
}

/** Returns whether the open part still lacks its text. */
function isWaiting({ open, script }: State): boolean {
  if (open === undefined) return false
  if (open === 'words' || open === 'shows') return script.scenes.at(-1)?.[open] === ''
  return (open === 'hook' ? script.hook.words : script[open]).length === 0
}

/** Adds a text to the open part. */
function add({ script, open }: State, text: string): void {
  if (text === '' || open === undefined) return
  const scene = script.scenes.at(-1)
  if (open === 'words' || open === 'shows') {
    // The words follow the picture.
    const part = open === 'shows' && scene?.shows !== '' && scene?.words === '' ? 'words' : open
    if (scene !== undefined) scene[part] = join(scene[part], text)
  } else if (open === 'hook') script.hook.words = join(script.hook.words, text)
  else if (open === 'hashtags') script.hashtags.push(...splitHashtags(text))
  else script[open] = join(script[open], text)
}

function join(before: string, text: string): string {
  return before === '' ? text : `${before} ${text}`
}
