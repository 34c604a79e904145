import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { Expression } from './expression.ts'
import { childrenOf, createSampler, WAYS } from './sample-texts.ts'

/** A text of any length that an expression may take long over: `before`, then `pump` again and again, then `after`. */
export type Attack = { before: string; pump: string; after: string }

export function textOf({ before, pump, after }: Attack, length: number): string {
  const room = Math.max(pump.length, length - before.length - after.length)
  return before + pump.repeat(Math.ceil(room / pump.length)).slice(0, room) + after
}

/**
 * Texts that make an expression go far and then give up. Each part that repeats is fed with what it takes: alone, after what leads
 * to it and together with what follows, so that many starts run far; then comes something that nothing takes.
 *
 * @returns none where no part repeats often: such an expression does a bounded number of steps from each start.
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
      // Something before it keeps it from fitting at the very start.
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

/** Parts that repeat so often that it tells; up to ten times a few words is as good as spelled out. */
function partsThatRepeat(node: AST.Node): AST.Quantifier[] {
  const own = node.type === 'Quantifier' && node.max > FEW ? [node] : []
  return [...own, ...childrenOf(node).flatMap(partsThatRepeat)]
}
const FEW = 12
