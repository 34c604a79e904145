import { GENERAL_TEMPLATE_ID } from '@dayreel/catalogue'
import { isDirectQuestion, LISTED_WORDS, UNCOUNTED_LIST_WORDS } from '@dayreel/storyboard'

/** Titles that explain, advise or inform, by language. */
const TITLES: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `^(?:how|why|what|which|when|where|is|are|do|does|can|should)(?!\\p{L})|(?<!\\p{L})(?:explained|guide|news|update|versus|vs|facts?|science|works?|\\d\\s+(?:\\p{L}+\\s+){0,2}(?:${LISTED_WORDS})|${UNCOUNTED_LIST_WORDS}|tutorial|review|recipe|basics|beginners|mean|means|avoid|save|learn|improve|fix|stop|never|always|should|need to know|better|best|worst|top)(?!\\p{L})`,
    'iu',
  ),
  de: /^(?:wie|warum|wieso|was|wann|wo|welche|darum|so)(?!\p{L})|(?<!\p{L})(?:tipps?|tricks?|fakten|gründe|fehler|erklärt|anleitung|regeln|schritte|unterschied)(?!\p{L})/iu,
  es: /^¿|^(?:cómo|por qué|qué|cuándo|dónde|cuál)(?!\p{L})|(?<!\p{L})(?:consejos|trucos|datos|razones|errores|explicad[oa]|guía|pasos|reglas|diferencia)(?!\p{L})/iu,
}
/** Words of a scene that explain, advise or report. */
const EXPLAINING: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:because|therefore|which means|that means|this means|that's why|for example|percent|according to|researchers?|scientists?|stud(?:y|ies)|experts?|is called|are called|on average|you should|make sure|the reason|in fact|per (?:day|week|month|year)|compared|the first step|tip|mistake|myth|instead of|if you|your|you)(?!\p{L})|\d/iu,
  de: /(?<!\p{L})(?:weil|deshalb|das heißt|zum beispiel|prozent|laut|forscher|studie|durchschnittlich|solltest|wenn du|dein|deine)(?!\p{L})|\d/iu,
  es: /(?<!\p{L})(?:porque|por eso|significa|por ejemplo|por ciento|según|científicos|estudio|en promedio|deberías|si tú|tu|tus)(?!\p{L})|\d/iu,
}
/** Words of a scene that report what happened to a person. */
const NARRATIVE_WORDS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:i|me|my|he|she|him|her|his|says|whispers|smiles|we|was|were|had|said|asked|whispered|walked|looked|stood|opened|heard|knew|felt|once upon|one night|one day|years ago|grandmother|grandfather|stranger)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:ich|mich|mein|meine|er|ihm|ihr|wir|war|waren|hatte|sagte|fragte|flüsterte|ging|stand|hörte|es war einmal|eines tages|eines nachts)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:yo|mi|me|él|ella|nosotros|era|había|dijo|preguntó|susurró|caminó|miró|abrió|érase|una noche|un día|abuela|abuelo)(?!\p{L})/giu,
}

/**
 * Decides whether a video explains something, so that a board suits it: lists, instructions, reasons, facts, numbers,
 * advice, news. Tales and the channel templates do not.
 *
 * @param template the framework of the video, such as `general`.
 * @param texts the words of the scenes.
 */
export function explainsSomething({
  title,
  template,
  texts,
  language,
}: {
  title: string
  template: string
  texts: readonly string[]
  language: string
}): boolean {
  if (template !== GENERAL_TEMPLATE_ID) return false
  const explaining = EXPLAINING[language]
  const words = texts.join(' ').split(/\s+/u).length
  const narrativeShare = (texts.join(' ').match(NARRATIVE_WORDS[language] ?? /(?!)/u)?.length ?? 0) / Math.max(1, words)
  const explainingShare = texts.filter((text) => explaining?.test(text) === true).length / Math.max(1, texts.length)
  const isPromised = TITLES[language]?.test(title) === true || (language === 'en' && isDirectQuestion(title))
  // Tales have nearly one such word in ten; an explanation has few, even if it is about history.
  if (isPromised) return narrativeShare < MANY_NARRATIVE_WORDS
  return explainingShare >= LEAST_EXPLAINED && narrativeShare < FEW_NARRATIVE_WORDS
}

const MANY_NARRATIVE_WORDS = 0.12
const FEW_NARRATIVE_WORDS = 0.06
/** A script with few narrative words that explains something in at least one of twelve scenes is not a tale. */
const LEAST_EXPLAINED = 0.08
