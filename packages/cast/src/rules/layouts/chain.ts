import type { Board, BoardItem } from '@dayreel/storyboard'
import { iconOf, isPicture, itemIn, saidAt } from '../items.ts'
import type { SceneWords, Span } from '../scene-words.ts'

/** A word that joins a cause and an effect. `isEffectFirst`: "the effect because the cause". */
type Link = { form: RegExp; isEffectFirst: boolean }

const LINKS: Readonly<Record<string, readonly Link[]>> = {
  en: [
    link('\\S\\s+', 'because(?!\\s+of\\s+(?:that|this|it))', true),
    link(
      '\\S\\s*[,.;—–]\\s*',
      "(?:and\\s+)?(?:so(?!\\s+(?:much|many|far|long|that\\s+you|is|are|was|do|did|does|called))|therefore|which\\s+means|which\\s+makes|that\\s+means|this\\s+means|that\\s+makes|this\\s+makes|as\\s+a\\s+result|that\\s+is\\s+why|that[’']s\\s+why|which\\s+is\\s+why|then)",
      false,
    ),
    link(
      '\\S\\s+',
      '(?:leads?\\s+to|led\\s+to|causes?|caused|results?\\s+in|resulted\\s+in|triggers?|triggered|produces?|creates?|created)',
      false,
    ),
  ],
  de: [link('\\S\\s*,\\s*', 'weil', true), link('\\S\\s*[,.;]\\s*', '(?:deshalb|darum|deswegen)', false)],
  es: [link('\\S\\s+', 'porque', true), link('\\S\\s*[,.;]\\s*', '(?:por\\s+eso|así\\s+que)', false)],
}
/** A condition at the beginning of a sentence: "When water freezes, it expands." */
const CONDITION: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[.!?]\s+)(?:when|whenever|if|once|because|since(?!\s+then)|after(?!\s+that)|as\s+soon\s+as)\s+(?<cause>[^,.;:!?—–]{4,80}),\s*(?:then\s+)?(?<effect>[^.;:!?—–]{4,80})/diu,
  de: /(?:^|[.!?]\s+)(?:wenn|sobald|weil|falls)\s+(?<cause>[^,.;:!?—–]{4,80}),\s*(?:dann\s+)?(?<effect>[^.;:!?—–]{4,80})/diu,
  es: /(?:^|[.!?]\s+)(?:cuando|si)\s+(?<cause>[^,.;:!?—–]{4,80}),\s*(?<effect>[^.;:!?—–]{4,80})/diu,
}

/** A cause and its effect: two items in spoken order, with an arrow from the cause to the effect. */
export function chain(scene: SceneWords): Board | undefined {
  return condition(scene) ?? linked(scene)
}

function condition(scene: SceneWords): Board | undefined {
  const groups = CONDITION[scene.language]?.exec(scene.text)?.indices?.groups
  const [cause, effect] = [groups?.['cause'], groups?.['effect']]
  if (!cause || !effect) return undefined
  return chainOf(
    scene,
    { from: cause[0], to: cause[1] },
    { from: effect[0], to: effect[1] },
    { from: effect[0], to: effect[0] + 1 },
    false,
  )
}

function linked(scene: SceneWords): Board | undefined {
  const { text, terms, language } = scene
  for (const { form, isEffectFirst } of LINKS[language] ?? []) {
    const range = form.exec(text)?.indices?.groups?.['link']
    if (!range) continue
    const word = { from: range[0], to: range[1] }
    const at = terms.find(({ from }) => from >= word.from)
    const previous = terms.findLast(({ to }) => to <= word.from)
    if (at === undefined || previous === undefined || NEGATED.test(text.slice(0, previous.to))) continue
    const start = terms.find(({ sentence }) => sentence === previous.sentence)!.from
    const end = terms.findLast(({ sentence }) => sentence === at.sentence)!.to
    const board = chainOf(scene, { from: start, to: previous.to }, { from: word.to, to: end }, word, isEffectFirst)
    if (board !== undefined) return board
  }
  return undefined
}

/** "Cheese does not cause nightmares": there is no effect. */
const NEGATED = /(?:n['’]t|(?<!\p{L})(?:not|never|nicht|kein|no|nunca))(?:\s+\p{L}+)?$/iu

function chainOf(
  scene: SceneWords,
  first: Span,
  second: Span,
  linkedAt: Span,
  isEffectFirst: boolean,
): Board | undefined {
  const left = itemIn(scene, first)
  if (left === undefined) return undefined
  const right = itemIn(scene, second, { not: iconOf(left) })
  if (right === undefined || !isWorthIt(left, right)) return undefined
  const arrow = isEffectFirst ? { on: 1, to: 0 } : { on: 0, to: 1 }
  const said = scene.terms.find(({ from }) => from >= linkedAt.from)
  return {
    layout: 'chain',
    items: [left, right],
    marks: [{ kind: 'arrow', ...arrow, ...(said === undefined ? {} : saidAt(scene, said)) }],
  }
}

/** Two words with an arrow between them show nothing. */
function isWorthIt(left: BoardItem, right: BoardItem): boolean {
  return isPicture(left) || isPicture(right)
}

function link(before: string, words: string, isEffectFirst: boolean): Link {
  return { form: new RegExp(`${before}(?<link>${words})(?!\\p{L})`, 'diu'), isEffectFirst }
}
