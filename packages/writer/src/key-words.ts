import { DETERMINERS, FUNCTION_WORDS, PREPOSITIONS, PRONOUNS } from '@dayreel/storyboard'

const UNTELLING =
  /^(?:what|happens?|happened|would|could|should|will|if|facts?|things?|thing|ways?|history|story|stories|about|imagine|never|always|know|knew|get|got|make|made|really|ever|own|day|world|reason|question|who|that|have|has|had|been|being|were|was|are|is|does|did|don't|can|can't|won't|not|me|us|him|them|let|let's|best|top|today|way|came|come|became|went|receives?|stopped|stop|tried|used|called|makes|gets|one|two|three|four|five|six|seven|eight|nine|ten|up|down|out|off|so|too|very|then|there|here|else|everyone|everybody|nobody|someone|something|nothing|everything|it's|i'm|you're|just|still|again|look|fold|explained|true|vs|every)$/u

/** Words that tell what a subject is about, in order, each once. */
export function findKeyWords(text: string): string[] {
  const found: string[] = []
  for (const token of text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []) {
    const word = token.replace(/['’]s?$/u, '')
    const lower = word.toLowerCase().replace('’', "'")
    if (DETERMINERS.has(lower) || PRONOUNS.has(lower) || FUNCTION_WORDS.has(lower) || PREPOSITIONS.has(lower)) continue
    if (UNTELLING.test(lower) || (word.length < 3 && !/\p{Lu}{2}/u.test(word)) || /^\p{N}+$/u.test(word)) continue
    if (!found.some((other) => other.toLowerCase() === lower)) found.push(word)
  }
  return found
}
