import {
  CLAUSE_HEADS,
  DETERMINERS,
  FINITE_VERBS,
  FUNCTION_WORDS,
  IMPERATIVES,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_AUXILIARIES,
  RELATIVES,
} from './subject-words.ts'

/** Checks for a direct question: "Why do cats purr", but not "why cats purr" or "how to fly". */
export function isDirectQuestion(text: string): boolean {
  const [first = '', second = ''] = plainWords(text)
  if (QUESTION_AUXILIARIES.has(first)) return !IMPERATIVES.has(first)
  if (/^(?:who|what|which|whose)$/u.test(first)) return second !== '' && second !== 'if'
  return /^(?:why|how|where|when)(?:'s|'re)?$/u.test(first) && (first.includes("'") || QUESTION_AUXILIARIES.has(second))
}

export function isQuestion(text: string, given: string): boolean {
  const [first = '', second = ''] = plainWords(text)
  if (/^(?:why|how|what|who|whom|where|when|which|whose)(?:'s|'re)?$/u.test(first)) {
    return (
      given.trim().endsWith('?') ||
      QUESTION_AUXILIARIES.has(second) ||
      /'(?:s|re)$/u.test(first) ||
      first === 'who' ||
      first === 'why'
    )
  }
  return QUESTION_AUXILIARIES.has(first) && (given.trim().endsWith('?') || !IMPERATIVES.has(first))
}

export function isInstruction(text: string): boolean {
  const [first = '', second = ''] = plainWords(text)
  if (!IMPERATIVES.has(first) || second === '') return false
  if (/^(?:don't|let's|never|always|do|let|be)$/u.test(first)) return true
  // "Sleep paralysis" and "Dance music" are noun phrases. "Sleep with the light on" is an instruction.
  return (
    DETERMINERS.has(second) ||
    PRONOUNS.has(second) ||
    FUNCTION_WORDS.has(second) ||
    /^(?:me|us|him|them|up|down|out|away)$/u.test(second)
  )
}

/**
 * Checks if a text is certainly a whole clause: a noun phrase and then a finite verb that does not belong to a relative
 * word or a second noun phrase.
 */
export function isClauseText(text: string): boolean {
  const tokens = plainWords(text)
  const first = tokens[0] ?? ''
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (i > 0 && RELATIVES.has(token)) return false
    // "Honey never spoils": the word after such an adverb is always a verb.
    const isAdverb = /^(?:never|always|rarely)$/u.test(token) && tokens[i + 1] !== undefined
    if (i === 0 || !(FINITE_VERBS.has(token) || isAdverb)) continue
    const before = tokens.slice(0, i)
    const previous = tokens[i - 1]!
    if (DETERMINERS.has(previous) && !PRONOUNS.has(previous) && previous !== 'all') continue // an adjective: "lost city"
    if (PREPOSITIONS.has(previous)) continue
    // A second noun phrase without a preposition before it: "the day the music died", "everything I know".
    const innerStart = before.findIndex(
      (word, at) =>
        at > 0 &&
        (DETERMINERS.has(word) || PRONOUNS.has(word)) &&
        !PREPOSITIONS.has(before[at - 1]!) &&
        !['and', 'or', 'all', 'both', 'half'].includes(before[at - 1]!),
    )
    if (innerStart > 0) return false
    if (
      before.some((word) => CLAUSE_HEADS.has(word)) &&
      /^(?:the|every|all)$/u.test(first) &&
      i > 2 &&
      !PREPOSITIONS.has(before[2] ?? '')
    ) {
      return false // The verb belongs to the second noun phrase: "the day the music died".
    }
    return true
  }
  // "They live in the walls" is a clause, but "I, Robot" and "Us" are not.
  return (
    /^(?:we|i|you|they|he|she|it)\s+\p{L}/iu.test(text) &&
    !PREPOSITIONS.has(tokens[1] ?? '') &&
    tokens[1] !== 'and' &&
    tokens[1] !== 'or'
  )
}

/** Returns a text's words in lower case, with straight apostrophes. */
export function plainWords(text: string): string[] {
  return (text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? []) as string[]
}
