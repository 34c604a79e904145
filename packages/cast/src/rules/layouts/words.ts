import { MAX_BOARD_LABEL_CHARACTERS, MAX_BOARD_WORDS_CHARACTERS } from '@dayreel/catalogue'
import type { Board, BoardItem } from '@dayreel/storyboard'
import { labelled, oneLine, saidAt, thingItem, topicItem, wordItem } from '../items.ts'
import { phraseIn, type SceneWords, wholeOf } from '../scene-words.ts'
import { shortClause } from '../short-clause.ts'

const QUOTED = /["“„«]\s{0,9}(?<words>[^"“”„«»]{12,})["”“»]/du
const SAID_BY =
  /(?<!\p{L})(?:said|says|wrote|writes|asked|warned|called|answered|sagte|schrieb|dijo|escribió)(?!\p{L})/iu
const NAMED = /^(?:called|named|nicknamed|namens|llamad[oa])$/u
const MIN_QUOTED_WORDS = 3
const ASKING: Readonly<Record<string, RegExp>> = {
  en: /^(?:so\s+|but\s+|and\s+)?(?<asks>what if|how (?:much|many|long|far|fast|old|big|often)|why|how|what|who|where|when|which)(?!\p{L})/iu,
  de: /^(?<asks>was wäre wenn|wie (?:viel|viele|lange|weit|alt|oft)|warum|wieso|wie|was|wer|wo|wann|welche[rs]?)(?!\p{L})/iu,
  es: /^¿?\s*(?<asks>por qué|cuánt[oa]s?|cómo|qué|quién|dónde|cuándo|cuál)(?!\p{L})/iu,
}
const LONGEST_QUESTION = 36
/** A sentence from its capital letter to its end, of a length that a board shows in large letters. */
const WHOLE_SENTENCE = /(?<![\p{L}\p{N}])\p{Lu}[^.!?"“”«»…]{8,52}(?=[.!?…])/gu
/** Most words of a clause that is written as a whole. */
const SHORT = 7

/** Words in quotation marks. */
export function quotation(scene: SceneWords): Board | undefined {
  const found = QUOTED.exec(scene.text)
  const range = found?.indices?.groups?.['words']
  if (!range) return undefined
  const words = scene.text.slice(range[0], range[1]).trim().replace(/[,;]$/u, '')
  if (words.split(/\s+/u).length < MIN_QUOTED_WORDS || words.length > MAX_BOARD_WORDS_CHARACTERS) return undefined
  const speaker = SAID_BY.test(scene.text) ? nameOf(scene) : undefined
  return {
    layout: 'quotation',
    items: [
      {
        kind: 'word',
        text: oneLine(words, MAX_BOARD_WORDS_CHARACTERS),
        ...(speaker === undefined ? {} : labelled(speaker.text)),
        ...saidAt(scene, { from: range[0], to: scene.terms.find(({ from }) => from >= range[0])?.to ?? range[1] }),
      },
    ],
  }
}

/** A question: its thing and the words that ask. */
export function question(scene: SceneWords): Board | undefined {
  const { text, language, things, topic, terms } = scene
  if (!/[?？]["”»]?\s*$/u.test(text)) return undefined
  const last = terms.at(-1)?.sentence
  const from = terms.find(({ sentence }) => sentence === last)?.from ?? 0
  const questionText = text.slice(from).replace(/\s+/gu, ' ').trim()
  const asks = ASKING[language]?.exec(questionText)?.groups?.['asks']
  const phrase = phraseIn(scene, { from, to: text.length })
  const words =
    questionText.length <= LONGEST_QUESTION
      ? questionText
      : asks === undefined
        ? phrase && `${phrase.text}?`
        : `${asks[0]!.toUpperCase()}${asks.slice(1)}?`
  if (words === undefined) return undefined
  const thing = things.find((each) => each.from >= from) ?? things[0]
  const shown: BoardItem[] =
    thing !== undefined ? [thingItem(scene, thing)] : topic !== undefined ? [topicItem(topic)] : []
  const word: BoardItem = {
    kind: 'word',
    text: oneLine(words, MAX_BOARD_WORDS_CHARACTERS),
    ...saidAt(scene, { from, to: terms.find((term) => term.from >= from)?.to ?? from }),
  }
  return { layout: 'question', items: [...shown, word] }
}

/** A person with a name plate. Nothing but the name is known, so the figure shows neither gender nor age. */
export function person(scene: SceneWords, isKnown: (name: string) => boolean): Board | undefined {
  const name = nameOf(scene)
  if (name === undefined || isKnown(name.text)) return undefined
  // A clam can be called Ming, and a pigeon Cher Ami.
  if (NAMED.test(scene.terms.findLast(({ to }) => to <= name.from)?.word ?? '')) return undefined
  const year = scene.amounts.find(({ kind }) => kind === 'year')
  return {
    layout: 'person',
    items: [
      {
        kind: 'icon',
        icon: 'person',
        ...labelled(name.text),
        ...saidAt(scene, name),
      },
      ...(year === undefined ? [] : [{ kind: 'number', text: year.text, ...saidAt(scene, year) } as const]),
    ],
  }
}

/**
 * Only words: the strongest phrase, or otherwise a short clause. A phrase of one word stands beside the video's topic.
 */
export function word(scene: SceneWords): Board | undefined {
  const phrase = phraseIn(scene, wholeOf(scene))
  if (phrase !== undefined && (scene.topic === undefined || /\s/u.test(phrase.text)))
    return { layout: 'word', items: [wordItem(scene, phrase)] }
  const said = shortClause(scene, wholeOf(scene), SHORT)
  return said && { layout: 'word', items: [wordItem(scene, said)] }
}

/** A short sentence as a whole, for a scene without words that say something on their own. */
export function sentence(scene: SceneWords): Board | undefined {
  const { text } = scene
  const [said] = text.match(WHOLE_SENTENCE)?.toSorted((a, b) => b.length - a.length) ?? []
  if (said === undefined) return undefined
  const from = text.indexOf(said)
  return { layout: 'word', items: [wordItem(scene, { from, to: from + said.length, text: said })] }
}

/** Returns the first name of a person in a scene. */
function nameOf({ text, terms }: SceneWords): { from: number; to: number; text: string } | undefined {
  const first = terms.findIndex(({ kind }) => kind === 'person')
  if (first === -1) return undefined
  let last = first
  while (terms[last + 1]?.kind === 'person' && terms[last + 1]!.clause === terms[first]!.clause) last += 1
  const [from, to] = [terms[first]!.from, terms[last]!.to]
  const name = text.slice(from, to)
  return name.length <= MAX_BOARD_LABEL_CHARACTERS ? { from, to, text: name } : undefined
}
