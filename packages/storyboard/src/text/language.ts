import { ENDINGS, LANGUAGES_WITH_RARE_LETTERS, LETTERS, STRONG_WORDS, WORDS } from './language-words.ts'
import { withoutUrls } from './without-urls.ts'

/** Scripts that identify a language. The first one wins if a text uses several scripts equally. */
const SCRIPTS: readonly (readonly [language: string, characters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['my', /\p{Script=Myanmar}/gu],
]

/**
 * Detects the language of a text as a primary subtag of BCP 47: by its script, and for Latin letters by its most common
 * words. Default: `en`, because short subjects often contain no characteristic word.
 */
export function detectLanguage(text: string): string {
  const sample = withoutUrls(text.slice(0, 4_000))
  const latin = count(sample, /\p{Script=Latin}/gu)
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(sample, /\p{Script=Han}/gu)
  let best = { language: 'latin', characters: latin / 3 } // A Latin letter is weaker evidence than other letters.
  if (kana + han > best.characters) best = { language: kana > 0 ? 'ja' : 'zh', characters: kana + han }
  for (const [language, characters] of SCRIPTS) {
    const found = count(sample, characters)
    if (found > best.characters) best = { language, characters: found }
  }
  if (best.characters === 0 || best.language === 'latin') return latin === 0 ? 'en' : detectLatin(sample)
  if (best.language === 'ru') return detectCyrillic(sample)
  if (best.language === 'ar') return detectArabic(sample)
  return best.language
}

function detectCyrillic(text: string): string {
  if (/[іїєґ]|(?:^|\s)(?:чому|що|або)(?=\s|$)/iu.test(text)) return /[ўэы]/iu.test(text) ? 'be' : 'uk'
  if (/[ђћљњџј]/iu.test(text)) return 'sr'
  return /ъ/iu.test(text) && !/[ыэё]/iu.test(text) ? 'bg' : 'ru'
}

function detectArabic(text: string): string {
  if (/[ٹڈڑےں]/u.test(text)) return 'ur'
  return /[پچژگ]/u.test(text) ? 'fa' : 'ar'
}

function detectLatin(text: string): string {
  if (/[¿¡]/u.test(text)) return 'es'
  const tokens = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const lower = tokens.map((token) => token.toLowerCase())
  const isLong = tokens.length > 25
  const scores = new Map<string, number>()
  lower.forEach((token, index) => {
    if (!isLong && lower[index - 1] === token) return // In "la la land", "la" counts only once.
    const spokenIn = Object.keys(WORDS).filter((language) => WORDS[language]!.has(token))
    for (const language of spokenIn) {
      const weight = STRONG_WORDS[language]?.has(token) ? 2 : spokenIn.length > 1 ? 0.75 : 1
      scores.set(language, (scores.get(language) ?? 0) + weight)
    }
    for (const [language, letters] of Object.entries(LETTERS)) {
      if (letters.test(token))
        scores.set(language, (scores.get(language) ?? 0) + (LANGUAGES_WITH_RARE_LETTERS.has(language) ? 2 : 0.8))
    }
  })
  // Word endings separate languages that share small words such as un, la, que and de.
  for (const [language, endings] of Object.entries(ENDINGS)) {
    const score = scores.get(language)
    if (score === undefined) continue
    scores.set(language, score + Math.min(0.6, 0.15 * lower.filter((token) => endings.test(token)).length))
  }
  const english = scores.get('en') ?? 0
  let best = { language: 'en', score: 0 }
  for (const [language, score] of scores) if (language !== 'en' && score > best.score) best = { language, score }
  if (best.score <= english) return 'en'
  if (isLong) return best.score / tokens.length > 0.05 ? best.language : 'en'
  // Names such as "Don Quixote de la Mancha" or "Los Angeles" do not make an English subject foreign.
  const content = tokens.filter((token) => !WORDS[best.language]!.has(token.toLowerCase()))
  const isName = best.language !== 'de' && content.every((token) => /^\p{Lu}/u.test(token))
  if (isName && best.score < 3) return 'en'
  if (best.score >= 1.5 && best.score >= english * 1.7) return best.language
  return best.score >= 0.9 && english === 0 && tokens.length >= 3 && best.score / tokens.length >= 0.29
    ? best.language
    : 'en'
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
