import type { Line } from '../line.ts'
import type { Rank, StoryPart } from '../story.ts'
import { type Block, type Row, StoryFileError } from './split-blocks.ts'

/** Left out where time is short: `~` and `+` first, `*` only in the shortest videos. */
const RANKS: Readonly<Record<string, Rank>> = { '~ ': 4, '+ ': 3, '- ': 2, '* ': 1 }
/** A brief form is told before anything is left out that a story should not be told without, and after all that it may. */
const LEFT_BY_BRIEF = 2
/** Words of a picture's prompt that stand for what the subject looks like, and for its noun alone. */
const SHOWN_PLACEHOLDER = /\{(?![TN]\})[^{}]*\}?/u

/** Which words may stand for the subject in what is spoken. */
export type Placeholders = { letters: string; why: string }

/** What a block tells: its parts in order, and before which of them other lines may be told. */
export type Told = { parts: StoryPart[]; gapBefore: number | undefined }

/**
 * Reads what is told. A row is a line of text, a bar, what its picture shows, with ` / ` between pictures that follow each other. A mark
 * before it says when it is left out; `or` is another form of the row above, `brief` one for where time is short, `...` the gap.
 *
 * @throws {StoryFileError}
 */
export function parseTold({ file, id, rows, head }: Block, placeholders: Placeholders): Told {
  const isSeenAsWritten = head.get('seen')?.text === 'as written'
  const parts: { rank: Rank; lines: Line[] }[] = []
  let gapBefore: number | undefined
  for (const row of rows) {
    if (row.text === '...') {
      if (gapBefore !== undefined) throw new StoryFileError(file, row.line, 'there is a second gap.')
      gapBefore = parts.length
      continue
    }
    const [, form] = /^(or|brief) /u.exec(row.text) ?? []
    const rank = RANKS[row.text.slice(0, 2)]
    const rest = { ...row, text: row.text.slice(form === undefined ? (rank === undefined ? 0 : 2) : form.length + 1) }
    const line = { ...parseLine(file, rest, placeholders), ...(isSeenAsWritten && { isSeenAsWritten }) }
    if (form === undefined) parts.push({ rank: rank ?? 0, lines: [line] })
    else if (parts.length === 0) throw new StoryFileError(file, row.line, `“${form}” needs a row above it.`)
    else parts.at(-1)!.lines.push(form === 'brief' ? { ...line, left: LEFT_BY_BRIEF } : line)
  }
  if (parts.length < 2) throw new StoryFileError(file, id.line, `${id.text} tells nothing.`)
  return { parts, gapBefore }
}

/** @throws {StoryFileError} */
export function parseLine(file: string, row: Row, { letters, why }: Placeholders): Line {
  const [text, visual, ...rest] = row.text.split('|').map((cell) => cell.trim())
  if (!text || !visual || rest.length > 0)
    throw new StoryFileError(file, row.line, `“${row.text}” is not “what is said | what is shown”.`)
  const strange = [...text.matchAll(/\{[^{}]*\}?|\}/gu)].find(([found]) => !isOneOf(found, letters))
  if (strange) throw new StoryFileError(file, row.line, `“${strange[0]}” may not stand here: ${why}.`)
  const unseen = SHOWN_PLACEHOLDER.exec(visual)
  if (unseen)
    throw new StoryFileError(file, row.line, `“${unseen[0]}” may not stand in what is shown, only {T} and {N}.`)
  return { text, visual }
}

function isOneOf(found: string, letters: string): boolean {
  return found.length === 3 && letters.includes(found[1]!) && found.endsWith('}')
}
