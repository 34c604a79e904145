import type { Tale } from '../tale.ts'
import { type Block, type Row, StoryFileError } from './split-blocks.ts'
import { parseTold } from './parse-told.ts'

const KEYS = new Set(['pattern', 'about', 'also', 'near', 'seen'])
const NO_PLACEHOLDER = { letters: '', why: 'a tale or an answer takes no subject' }
/** In a title they stay small, but for its first word. */
const SMALL = new Set(
  'a an and as at but by for from if in is it its of off on or out the them they to was with'.split(' '),
)

/** @throws {StoryFileError} */
export function parseTale(block: Block, pattern: Tale['pattern']): Tale {
  const { file, id, head } = block
  refuseOtherKeys(block, KEYS)
  const about = head.get('about')
  if (!about) throw new StoryFileError(file, id.line, `${id.text} does not say what it is about.`)
  const { parts, gapBefore } = parseTold(block, NO_PLACEHOLDER)
  if (gapBefore !== undefined)
    throw new StoryFileError(file, id.line, `nothing else is told in ${id.text}: it has no gap.`)
  return {
    id: id.text,
    pattern,
    takes: [],
    title: titleOf(id.text),
    about: about.text,
    subjects: [about.text, ...listIn(head.get('also'))],
    near: listIn(head.get('near')),
    parts,
    gapBefore: parts.length - 1,
  }
}

/** @throws {StoryFileError} */
export function refuseOtherKeys({ file, head }: Block, known: ReadonlySet<string>): void {
  for (const [key, { line }] of head)
    if (!known.has(key)) throw new StoryFileError(file, line, `nothing reads “${key}” here.`)
  const seen: Row | undefined = head.get('seen')
  if (seen && seen.text !== 'as written')
    throw new StoryFileError(file, seen.line, `“seen: ${seen.text}” means nothing.`)
}

/** "the-tree-with-fruit-on-its-trunk" is "The Tree With Fruit on Its Trunk". */
function titleOf(id: string): string {
  return id
    .split('-')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ')
}

/** What stands in one row, with `; ` between. */
export function listIn(row: Row | undefined): string[] {
  return row?.text.split(/;\s*/u).filter((each) => each !== '') ?? []
}
