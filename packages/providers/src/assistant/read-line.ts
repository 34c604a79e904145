import { isSceneWord, sceneRole, scriptRole } from './field-roles.ts'

/** A line of plain text without its Markdown. */
export type ReadLine = {
  text: string
  isBlank: boolean
  /** Whether the line is a Markdown heading. */
  isHeading: boolean
  /** Whether the line has a number or a bullet. */
  isEntry: boolean
  /** The text without its label. */
  afterLabel: string
  /** The label before a colon, and its number, as in “Scene 2:”. */
  label?: string
  number?: number
}

const ENTRY = /^(?:[-*–]\s{1,9}|[•·▪]\s{0,9}|\(?\d{1,3}[.)、．:](?!\d)\s{0,9})(?=\S)/u
const RULE = /^(?:```.{0,30}|~~~.{0,30}|[-_*=]{3,})$/u
const TIME = /^[([]?\s{0,3}\d{1,2}[:.]\d{2}\s{0,3}(?:[-–—]\s{0,3}\d{1,2}[:.]\d{2}\s{0,3})?[)\]]?\s{0,3}[|:–—-]?\s{0,3}/u
const LABEL =
  /^(\p{L}[\p{L}\p{M} ()/'’-]{0,38}?)\s{0,3}#?(\d{1,3})?\s{0,3}(?:\([^()]{0,30}\)|\[[^[\]]{0,30}\])?\s{0,3}(?:[:：]|[–—-](?=\s|$)|$)\s{0,3}/u
/** “第3幕” and “장면 3” are written without a colon, or with the number inside. */
const NUMBERED_LABEL = /^(第)\s{0,2}(\d{1,3})\s{0,2}(?:场|場|幕|镜|个镜头|シーン|화)?\s{0,3}[:：]?\s{0,3}/u // prettier-ignore

/** Reads one line of plain text. */
export function readLine(given: string): ReadLine {
  const line = withoutTags(given).trim()
  if (line === '' || RULE.test(line)) {
    return { text: '', afterLabel: '', isBlank: line === '', isHeading: false, isEntry: false }
  }
  const heading = /^#{1,6}\s{1,9}/u.exec(line)
  const marked = line.slice(heading?.[0].length ?? 0).replace(/^(?:>\s{0,3}){1,5}/u, '')
  const entry = ENTRY.exec(marked)
  const text = unwrap(withoutMarks(marked.slice(entry?.[0].length ?? 0)).replace(TIME, ''))
  const state = { text, isBlank: false, isHeading: heading !== null, isEntry: entry !== null }
  const label = NUMBERED_LABEL.exec(text) ?? LABEL.exec(text)
  if (label === null || !isLabel(label)) return { ...state, afterLabel: text }
  const [whole, name, number] = label
  return {
    ...state,
    afterLabel: text.slice(whole.length).trim(),
    label: name!,
    ...(number !== undefined && { number: Number(number) }),
  }
}

/** A label is a known name before a colon or alone on its line, or a scene with its number. */
function isLabel([whole, label = '', number]: RegExpExecArray): boolean {
  const hasColon = /[:：]\s*$/u.test(whole)
  if (isSceneWord(label) && number !== undefined) return true
  const role = scriptRole(label)
  if (number !== undefined || (role === undefined && sceneRole(label) === undefined)) return false
  const isAlone = !/[–—-]\s*$/u.test(whole)
  return hasColon || isAlone || role === 'hook'
}

/** A note such as “[Visual: a fox in the snow]” is read without its brackets. */
function unwrap(text: string): string {
  const inner = /^[([（【［]([^()[\]（）【】［］]{1,600})[)\]）】］]$/u.exec(text)?.[1]?.trim()
  if (inner === undefined) return text
  const label = LABEL.exec(inner)
  return label !== null && isLabel(label) ? inner : text
}

function withoutMarks(text: string): string {
  return text
    .replace(/\*\*|__|`/gu, '')
    .replace(/^[*_]{1,3}|[*_]{1,3}$/gu, '')
    .trim()
}

function withoutTags(line: string): string {
  return line.replace(/<\/?[a-z][^<>]{0,300}>/giu, ' ')
}
