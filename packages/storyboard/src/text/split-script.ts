import { roughSeconds } from './rough-seconds.ts'
import { splitSentences } from './split-sentences.ts'
import { splitWords } from './words.ts'

/** Scene lengths in seconds of speech. The cost of a shorter or longer scene grows with the difference. */
const SHORTEST_SECONDS = 1.9
const LONGEST_SECONDS = 4.2
const BEST_SECONDS = 2.8
/** Maximum seconds of a scene that is considered, unless the scene is a single word. */
const LIMIT_SECONDS = 11

/** The cost of a cut, by the kind of break in the text. */
const CUT = {
  paragraph: 0,
  sentence: 0.1,
  strong: 1,
  comma: 1.6,
  conjunction: 2.4,
  phrase: 3.6,
  word: 14,
  leaning: 26,
  none: 1e6,
}
const CONJUNCTION = new Set(
  `and but or because when while which who where if so although until before after than that then as
  und aber oder weil wenn während dass denn als bevor damit et mais ou parce quand qui car donc y pero o porque cuando que
  e ma perché quando che mas quando en maar omdat och men eftersom i ale bo gdy ve ama çünkü и но потому когда который что та але і и але`.split(
    /\s+/,
  ),
)
const PREPOSITION = new Set(
  `in on at with without from into over under through across for by about between behind beneath inside toward towards around like
  mit ohne von aus über unter durch für bei zwischen hinter dans sur avec sans pour par con sin para por entre sobre senza per tra
  с в на из под через для`.split(/\s+/),
)
const LEANING = new Set(
  `the a an my your his her its our their of not no very der die das den dem ein eine einen le la les un une des du el los las una il lo gli`.split(
    /\s+/,
  ),
)
/** Maximum characters of a heading at the start of a sentence, such as "Move two:". */
const LONGEST_HEADING = 24
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/**
 * Splits a script into scenes of about 2 to 4 seconds at natural breaks: first between sentences, then at clauses
 * inside long sentences. Short sentences are joined. No word changes: the joined scenes equal the script except for
 * white space. No scene begins with a closing quote, and every scene has a word unless the whole script has none.
 */
export function splitScript(script: string, language: string): string[] {
  // Repeated spaces have no meaning and slow down the searches below.
  const text = script.trim().replace(/[ \t]{2,}/gu, ' ')
  const words = splitWords(text, language)
  if (words.length === 0) return []
  const cuts = cutCosts(text, words, language)
  const seconds = words.map(({ from, to }) => roughSeconds(text.slice(from, to)))
  // For every n, the cheapest way to split the first n words.
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= words.length; end++) {
    let found = { cost: Infinity, start: end - 1 }
    let length = 0
    for (let start = end - 1; start >= 0; start--) {
      length += seconds[start]!
      if (length > LIMIT_SECONDS && start < end - 1 && found.cost < Infinity) break
      const cost = best[start]!.cost + cuts[end]! + lengthCost(length)
      if (cost < found.cost) found = { cost, start }
    }
    best.push(found)
  }
  const scenes: string[] = []
  for (let end = words.length; end > 0; end = best[end]!.start) {
    const { from } = words[best[end]!.start]!
    scenes.unshift(text.slice(from, words[end - 1]!.to).replace(/ ?[\r\n\t\u2028\u2029]\s*/gu, ' '))
  }
  return scenes
}

function lengthCost(seconds: number): number {
  const usual = 0.2 * (seconds - BEST_SECONDS) ** 2
  if (seconds < SHORTEST_SECONDS) return usual + (SHORTEST_SECONDS - seconds) ** 2 * 3
  if (seconds > LONGEST_SECONDS) return usual + (seconds - LONGEST_SECONDS) ** 2 * 3
  return usual
}

/** Returns the cost of ending a scene after each word. */
function cutCosts(text: string, words: readonly { from: number; to: number }[], language: string): number[] {
  const sentences = splitSentences(text, language)
  const sentenceEnds = new Map(sentences.map(({ to, endsParagraph }) => [to, endsParagraph]))
  const quoteDepth = quoteDepths(text)
  // Two very short sentences belong together: "Alarms. Deliveries."
  const tornApart = new Set(
    sentences
      .filter(
        ({ from, to }, i) => to - from < 20 && (sentences[i + 1]?.to ?? Infinity) - (sentences[i + 1]?.from ?? 0) < 20,
      )
      .map(({ to }) => to),
  )
  const costs = [CUT.none]
  let sentenceFrom = 0
  for (let i = 1; i < words.length; i++) {
    const left = text.slice(words[i - 1]!.from, words[i - 1]!.to)
    const right = text.slice(words[i]!.from, words[i]!.to)
    const endsParagraph = sentenceEnds.get(words[i - 1]!.to)
    const isHeading = /[:：]$/u.test(left) && words[i - 1]!.to - sentenceFrom <= LONGEST_HEADING
    if (endsParagraph !== undefined) sentenceFrom = words[i]!.from
    let cost: number
    if (!SAYS_SOMETHING.test(right) && !opensNext(right, text, words[i]!.from)) cost = CUT.none
    else if (!SAYS_SOMETHING.test(left) && (opensNext(left, text, words[i - 1]!.from) || i === 1)) cost = CUT.none
    else if (/^[\p{Pe}\p{Pf}»,.;:!?、。，！？]/u.test(right)) cost = CUT.none
    else if (endsParagraph !== undefined)
      cost = (endsParagraph ? CUT.paragraph : CUT.sentence) + (tornApart.has(words[i - 1]!.to) ? 1 : 0)
    else if (isHeading) cost = CUT.leaning // "Move two: stretch." stays together.
    else if (/[;:—–；：…]["'”’»)\]]*$/u.test(left) || /^[—–]/u.test(right)) cost = CUT.strong
    else if (/[,،、，]["'”’»)\]]*$/u.test(left)) cost = CUT.comma
    else if (
      !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(right) &&
      /\s/u.test(text.slice(words[i - 1]!.to, words[i]!.from))
    )
      cost = CUT.conjunction
    else if (CONJUNCTION.has(right.toLowerCase())) cost = CUT.conjunction
    else if (PREPOSITION.has(right.toLowerCase())) cost = CUT.phrase
    else cost = CUT.word
    // A scene should not end with a word that depends on the next one, such as an article.
    const leaning = left.toLowerCase()
    if (cost >= CUT.conjunction && (LEANING.has(leaning) || CONJUNCTION.has(leaning) || PREPOSITION.has(leaning)))
      cost = CUT.leaning
    // "Washington, D.C." and "May 5, 2020" stay together.
    if (cost === CUT.comma && /^(?:\p{L}\.)+|^\p{N}/u.test(right)) cost = CUT.word
    // Words stay together after an abbreviation: "9 a.m. on Jan. 5", "Dr. Smith".
    if (cost >= CUT.conjunction && cost < CUT.none && left.endsWith('.')) cost = CUT.leaning
    if (cost < CUT.none && quoteDepth[words[i - 1]!.to]! > 0) cost += 1.5
    costs.push(cost)
  }
  return [...costs, 0]
}

/** Checks if a word without letters (a bullet, an opening quote, heading marks) belongs to the text after it. */
function opensNext(word: string, text: string, from: number): boolean {
  if (/^[\p{Ps}\p{Pi}¿¡«„]+$/u.test(word)) return true
  return /^[-–—*•#>·▪◦+]+$/u.test(word) && /(?:^|[\r\n]) ?$/u.test(text.slice(Math.max(0, from - 2), from))
}

/** Returns the number of open quotes and brackets at each position. Only marks with a left and a right shape count. */
function quoteDepths(text: string): Uint8Array {
  const depths = new Uint8Array(text.length + 1)
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!
    if ('“«「『（('.includes(character)) depth++
    else if ('”»」』）)'.includes(character)) depth = Math.max(0, depth - 1)
    depths[i + 1] = Math.min(depth, 255)
  }
  return depths
}
