import { wordTable } from '@dayreel/storyboard/base'
import { isAlone, isOwnerHere, type Mention, mentionAt, POINTERS } from './noun-phrase.ts'
import { readNoun } from './nouns.ts'
import { readTokens, type Token, withoutIdioms } from './sentence-tokens.ts'
import { classOf, isNegation, words } from './small-words.ts'

/** A pronoun that refers to an earlier mention. */
export type Reference = { pronoun: 'it' | 'he' | 'she' | 'they' | 'this'; word: string; at: number; isOwner: boolean }
/** One sentence: its words and its mentions, in order. */
export type Sentence = {
  tokens: readonly Token[]
  mentions: readonly Mention[]
  references: readonly Reference[]
  /** Positions of words that can be nouns but are verbs in this sentence. */
  verbs: ReadonlySet<number>
}
const PRONOUNS = wordTable<Reference['pronoun']>({
  it: 'it',
  its: 'it',
  itself: 'it',
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
  they: 'they',
  them: 'they',
  their: 'they',
  theirs: 'they',
  themselves: 'they',
})
const OWNERS = words(`its his her their`)
/** These words begin a new clause. A negation before them does not apply to it. */
const CLAUSES = words(`because but when while if until since before after so who which that where and then`)

/** Reads the mentions of an English text, by sentence. */
export function readMentions(text: string): Sentence[] {
  return withoutIdioms(text)
    .split(/(?<![.!?…])[.!?…]+(?=\s|$|["”’)])/u)
    .map(readSentence)
    .filter(({ tokens }) => tokens.length > 0)
}

function readSentence(text: string): Sentence {
  const tokens = readTokens(text)
  const mentions: Mention[] = []
  const references: Reference[] = []
  const verbs = new Set<number>()
  let isDenied = false
  for (let i = 0; i < tokens.length;) {
    const { word, isFirstOfClause } = tokens[i]!
    if (isFirstOfClause || CLAUSES.has(word)) isDenied = false
    if (isNegation(word)) isDenied = true
    const pronoun = PRONOUNS[word]
    if (pronoun !== undefined && !isDummy(tokens, i)) {
      references.push({ pronoun, word, at: i, isOwner: OWNERS.has(word) && isOwnerHere(tokens, i) })
    } else if (/^ones?$/u.test(word) && isOneOfMany(tokens, i)) {
      references.push({ pronoun: 'they', word, at: i, isOwner: false })
    } else if (POINTERS.has(word) && isAlone(tokens, i))
      references.push({ pronoun: 'this', word, at: i, isOwner: false })
    const mention = mentionAt(tokens, i, mentions.at(-1))
    if (mention === undefined) {
      if (readNoun(word) !== undefined) verbs.add(i)
      i++
      continue
    }
    mentions.push({ ...mention, isDenied })
    // "No shoes, but a hat": a negating determiner applies only to its own noun.
    if (/^(?:no|without)$/u.test(word)) isDenied = false
    i = mention.end
  }
  return { tokens, mentions, references, verbs }
}

/** Returns whether "it" refers to nothing: "it rained", "it is late". */
function isDummy(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.word !== 'it' || tokens[at]!.isLastOfClause) return false
  const rest = tokens
    .slice(at + 1, at + 6)
    .map(({ word }) => word)
    .join(' ')
  return /^(?:(?:is|was|has|had|been|will|be|would|started|starts|began|to|never|not|n't|still|always|\w+n't) ){0,3}(?:rain|snow|hail|thunder|drizzl|pour|get(?:s|ting)? dark|got dark|dark|late|early|midnight|noon|time|about time|because|t(?:akes|ook) (?:\p{N}+|one|two|three|four|five|six|ten|years|days|hours|months|a (?:while|year|day|lot|long))\b|turns out|turned out|seems that|\w+ o'clock)/u.test(
    rest,
  )
}

/** Returns whether "one" is a pronoun: "She has one from every city", but not "one of them" or "one letter". */
function isOneOfMany(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (tokens[at]!.isLastOfClause || next === undefined) return at > 0
  return next.word !== 'of' && /^(?:preposition|verb)$/u.test(classOf(next.word) ?? '')
}
