/** A value that was read from a text, and the index at which it ended. */
export type LenientValue = {
  value: unknown
  /** The index after the value. */
  end: number
  /** Whether the text ended inside the value. */
  isCutOff: boolean
}

/**
 * The quotation marks that delimit a text: only straight ones, or also typographic ones, which phones and editors
 * insert.
 */
export type Quotes = 'straight' | 'any'

/** Deeper values are not read, so that brackets cannot overflow the stack. */
const MAX_DEPTH = 12
const DOUBLE = '"“”„‟«»'
const SINGLE = "'‘’‚‛"
/** The maximum length of a property name. */
const NAME = /[\p{L}_$][\p{L}\p{M}\p{N}_$ -]{0,40}/uy
const NAME_AND_COLON = /[\p{L}_$][\p{L}\p{M}\p{N}_$]{0,40}\s{0,9}[:：]/uy
const LITERAL = /(?:true|false|null|none|undefined|nan)(?![\p{L}\p{N}])/iuy
const VALUES: Readonly<Record<string, unknown>> = { true: true, false: false }
const NUMBER = /-?\d{1,15}(?:\.\d{1,9})?(?=\s{0,9}(?:[,}\]\n]|$))/uy
const BARE_VALUE = /[^\n,}\]]{1,2000}/uy
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\n', b: '', f: '' }

/**
 * Reads one JSON object or array that a person or a language model wrote: with trailing or missing commas, comments,
 * names without quotes, other quotation marks, quotes inside texts, line breaks in texts, or without its end.
 *
 * @param from the index of the opening brace or bracket.
 * @returns undefined if there is no object or array.
 */
export function readLenientJson(text: string, from: number, quotes: Quotes): LenientValue | undefined {
  const double = quotes === 'any' ? DOUBLE : '"'
  const single = quotes === 'any' ? SINGLE : "'"
  const cursor = { text, at: from, isCutOff: false, double, single }
  const value = readValue(cursor, 0)
  return value === FAILED ? undefined : { value, end: cursor.at, isCutOff: cursor.isCutOff }
}

const FAILED = Symbol('failed')

/** The text and the current position in it. */
type Cursor = {
  readonly text: string
  at: number
  isCutOff: boolean
  /** The quotation marks of both kinds. */
  readonly double: string
  readonly single: string
}

function readValue(cursor: Cursor, depth: number): unknown {
  const next = cursor.text[cursor.at]
  if (next === undefined) return cutOff(cursor, undefined)
  if (next === '{') return depth < MAX_DEPTH ? readObject(cursor, depth) : FAILED
  if (next === '[') return depth < MAX_DEPTH ? readArray(cursor, depth) : FAILED
  if (isQuote(cursor, next)) return readText(cursor, false)
  const number = match(cursor, NUMBER)
  if (number !== undefined) return Number(number)
  const literal = match(cursor, LITERAL)
  if (literal !== undefined) return VALUES[literal.toLowerCase()] ?? null
  const bare = match(cursor, BARE_VALUE)?.trim()
  return bare === undefined || bare === '' ? FAILED : bare
}

function readObject(cursor: Cursor, depth: number): unknown {
  const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  cursor.at++
  for (;;) {
    skipBetween(cursor)
    const next = cursor.text[cursor.at]
    if (next === undefined || isFence(cursor)) return cutOff(cursor, object)
    if (next === '}') {
      cursor.at++
      return object
    }
    // A wrong bracket ends the object. It belongs to the list around the object.
    if (next === ']') return object
    const name = isQuote(cursor, next) ? readText(cursor, true) : match(cursor, NAME)?.trim()
    if (typeof name !== 'string') return FAILED
    if (cursor.isCutOff) return object
    skipSpace(cursor)
    const colon = cursor.text[cursor.at]
    if (colon === undefined) return cutOff(cursor, object)
    if (colon !== ':' && colon !== '：') return FAILED
    cursor.at++
    skipSpace(cursor)
    if (',}'.includes(cursor.text[cursor.at] ?? ' ')) continue // The value is missing.
    const value = readValue(cursor, depth + 1)
    if (value === FAILED) return FAILED
    if (value !== undefined) object[name] ??= value
    if (cursor.isCutOff) return object
  }
}

function readArray(cursor: Cursor, depth: number): unknown {
  const array: unknown[] = []
  cursor.at++
  for (;;) {
    skipBetween(cursor)
    const next = cursor.text[cursor.at]
    if (next === undefined || isFence(cursor)) return cutOff(cursor, array)
    if (next === ']') {
      cursor.at++
      return array
    }
    if (next === '}') return array
    const value = readValue(cursor, depth + 1)
    if (value === FAILED) return FAILED
    if (value !== undefined) array.push(value)
    if (cursor.isCutOff) return array
  }
}

/**
 * Reads a quoted text. A quotation mark ends the text only if a value or a name can be followed by the characters after
 * the mark.
 */
function readText(cursor: Cursor, isName: boolean): string | undefined {
  const same = cursor.double.includes(cursor.text[cursor.at]!) ? cursor.double : cursor.single
  let read = ''
  let from = ++cursor.at
  for (; cursor.at < cursor.text.length; cursor.at++) {
    const next = cursor.text[cursor.at]!
    if (next === '\\') {
      read += cursor.text.slice(from, cursor.at) + readEscape(cursor)
      from = cursor.at + 1
    } else if (same.includes(next) && canEndAt(cursor, cursor.at, isName)) {
      read += cursor.text.slice(from, cursor.at)
      cursor.at++
      return read
    }
  }
  cursor.isCutOff = true
  read += withoutFence(cursor.text.slice(from))
  return isName || read.trim() === '' ? undefined : read
}

/** Removes a code fence at the end of a text. */
function withoutFence(text: string): string {
  const trimmed = text.trimEnd()
  return trimmed.endsWith('```') ? trimmed.slice(0, -3).trimEnd() : text
}

/**
 * Reads an escape and stops at its last character. An unknown escape, such as one from Markdown, stands for the
 * character itself.
 */
function readEscape(cursor: Cursor): string {
  const next = cursor.text[++cursor.at] ?? ''
  if (next !== 'u') return ESCAPES[next] ?? next
  const code = cursor.text.slice(cursor.at + 1, cursor.at + 5)
  if (!/^[\da-f]{4}$/iu.test(code)) return ''
  cursor.at += 4
  return String.fromCharCode(Number.parseInt(code, 16))
}

function canEndAt(cursor: Cursor, quote: number, isName: boolean): boolean {
  const after = skipSpaceFrom(cursor, quote + 1)
  const next = cursor.text[after]
  if (isName) return next === ':' || next === '：' || next === undefined
  if (next === undefined || next === '}' || next === ']' || isFence(cursor, after)) return true
  if (next === ',' || next === '，') return beginsAfterComma(cursor, skipSpaceFrom(cursor, after + 1))
  // A missing comma is accepted only at the end of a line.
  return cursor.text.slice(quote + 1, after).includes('\n') && (next === '/' || beginsEntry(cursor, after))
}

function beginsAfterComma(cursor: Cursor, at: number): boolean {
  const next = cursor.text[at]
  if (next === undefined || '{}[]/-'.includes(next) || /\d/u.test(next)) return true
  return beginsEntry(cursor, at) || matchAt(cursor, LITERAL, at)
}

function beginsEntry(cursor: Cursor, at: number): boolean {
  return isQuote(cursor, cursor.text[at]!) || matchAt(cursor, NAME_AND_COLON, at)
}

function isQuote(cursor: Cursor, character: string): boolean {
  return cursor.double.includes(character) || cursor.single.includes(character)
}

/** The end of a code block also ends the answer. */
function isFence(cursor: Cursor, at = cursor.at): boolean {
  return cursor.text.startsWith('```', at)
}

function cutOff<Value>(cursor: Cursor, value: Value): Value {
  cursor.isCutOff = true
  return value
}

/** Skips white space, commas, comments and ellipses between entries. */
function skipBetween(cursor: Cursor): void {
  for (;;) {
    skipSpace(cursor)
    const next = cursor.text[cursor.at]
    if (next === ',' || next === '，' || next === ';' || next === '…') cursor.at++
    else if (cursor.text.startsWith('...', cursor.at)) cursor.at += 3
    else if (cursor.text.startsWith('//', cursor.at)) skipTo(cursor, '\n')
    else if (cursor.text.startsWith('/*', cursor.at)) skipTo(cursor, '*/')
    else return
  }
}

function skipTo(cursor: Cursor, end: string): void {
  const found = cursor.text.indexOf(end, cursor.at)
  cursor.at = found === -1 ? cursor.text.length : found + end.length
}

function skipSpace(cursor: Cursor): void {
  cursor.at = skipSpaceFrom(cursor, cursor.at)
}

function skipSpaceFrom(cursor: Cursor, from: number): number {
  let at = from
  while (at < cursor.text.length && cursor.text[at]!.trim() === '') at++
  return at
}

function match(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.text)?.[0]
  if (found !== undefined) cursor.at += found.length
  return found
}

function matchAt(cursor: Cursor, pattern: RegExp, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(cursor.text)
}
