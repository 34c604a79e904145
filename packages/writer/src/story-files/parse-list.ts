import type { Item, Theme } from '../theme.ts'
import { listIn, refuseOtherKeys } from './parse-tales.ts'
import { parseLine } from './parse-told.ts'
import { type Block, type Row, StoryFileError } from './split-blocks.ts'

const KEYS = new Set(['pattern', 'order', 'words', 'opening'])
const NO_PLACEHOLDER = { letters: '', why: 'a piece of advice takes no subject' }

/** A theme, and where it stands among the others: the first whose words a title has is meant. */
export type OrderedTheme = Theme & { order: number }

/**
 * Advice of one matter. A piece of it is three rows: what to do, a picture of it and why, with ` > ` between, then after a bar what each
 * shows (`& ` before a reason that speaks of the picture); `not` and what is done instead; `I` and how somebody did it. A `myth` is one
 * row like the first; `close` is an end of its own. In `words` a star stands for any ending.
 *
 * @throws {StoryFileError}
 */
export function parseList(block: Block): OrderedTheme {
  const { file, id, head, rows } = block
  refuseOtherKeys(block, KEYS)
  const words = listIn(head.get('words'))
  const opening = head.get('opening')?.text
  const order = Number(head.get('order')?.text)
  if (words.length === 0 || opening === undefined || !(order > 0))
    throw new StoryFileError(file, id.line, `${id.text} needs words, an opening and its place in the order.`)
  const after = (mark: string): Row[] =>
    rows.filter(({ text }) => text.startsWith(mark)).map((row) => ({ ...row, text: row.text.slice(mark.length) }))
  const closes = after('close ').map((row) => parseLine(file, row, NO_PLACEHOLDER))
  const pieces = rows.filter(({ text }) => !/^(?:myth|close) /u.test(text))
  return {
    id: id.text,
    order,
    words: new RegExp(`\\b(?:${words.map(patternOf).join('|')})\\b`, 'iu'),
    opening,
    closes,
    items: Array.from({ length: Math.ceil(pieces.length / 3) }, (_, i) =>
      parseItem(file, pieces.slice(i * 3, i * 3 + 3)),
    ),
    myths: after('myth ').map((row) => {
      const said = parseSaid(file, row)
      return { ...said, isOfDetail: true, wrong: '', wrongVisual: said.visuals[0], did: '' }
    }),
  }
}

function patternOf(words: string): string {
  return words.replace(/[.+?^${}()|[\]\\]/gu, '\\$&').replaceAll('*', '\\w*')
}

function parseItem(file: string, [first, second, third]: readonly Row[]): Item {
  const said = parseSaid(file, first!)
  const [, wrong, wrongVisual] = /^not ([^|]+) \| ([^|]+)$/u.exec(second?.text ?? '') ?? []
  if (!wrong || !wrongVisual)
    throw new StoryFileError(
      file,
      (second ?? first!).line,
      'here belongs “not what is done instead | what that shows”.',
    )
  const [, did] = /^I ([^|]+)$/u.exec(third?.text ?? '') ?? []
  if (!did) throw new StoryFileError(file, (third ?? first!).line, 'here belongs “I and how somebody did it”.')
  return { ...said, wrong, wrongVisual, did }
}

function parseSaid(file: string, row: Row): Pick<Item, 'text' | 'detail' | 'why' | 'isOfDetail' | 'visuals'> {
  const [said = '', seen = '', ...rest] = row.text.split(' | ')
  const [text, detail, reason, ...more] = said.split(' > ')
  const [one, two, three, ...others] = seen.split(' / ')
  const isOfDetail = reason?.startsWith('& ') === true
  const why = reason?.replace(/^& /u, '')
  if (!text || !detail || !why || !one || !two || !three || rest.length + more.length + others.length > 0)
    throw new StoryFileError(file, row.line, `“${row.text}” is not “what > a picture > why | three that are shown”.`)
  return { text, detail, why, isOfDetail, visuals: [one, two, three] }
}
