import type { Board } from '@dayreel/storyboard'
import { itemIn, saidAt } from '../items.ts'
import type { SceneWords, Span } from '../scene-words.ts'

/** A part begins and ends with a character of a word, so that a search has few ways to divide the spaces around it. */
const PART = '[^\\s,.;:!?—–][^,.;:!?—–]{0,58}?[^\\s,.;:!?—–]'
/** A part ends with its clause, so that it stays short. */
const END = '(?=\\s{0,9}(?:[,.;:!?—–]|$))'
/** Sentences of the form "not this but that", by language. The groups `no` and `yes` are its parts. */
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    form(
      `(?:(?<!\\p{L})not|n['’]t)\\s{1,9}(?!only|just|even|all|every|sure|because|until|yet|long)(?<no>${PART})(?:\\s{0,9},)?\\s{1,9}but\\s{1,9}(?!also|not)(?<yes>${PART})${END}`,
    ),
    form(
      `(?:(?<!\\p{L})not|n['’]t)\\s{1,9}(?!only|just|even|all|every|sure|until|yet|long)(?<no>${PART})\\s{0,9}[,.;:—–]\\s{0,9}(?:it|they|that|he|she|this)(?:['’](?:s|re)|\\s{1,9}(?:is|are|was|were))\\s{1,9}(?<yes>${PART})${END}`,
    ),
    form(`(?<!\\p{L})instead\\s{1,9}of\\s{1,9}(?<no>${PART})\\s{0,9},\\s{0,9}(?<yes>${PART})${END}`),
    form(
      `(?:^|[,.;:!?—–])\\s{0,9}(?<yes>${PART})(?:\\s{0,9},)?\\s{1,9}(?:instead\\s{1,9}of|rather\\s{1,9}than)\\s{1,9}(?<no>${PART})${END}`,
    ),
    form(
      `(?:^|[.;:!?—–])\\s{0,9}(?<yes>${PART})\\s{0,9},\\s{0,9}(?:and\\s{1,9})?not\\s{1,9}(?!only|just|even|all|every|because|until|yet)(?<no>${PART})${END}`,
    ),
    form(
      `(?:^|[.!?]\\s{1,9})(?:don['’]t|never|stop)\\s{1,9}(?<no>${PART})\\s{0,9}[.;,:—–]\\s{0,9}(?:instead,?\\s{1,9})?(?<yes>(?:use|try|choose|pick|buy|eat|drink|take|go|keep|store|wear|add|make|put|ask|do|start|write|let|give|turn|hold|set|read|walk|rinse|wash|cook|wait)\\s{1,9}${PART})${END}`,
    ),
  ],
  de: [
    form(
      `(?<!\\p{L})(?:nicht|kein|keine|keinen)\\s{1,9}(?!nur)(?<no>${PART})\\s{0,9},\\s{0,9}sondern\\s{1,9}(?<yes>${PART})${END}`,
    ),
  ],
  es: [
    form(
      `(?<!\\p{L})no\\s{1,9}(?!solo|sólo)(?<no>${PART})(?:\\s{0,9},)?\\s{1,9}sino\\s{1,9}(?!también)(?<yes>${PART})${END}`,
    ),
  ],
}

function form(source: string): RegExp {
  return new RegExp(source, 'diu')
}

/** "Not this but that": the first is crossed out. */
export function contrast(scene: SceneWords): Board | undefined {
  const { text, language } = scene
  for (const search of FORMS[language] ?? []) {
    const found = search.exec(text)
    const [no, yes] = [rangeOf(found, 'no'), rangeOf(found, 'yes')]
    if (no === undefined || yes === undefined) continue
    // "Finish it in the sauce, not on the plate": the right thing is directly before "not".
    const meantIn = yes.to <= no.from ? lastPhraseOf(scene, yes) : yes
    const refused = itemIn(scene, no)
    const meant = itemIn(scene, meantIn, { not: refused !== undefined && 'icon' in refused ? refused.icon : undefined })
    if (refused === undefined || meant === undefined) continue
    return {
      layout: 'contrast',
      items: [{ ...refused, tint: 'gray' }, meant],
      marks: [{ kind: 'cross', on: 0, ...saidAt(scene, lastWordOf(scene, no)) }],
    }
  }
  return undefined
}

function rangeOf(found: RegExpExecArray | null, group: string): Span | undefined {
  const range = found?.indices?.groups?.[group]
  return range && { from: range[0], to: range[1] }
}

function lastPhraseOf({ terms }: SceneWords, span: Span): Span {
  const last = terms.findLastIndex(({ from, to }) => from >= span.from && to <= span.to)
  let first = last
  while (
    terms[first - 1] !== undefined &&
    terms[first - 1]!.from >= span.from &&
    /^(?:noun|adjective|number|name)$/u.test(terms[first - 1]!.kind)
  )
    first -= 1
  return last === -1 ? span : { from: terms[first]!.from, to: terms[last]!.to }
}

function lastWordOf({ terms }: SceneWords, span: Span): Span {
  return terms.findLast(({ from, to }) => from >= span.from && to <= span.to) ?? span
}
