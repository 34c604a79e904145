import {
  LISTED_WORDS,
  subjectLine,
  isClauseText,
  isDirectQuestion,
  isInstruction,
  isQuestion,
  plainWords,
  DETERMINERS,
  FINITE_VERBS,
  FUNCTION_WORDS,
  IMPERATIVES,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_AUXILIARIES,
  RELATIVES,
} from '@dayreel/storyboard'
import { findKeyWords } from './key-words.ts'
import { REAL_NAMES } from './real-names.ts'
import { askedPlural, groupOf, type Group, mentionAgain, withArticle } from './mention.ts'
import { isTopicNoun, readTopic, type Topic } from './read-topic.ts'
import { isVisualWord } from './visual-words.ts'
import { ACRONYMS, COMMON_ENDING, COMMON_OPENERS, MASS_ENDING, MASS_NOUNS } from './subject-words.ts'

/**
 * What a subject is, as far as its words tell: a `clause` is asked or imagined, a `statement` is said as if it were so; `words` are
 * none of the others, such as a single letter or an instruction.
 */
export type SubjectKind = 'thing' | 'clause' | 'statement' | 'question' | 'howto' | 'list' | 'words'

export type Subject = {
  kind: SubjectKind
  /** As it was given, without the stop at its end. */
  original: string
  /** Stands where `{S}` stands: always grammatical as a noun phrase, whatever the subject was. */
  phrase: string
  /** Stands where `{A}` stands, after "about": "how submarines dive", "10 ways to sleep better". */
  about: string
  /** Stands where `{C}` stands, when the subject is or asks about a clause. */
  clause: string | undefined
  /** Stands where `{Q}` stands: a direct question as it was asked, without its mark. */
  question: string | undefined
  /** Stands where `{W}` stands, after a verb such as "know": "why whales sing". */
  indirect: string | undefined
  /** What kind of thing it speaks of, where its main noun tells. */
  topic: Topic | undefined
  /** The same more narrowly. */
  group: Group | undefined
  /** Stands where `{H}` stands: how it is spoken of again, "the keeper"; of a question its plural noun, "whales". */
  again: string | undefined
  /** Whether `phrase` is the subject itself, not words around it ("the question …"). */
  isPlain: boolean
  /** Names someone or something that may be real: nothing may be claimed about it. */
  isNamed: boolean
  /** Its own telling words, in order, without small ones: for pictures and hashtags. */
  keyWords: string[]
}

/**
 * Finds how a subject can stand inside sentences without being bent: nothing is inflected, moved or guessed. A noun phrase stands
 * as it is; of "What if …?" the clause is taken; a question or an instruction is quoted, which is right around any words.
 */
export function readSubject(text: string): Subject {
  const original = subjectLine(text)
  const isNamed = hasName(original)
  const keyWords = findKeyWords(original)
  const make = (phrase: string, clause?: string, isPlain = clause === undefined): Subject => {
    const about = phrase.replace(/^the question of /u, '')
    const kind = kindOf(original, phrase, clause, isPlain)
    return {
      kind,
      original,
      phrase,
      about,
      clause,
      question: isDirectQuestion(original) ? lowerFirst(original) : undefined,
      indirect: about !== phrase && !/ to /iu.test(about.split(' ').slice(0, 3).join(' ')) ? about : undefined,
      // A boat is no thing for a shelf.
      topic: !isPlain ? undefined : groupOf(phrase) === 'vehicle' ? 'machine' : readTopic(phrase),
      group: isNamed || !isPlain ? undefined : groupOf(phrase),
      again: isNamed ? undefined : isPlain ? mentionAgain(phrase) : askedIn(original, phrase, askedPlural),
      isPlain,
      isNamed,
      keyWords,
    }
  }
  if (LIST.test(original)) return make(lowerFirst(original), undefined, false)

  const asked =
    /^(?:but |and |so )?(?:what (?:would |will )?(?:happens? |be )?if|imagine(?: that| if)?|picture(?: that)?|suppose(?: that)?|if|a world where|a world in which)\s(.+)$/isu.exec(
      original,
    )
  if (asked) {
    const rest = lowerFirst(asked[1]!.replace(/, (?:what|would|how|could|who|then)\b.*$/isu, ''))
    const isClause = !/^(?:imagine|picture|suppose)/iu.test(original) || isClauseText(rest)
    return isClause ? make(`a world where ${rest}`, rest) : make(rest)
  }
  const supposed = /^(?:what|how|who|where) would .+? if (.+)$/isu.exec(original)
  if (supposed) return make(`a world where ${supposed[1]}`, supposed[1])
  // "Why do cats purr" holds "why cats purr" unbent; with "does" or "did" the verb would have to change.
  const plainDo = /^(why|how|where|when|what) do ((?!not\b)\S.*)$/iu.exec(original)
  if (plainDo) return make(`the question of ${plainDo[1]!.toLowerCase()} ${lowerFirst(plainDo[2]!)}`, undefined, false)
  // "Why cats purr" is one already.
  const plain = /^(?:why|how|where|when) (\p{L}+(?:'\p{L}+)?)\s+\S/iu.exec(original)
  if (plain && !QUESTION_AUXILIARIES.has(plain[1]!.toLowerCase())) {
    return make(`the question of ${lowerFirst(original)}`, undefined, false)
  }
  if (/^what happens\s/iu.test(original)) return make(`the question of ${lowerFirst(original)}`, undefined, false)
  if (isQuestion(original, text)) return make(`the question “${capitalise(original)}?”`, undefined, false)
  const [first = '', second] = plainWords(original)
  if (/^(?:why|how|what|who|where|when)$/u.test(first) && second !== undefined) {
    return make(`the question of ${lowerFirst(original)}`, undefined, false) // "how the universe ends", "how to fly"
  }
  if (/^\p{L}$/u.test(original)) return make(`the letter ${original.toUpperCase()}`, undefined, false)
  if (/^\p{N}+$/u.test(original)) return make(`the number ${original}`, undefined, false)
  if (second === undefined && IMPERATIVES.has(first))
    return make(`the word “${capitalise(original)}”`, undefined, false)
  if (isInstruction(original)) return make(`the words “${capitalise(original)}”`, undefined, false)
  if (isClauseText(original)) {
    const clause = lowerFirst(original)
    return make(`a world where ${clause}`, clause)
  }
  if ((FUNCTION_WORDS.has(first) && first !== 'being') || !/\p{L}/u.test(original))
    return make(`the words “${capitalise(original)}”`, undefined, false)
  const smelled = /^the (?:smell|taste|scent) of (.+)$/iu.exec(original)?.[1]
  if (smelled !== undefined && readTopic(smelled) === 'food') return make(smelled)
  return make(withArticle(lowerFirst(original), isNamed))
}

/** What is read of a question, and of nothing else. */
function askedIn<T>(original: string, phrase: string, read: (question: string) => T): T | undefined {
  return phrase.startsWith('the question ') ? read(original) : undefined
}

const LIST = new RegExp(
  String.raw`^(?:(?:the |my |our )?(?:top|best) )?(?:\p{N}+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty) (?:[\p{L}-]+ ){0,2}(?:${LISTED_WORDS})\b`,
  'iu',
)

function kindOf(original: string, phrase: string, clause: string | undefined, isPlain: boolean): SubjectKind {
  if (clause !== undefined)
    return phrase === `a world where ${clause}` && isStatement(original) ? 'statement' : 'clause'
  if (LIST.test(original)) return 'list'
  if (/^how to /iu.test(original)) return 'howto'
  if (phrase.startsWith('the question ')) return 'question'
  return isPlain ? 'thing' : 'words'
}

/** "Honey never spoils": said of the present, and not asked or imagined. */
function isStatement(original: string): boolean {
  if (/^(?:(?:but|and|so) )?(?:what|imagine|picture|suppose|if|a world|how|who|where)\b/iu.test(original)) return false
  return / (?:is|are|has|have|can|can't|cannot|isn't|aren't|don't|doesn't|never|always|rarely) /iu.test(original)
}

/** Lowers a first capital where English would: of small words and of common nouns, never of what may be a name. */
function lowerFirst(text: string): string {
  const match = /^(\p{Lu}[\p{Ll}'’]*)(?=[^\p{L}]|$)(.*)$/su.exec(text)
  if (!match) return text
  const word = match[1]!.toLowerCase().replace('’', "'")
  if (word === 'i' || word.startsWith("i'")) return text
  const isTitle = /^(?:the|a|an)$/u.test(word) && /^\s+\p{Lu}/u.test(match[2]!)
  const rest = plainWords(match[2]!)
  const isSmall =
    DETERMINERS.has(word) ||
    PRONOUNS.has(word) ||
    FUNCTION_WORDS.has(word) ||
    FINITE_VERBS.has(word) ||
    IMPERATIVES.has(word)
  if (isSmall) return isTitle && rest.length <= 1 && word !== 'the' ? text : text[0]!.toLowerCase() + text.slice(1)
  // "Quantum Computers", "Harry Potter": capitals throughout are how a name is written.
  const isTitleCase = /^\s+\p{Lu}/u.test(match[2]!)
  const hasPluralVerb = word.endsWith('s') && /^\s+(?:are|were|have|can|will|do|don't)\b/u.test(match[2]!)
  const isCommon =
    isVisualWord(word) || isTopicNoun(word) || COMMON_ENDING.test(word) || COMMON_OPENERS.has(word) || hasPluralVerb
  return isCommon && !isTitleCase ? text[0]!.toLowerCase() + text.slice(1) : text
}

export function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/**
 * Whether a noun phrase lacks the article that a sentence would want ("astronaut on mars"): it is right only after a colon. In
 * doubt it is.
 */
export function isBare({ original, phrase, isPlain, isNamed }: Subject): boolean {
  if (!isPlain || isNamed) return false
  if (phrase !== lowerFirst(original) && DETERMINERS.has(plainWords(phrase)[0] ?? '')) return false
  const tokens = plainWords(original)
  if (/\b(?:story|tale|video|film|portrait|close-up|photo|picture|image|painting) (?:of|about)\b/iu.test(original))
    return true
  if (DETERMINERS.has(tokens[0] ?? '') || /['’]s$/u.test(tokens[0] ?? '') || /^\p{N}/u.test(tokens[0] ?? ''))
    return false
  const end = tokens.findIndex(
    (token, i) => i > 0 && (PREPOSITIONS.has(token) || RELATIVES.has(token) || FINITE_VERBS.has(token)),
  )
  const head = tokens[end < 0 ? tokens.length - 1 : end - 1] ?? ''
  return (
    !/[^s]s$/u.test(head) && !MASS_NOUNS.has(head) && !MASS_ENDING.test(head) && !tokens.slice(0, end).includes('and')
  )
}

/** A capital where a sentence does not ask for one, or a name that is known without it. */
function hasName(text: string): boolean {
  const tokens = text.match(/[\p{L}\p{M}\p{N}'’.-]+/gu) ?? []
  if (plainWords(text).some((word) => REAL_NAMES.has(word.replace(/'s?$/u, '')))) return true
  if (/\b(?:world war|9\/11|new york|san francisco|los angeles|hong kong)\b/iu.test(text)) return true
  return tokens.some((token, index) => {
    if (!/^\p{Lu}/u.test(token) || /^I(?:['’]\p{L}+)?$/u.test(token)) return false
    if (ACRONYMS.has(token)) return false
    if (index > 0) return true
    return lowerFirst(text) === text && !/^\p{Lu}{1}$/u.test(text)
  })
}
