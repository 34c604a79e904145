import type { AST } from '@eslint-community/regexpp'

/**
 * A path through an expression: the shortest one, the longest one without repetition, or the one with characters that
 * many parts match.
 */
export type Way = 'least' | 'most' | 'shared'
export const WAYS: readonly Way[] = ['least', 'most', 'shared']

export type Sampler = {
  /** Returns texts that a part matches: one for each alternative, or a character of each kind. */
  samples: (node: AST.Node) => string[]
  /** Returns a text for everything before a part, from the start of the expression. */
  before: (node: AST.Node, way: Way) => string
  /** Returns a text for everything after a part, up to the end of the expression. */
  after: (node: AST.Node, way: Way) => string
}

/** Creates texts that parts of an expression match. Some texts do not match, because assertions are ignored. */
export function createSampler(pattern: AST.Pattern, flags: string): Sampler {
  const known = new Map<string, string[]>()
  const sets = setsOf(pattern).map((raw) => charactersOf(raw))
  const shareOf = (character: string): number => sets.filter((set) => set.includes(character)).length

  function charactersOf(raw: string): string[] {
    const found = known.get(raw)
    if (found) return found
    const only = new RegExp(`^${raw}$`, flags.replaceAll(/[gy]/g, ''))
    const fitting = CHARACTERS.filter((character) => only.test(character))
    known.set(raw, fitting)
    return fitting
  }

  function mostShared(raw: string): string {
    return charactersOf(raw).reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best), '')
  }

  function one(node: AST.Node, way: Way): string {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value)
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass':
        return way === 'shared' ? mostShared(node.raw) : (charactersOf(node.raw)[0] ?? '')
      case 'Quantifier':
        return one(node.element, way).repeat(way === 'least' ? node.min : Math.min(node.max, Math.max(1, node.min)))
      case 'Alternative':
        return node.elements.map((element) => one(element, way)).join('')
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return one(node.alternatives.at(way === 'most' ? -1 : 0)!, way)
      case 'Assertion':
        return node.kind === 'lookbehind' && !node.negate ? one(node.alternatives[0]!, way) : ''
      default:
        return ''
    }
  }

  function samples(node: AST.Node): string[] {
    if (node.type === 'CharacterClass' || node.type === 'CharacterSet') {
      const all = charactersOf(node.raw)
      return unique([...KINDS.flatMap((kind) => all.find((each) => kind.test(each)) ?? []), mostShared(node.raw)])
    }
    if (node.type === 'Pattern' || node.type === 'Group' || node.type === 'CapturingGroup') {
      const { alternatives } = node
      const some = alternatives.length > 4 ? [...alternatives.slice(0, 3), alternatives.at(-1)!] : alternatives
      return unique(some.flatMap((each) => WAYS.map((way) => one(each, way))))
    }
    return unique(WAYS.map((way) => one(node, way)))
  }

  function beside(node: AST.Node, way: Way, side: 'before' | 'after'): string {
    const { parent } = node
    if (!parent || parent.type === 'RegExpLiteral') return ''
    const farther = beside(parent, way, side)
    if (parent.type !== 'Alternative') return farther
    const at = parent.elements.indexOf(node as AST.Element)
    const beside_ = side === 'before' ? parent.elements.slice(0, at) : parent.elements.slice(at + 1)
    const near = beside_.map((element) => one(element, way)).join('')
    return side === 'before' ? farther + near : near + farther
  }

  return {
    samples,
    before: (node, way) => beside(node, way, 'before'),
    after: (node, way) => beside(node, way, 'after'),
  }
}

/** Returns the direct children of a part of an expression. */
export function childrenOf(node: AST.Node): readonly AST.Node[] {
  if (node.type === 'Quantifier') return [node.element]
  if (node.type === 'Alternative') return node.elements
  if (node.type === 'Pattern' || node.type === 'Group' || node.type === 'CapturingGroup') return node.alternatives
  return node.type === 'Assertion' && 'alternatives' in node ? node.alternatives : []
}

function setsOf(node: AST.Node): string[] {
  const isSet = node.type === 'CharacterClass' || node.type === 'CharacterSet'
  return unique([...(isSet ? [node.raw] : []), ...childrenOf(node).flatMap(setsOf)])
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, / /, /[\t\n]/, /[-'’]/, /[.,;:!?]/, /[^\p{L}\p{N}\s]/u]
const CHARACTERS = unique([
  ...Array.from('ab1 -\'.,\nAzZ\t!?"()/:;_0’“”—–…&%$#@*+=<>[]{}|~^`\\éÉßªſ中あаあ한。،¿€°'),
  ...Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code)),
  '\u00a0',
  '\u00ad',
  '\u0301',
  '\u200b',
  '\u2028',
  '\u202e',
  '😀',
  '🇫',
])
