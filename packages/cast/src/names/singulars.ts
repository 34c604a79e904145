const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  oxen: 'ox',
  dice: 'die',
  cacti: 'cactus',
  fungi: 'fungus',
  bacteria: 'bacterium',
  octopi: 'octopus',
}
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }
const MIN_STEM = 2

/**
 * Returns a word and its possible singular forms, the most probable first. The caller looks up which of them exists.
 */
export function singularsOf(word: string, language: string): string[] {
  const forms =
    language === 'en' ? english(word) : language === 'de' ? german(word) : language === 'es' ? spanish(word) : []
  return [...new Set([word, ...forms])].filter((form) => form.length >= MIN_STEM)
}

function english(word: string): string[] {
  if (Object.hasOwn(IRREGULAR, word)) return [IRREGULAR[word]!]
  if (word.endsWith('men')) return [`${word.slice(0, -2)}an`]
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)]
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  return /[^su]s$/.test(word) ? [word.slice(0, -1)] : []
}

/** Removes the endings of plural and case, and the umlaut of the last vowel: “Häuser” is “Haus”. */
function german(word: string): string[] {
  const stems = ['', 'e', 'n', 'en', 'er', 'ern', 's', 'es', 'nen'].flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length > MIN_STEM ? [word.slice(0, word.length - ending.length)] : [],
  )
  return stems.flatMap((stem) => [stem, stem.replace(/[äöü](?=[^äöü]*$)/, (vowel) => UMLAUTS[vowel]!)])
}

function spanish(word: string): string[] {
  if (word.endsWith('ces')) return [`${word.slice(0, -3)}z`, word.slice(0, -1)]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith('s') ? [word.slice(0, -1)] : []
}
