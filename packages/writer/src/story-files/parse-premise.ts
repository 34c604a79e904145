import { openingForms, openingsFor } from '../opening-forms.ts'
import { type Story, type Take, TAKES } from '../story.ts'
import { parseTold, type Placeholders } from './parse-told.ts'
import { listIn, refuseOtherKeys } from './parse-tales.ts'
import { type Block, StoryFileError } from './split-blocks.ts'

const KEYS = new Set(['pattern', 'takes', 'seen'])
/** The forms in which what a story takes may stand in its lines. */
const CLAUSES = 'C'
const THINGS = 'SHNPEOT'
const NAMES = 'A'

/**
 * A story of a framework, with places for its subject; what it takes says which.
 *
 * @throws {StoryFileError}
 */
export function parsePremise(block: Block): Story {
  const { file, id, head } = block
  refuseOtherKeys(block, KEYS)
  const row = head.get('takes')
  const takes = listIn(row)
  const strange = takes.find((each) => !(TAKES as readonly string[]).includes(each))
  if (row === undefined || strange !== undefined)
    throw new StoryFileError(
      file,
      (row ?? id).line,
      `${id.text} takes ${strange ?? 'nothing'}; there are: ${TAKES.join(', ')}.`,
    )
  const { parts, gapBefore } = parseTold(block, placeholdersFor(takes))
  if (gapBefore === undefined || gapBefore < 1 || gapBefore > parts.length - 2)
    throw new StoryFileError(file, id.line, `${id.text} has no gap between its hook and its last two parts.`)
  const [hook, ...rest] = parts
  const hooks = hook!.lines.flatMap((line) => openingForms(line, openingsFor(line, false)))
  return { id: id.text, takes: takes as Take[], parts: [{ ...hook!, lines: hooks }, ...rest], gapBefore }
}

function placeholdersFor(takes: readonly string[]): Placeholders {
  const letters = [
    takes.some(isClause) ? CLAUSES : '',
    takes.includes('name') ? NAMES : '',
    takes.some((take) => !isClause(take) && take !== 'name') ? THINGS : '',
  ].join('')
  return { letters, why: `the story takes ${takes.join(', ')}` }
}

function isClause(take: string): boolean {
  return take === 'clause' || take === 'statement'
}
