import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Expression } from './expression.ts'
import { childrenOf, createSampler, WAYS } from './sample-texts.ts'

/** A text of any length that may be slow for an expression: `before`, then repeated `pump`, then `after`. */
export type Attack = { before: string; pump: string; after: string }

export function textOf({ before, pump, after }: Attack, length: number): string {
  const room = Math.max(pump.length, length - before.length - after.length)
  return before + pump.repeat(Math.ceil(room / pump.length)).slice(0, room) + after
}

/**
 * Makes texts on which an expression matches for long and then fails. They repeat text that a repeating part matches:
 * alone, after the part's prefix, and with its suffix. The search then gets far from many starting points. At the end
 * of some texts, a character that nothing matches makes the search fail.
 *
 * @returns an empty list if no part repeats often, because such an expression takes a bounded number of steps from each
 * starting point.
 */
export function makeAttacks({ source, flags }: Pick<Expression, 'source' | 'flags'>): Attack[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const parts = partsThatRepeat(pattern)
  if (parts.length === 0) return []
  const { samples, before, after } = createSampler(pattern, flags)
  const pumps = new Map<string, Attack>()
  const add = (pump: string, lead = ''): void => {
    if (pump !== '' && pump.length <= MAX_PUMP) pumps.set(`${lead}\n\n${pump}`, { before: lead, pump, after: '' })
  }
  for (const pump of PUMPS) add(pump)
  for (const whole of samples(pattern)) {
    for (const pump of [whole, whole.slice(0, -1), whole.slice(1), `${whole} `]) add(pump)
  }
  for (const part of parts) {
    for (const body of samples(part.element)) {
      // A leading character that nothing matches prevents a match at the very start.
      for (const lead of ['', NOTHING_TAKES]) add(body, lead)
      for (const way of WAYS) {
        const lead = before(part, way)
        const tail = after(part, way)
        add(body, lead)
        add(body + tail, lead)
        for (const pump of [lead, `${lead} `, lead + body, `${lead + body} `, lead + body + tail]) add(pump)
      }
    }
  }
  return [...pumps.values()].flatMap((attack) => ENDS.map((end) => ({ ...attack, after: end })))
}

const MAX_PUMP = 200
const NOTHING_TAKES = '\u0001'
const ENDS = ['', NOTHING_TAKES, `\n!\n1a${NOTHING_TAKES}`]
const PUMPS = ['a', 'A', ' ', '1', '.', '\n', 'a ', 'a the ', 'A b ', "a'", '. ', ', ', 'é', '中']

/**
 * Returns the parts that repeat often enough to matter. Up to twelve repetitions are treated as if they were written
 * out.
 */
function partsThatRepeat(node: AST.Node): AST.Quantifier[] {
  const own = node.type === 'Quantifier' && node.max > FEW ? [node] : []
  return [...own, ...childrenOf(node).flatMap(partsThatRepeat)]
}
const FEW = 12
