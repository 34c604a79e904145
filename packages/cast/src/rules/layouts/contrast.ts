import type { Board } from '@dayreel/storyboard'
import { itemIn, saidAt } from '../items.ts'
import type { SceneWords, Span } from '../scene-words.ts'

/**
 * Sentences of the form "not this but that". The groups `no` and `yes` are its parts. A part ends with its clause, so
 * that it stays short.
 */
const PART = '[^,.;:!?—–]{2,60}?'
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    `(?<!\\p{L})(?:not|n['’]t)\\s+(?!only|just|even|all|every|sure|because|until|yet|long)(?<no>${PART})\\s*,?\\s+but\\s+(?!also|not)(?<yes>${PART})(?=[,.;:!?—–]|$)`,
    `(?<!\\p{L})(?:not|n['’]t)\\s+(?!only|just|even|all|every|sure|until|yet|long)(?<no>${PART})[,.;:—–]\\s*(?:it|they|that|he|she|this)(?:['’](?:s|re)|\\s+(?:is|are|was|were))\\s+(?<yes>${PART})(?=[,.;:!?—–]|$)`,
    `(?<!\\p{L})instead\\s+of\\s+(?<no>${PART})\\s*,\\s*(?<yes>${PART})(?=[,.;:!?—–]|$)`,
    `(?:^|[,.;:!?—–]\\s*)(?<yes>${PART})\\s*,?\\s+(?:instead\\s+of|rather\\s+than)\\s+(?<no>${PART})(?=[,.;:!?—–]|$)`,
    `(?:^|[.;:!?—–]\\s*)(?<yes>[^,.;:!?—–]{2,60}?)\\s*,\\s*(?:and\\s+)?not\\s+(?!only|just|even|all|every|because|until|yet)(?<no>${PART})(?=[,.;:!?—–]|$)`,
    `(?:^|[.!?]\\s+)(?:don['’]t|never|stop)\\s+(?<no>${PART})[.;,:—–]\\s*(?:instead,?\\s+)?(?<yes>(?:use|try|choose|pick|buy|eat|drink|take|go|keep|store|wear|add|make|put|ask|do|start|write|let|give|turn|hold|set|read|walk|rinse|wash|cook|wait)\\s+${PART})(?=[,.;:!?—–]|$)`,
  ].map((form) => new RegExp(form, 'iu')),
  de: [`(?<!\\p{L})(?:nicht|kein|keine|keinen)\\s+(?!nur)(?<no>${PART})\\s*,\\s*sondern\\s+(?<yes>${PART})(?=[,.;:!?—–]|$)`].map((form) => new RegExp(form, 'iu')), // prettier-ignore
  es: [`(?<!\\p{L})no\\s+(?!solo|sólo)(?<no>${PART})\\s*,?\\s+sino\\s+(?!también)(?<yes>${PART})(?=[,.;:!?—–]|$)`].map((form) => new RegExp(form, 'iu')), // prettier-ignore
}

/** "Not this but that": the first is crossed out. */
export function contrast(scene: SceneWords): Board | undefined {
  const { text, language } = scene
  for (const form of FORMS[language] ?? []) {
    const found = new RegExp(form.source, 'diu').exec(text)
    const [no, yes] = [rangeOf(found, 'no'), rangeOf(found, 'yes')]
    if (no === undefined || yes === undefined) continue
    // "Finish it in the sauce, not on the plate": what is meant stands directly before "not".
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
