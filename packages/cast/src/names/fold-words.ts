/** Words before a noun that do not change it, in English, German and Spanish. */
const ARTICLES: Readonly<Record<string, RegExp>> = {
  en: /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|any|every|each|all|both|no|many|most|several|few|more|another|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*)$/,
  de: /^(?:ein|eine|einen|einem|einer|eines|der|die|das|den|dem|des|mein|meine|dein|deine|sein|seine|ihr|ihre|unser|unsere|alle|viele|einige|jede|jeder|jedes|kein|keine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d[\d,.]*)$/,
  es: /^(?:un|una|unos|unas|el|la|los|las|mi|mis|tu|tus|su|sus|este|esta|estos|estas|muchos|muchas|todos|todas|cada|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d[\d,.]*)$/,
}

/**
 * Returns the words of a phrase in the form in which names are compared: lower case, without punctuation, possessive
 * endings and leading articles. Spanish also loses its accents, because writers omit them.
 */
export function foldWords(phrase: string, language: string): string[] {
  const lower = phrase
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]s?(?=\s|$)/g, '')
  const plain = language === 'es' ? lower.replaceAll(/[áéíóúü]/g, (letter) => letter.normalize('NFD')[0]!) : lower
  const words = plain
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  const article = ARTICLES[language]
  const first = words.findIndex((word) => article?.test(word) !== true)
  return first < 0 ? words : words.slice(first)
}
