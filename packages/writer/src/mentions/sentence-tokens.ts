/** A word of a sentence: `word` is in lower case, `given` is unchanged. */
export type Token = { word: string; given: string; isFirstOfClause: boolean; isLastOfClause: boolean }

/** Removes idioms and comparisons, whose nouns are not in the picture, and replaces names with a title by a common noun. */
export function withoutIdioms(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .replace(TITLED, (_, title: string) =>
      /^mr$/iu.test(title) ? 'a man' : /^dr$/iu.test(title) ? 'a doctor' : 'a woman',
    )
    .replace(COMPARED, ' ')
    .replace(IDIOMS, ' , ')
}
/** A prompt has no names of people: “Mr Brown” becomes “a man”. */
const TITLED = /\b(Mrs|Ms|Miss|Mr|Dr)\.?\s+\p{Lu}\p{L}{1,40}/gu
const COMPARED =
  /\b(?:like|as if|as though|than|(?:the|a) (?:size|price|shape|colou?r|weight|length) of|(?:as|so) \w{1,30} as) (?:(?:an?|the|some|your|my|his|her|one|two) )?[\p{L}-]{1,40}(?: (?:of (?:(?:an?|the) )?)?[\p{L}-]{1,40}(?=[,.;!?]|$))?/giu
const IDIOMS =
  /\b(?:on (?:watch|the way(?: to)?|time|hand|foot|board|paper|the other hand|earth)|in (?:flower|bloom|blossom|time|case|order|front of|the (?:way|dark|end|world|red|face of)|hot water)|at (?:hand|heart|work|first sight)|by (?:hand|heart|the way)|of course|a piece of cake|an? eye on|over the moon|out of (?:hand|the blue)|a cup of joe|next door|spill the beans)\b/giu

/** Splits a sentence into words. Punctuation ends a clause. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  let isFirstOfClause = true
  for (const [found] of text.matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[,;:()"“”—–]/gu)) {
    if (/^[^\p{L}\p{N}]/u.test(found)) {
      isFirstOfClause = true
      const last = tokens.at(-1)
      if (last !== undefined) tokens[tokens.length - 1] = { ...last, isLastOfClause: true }
      continue
    }
    for (const part of found.replace(/^(it|he|she|that|there|who|what)'s$/iu, '$1 is').split(' ')) {
      tokens.push({ word: part.toLowerCase(), given: part, isFirstOfClause, isLastOfClause: false })
      isFirstOfClause = false
    }
  }
  const last = tokens.at(-1)
  if (last !== undefined) tokens[tokens.length - 1] = { ...last, isLastOfClause: true }
  return tokens
}
