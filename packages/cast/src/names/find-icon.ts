import { foldWords } from './fold-words.ts'
import { findFlag } from './find-flag.ts'
import { type NameTable, nameTable } from './name-table.ts'
import { singularsOf } from './singulars.ts'

/** Shortest name that may end a German compound. */
const MIN_COMPOUND_HEAD = 4
/** Words of amount before a name: “a bunch of bananas”. Containers have names of their own. */
const AMOUNT: Readonly<Record<string, RegExp>> = {
  en: /^(?:bunch|pair|couple|dozen|dozens|hundreds|thousands|millions|piece|pieces|slice|slices|herd|flock|pack|swarm|colony|school|pile|handful|pinch|group|kind|kinds|type|types|sort|lot|lots|row|image|picture) of /,
  es: /^(?:par|trozo|trozos|montón|grupo|manada|bandada|puñado|tipo|tipos|docena|miles|millones) de /,
}
/** Numbers of words that may be the head of a longer phrase: “dollar bill”, “knife”. */
const HEAD_LENGTHS = [2, 1]

/**
 * Finds the icon that a noun or a noun phrase means, such as “the gray flamingos”. It uses labels and reviewed words
 * and never tags, and it returns no icon rather than a doubtful one. English, German and Spanish have plurals and
 * adjectives; other languages have labels only.
 *
 * @param words as they stand in the text; capitals matter for countries.
 * @param language tag of BCP 47.
 * @param context the sentence around them, for words with several meanings: “mouse”.
 */
export function findIcon(words: string, language: string, context = words): string | undefined {
  const primary = language.toLowerCase().split(/[-_]/)[0]!
  const table = nameTable(primary === 'zh' ? language.toLowerCase() : primary)
  const folded = foldWords(words, primary)
  const counted = folded
    .join(' ')
    .replace(AMOUNT[primary] ?? /^$/, '')
    .split(' ')
  const find = (name: readonly string[]): Found => lookUp(name, { table, primary, context })
  const search = { table, primary, find }
  let found = findName(folded, search)
  if (found === undefined && counted.length < folded.length) found = findName(counted, search)
  return found === undefined ? findFlag(words, primary) : (found ?? undefined)
}

/** `null`: the table has the name but no icon for it, so parts of the name are not tried. */
type Found = string | null | undefined
type Search = { table: NameTable; primary: string; find: (name: readonly string[]) => Found }

function findName(words: readonly string[], search: Search): Found {
  const { table, primary, find } = search
  const isHeadFirst = primary === 'es'
  let rest = words
  while (rest.length > 0) {
    const found = find(rest)
    if (found !== undefined) return found
    const aside = isHeadFirst && rest.length > 1 && !isHarmless(rest[0]!, search) ? rest.at(-1)! : rest[0]!
    if (rest.length === 1 || !isHarmless(aside, search)) break
    rest = isHeadFirst && aside === rest.at(-1) ? rest.slice(0, -1) : rest.slice(1)
  }
  for (const length of HEAD_LENGTHS.filter((length) => length < rest.length)) {
    const head = isHeadFirst ? rest.slice(0, length) : rest.slice(-length)
    if (isKind(head, search)) return find(head)
  }
  return primary === 'de' && rest.length === 1 ? findCompoundHead(rest[0]!, { table, find }) : undefined
}

/** German joins words: a “Küchenmesser” is a “Messer”. */
function findCompoundHead(word: string, { table, find }: Pick<Search, 'table' | 'find'>): string | undefined {
  for (let at = 2; at <= word.length - MIN_COMPOUND_HEAD; at++) {
    const kind = singularsOf(word.slice(at), 'de').find((form) => table.kinds.has(form))
    if (kind !== undefined) return find([kind]) ?? undefined
  }
  return undefined
}

function isHarmless(word: string, { table, primary }: Search): boolean {
  if (table.harmless.has(word)) return true
  if (primary === 'de') return table.harmless.has(word.replace(/e[nmrs]?$/, ''))
  return primary === 'es' && singularsOf(word, 'es').some((form) => table.harmless.has(form.replace(/a$/, 'o')))
}

function isKind(name: readonly string[], { table, primary }: Search): boolean {
  return formsOf(name, primary).some((form) => table.kinds.has(form))
}

function lookUp(
  name: readonly string[],
  { table, primary, context }: { table: NameTable; primary: string; context: string },
): Found {
  let found: Found
  for (const form of formsOf(name, primary)) {
    const senses = table.senses.get(form)
    if (!senses) continue
    const near = senses.find((sense) => sense.near.length > 0 && isNear(sense.near, context, primary))
    const sense = near ?? senses.find((sense) => sense.near.length === 0)
    if (sense) return sense.icon
    found = null
    if (senses.length === 0) return null
  }
  return found
}

/** Returns the possible singular forms of a name: of its last word, in Spanish of all of its words or of its first. */
function formsOf(name: readonly string[], primary: string): string[] {
  if (primary === 'es') {
    const [first = '', ...rest] = name
    const singular = name.map((word) => singularsOf(word, primary))
    const whole = singular.map((forms) => forms[1] ?? forms[0]!).join(' ')
    const last = singular.map((forms) => forms.at(-1)!).join(' ')
    return [name.join(' '), whole, last, ...singularsOf(first, primary).map((form) => [form, ...rest].join(' '))]
  }
  const start = name.slice(0, -1)
  return singularsOf(name.at(-1)!, primary).map((form) => [...start, form].join(' '))
}

/** Whether a word of the context begins with one of the stems. */
function isNear(stems: readonly string[], context: string, primary: string): boolean {
  return foldWords(context, primary).some((word) => stems.some((stem) => word.startsWith(stem)))
}
