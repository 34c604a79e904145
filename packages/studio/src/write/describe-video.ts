import { countCodePoints } from './code-points.ts'
import { pick, type Random } from '../lib/random.ts'
import { splitWords } from '../lib/words.ts'
import type { Scene } from '../storyboard.ts'
import { fillLine, fits } from './fill-line.ts'
import type { Framework, Line } from './framework.ts'
import { isDull, pictureStrength } from './prompt-from-text.ts'
import { capitalise, type Subject, type SubjectKind } from './read-subject.ts'
import { isDirectQuestion } from './sentence-kinds.ts'
import { splitSentences } from '../lib/split-sentences.ts'
import { isVisualWord } from './visual-words.ts'
import { PREPOSITIONS, QUESTION_AUXILIARIES, RELATIVES } from './subject-words.ts'

type Description = { title: string; description: string; hashtags: string[] }

const MAX_TITLE = 70
const MAX_DESCRIPTION = 500
const MAX_HASHTAGS = 8
const MIN_HASHTAGS = 3
const THUMBNAIL_WORDS = 5
const THUMBNAIL_LENGTH = 32

const NAMED_DESCRIPTIONS = [
  'A short piece of fiction that begins with {S}.',
  'An invented story, told in a few breaths, around {S}.',
  'Fiction, not fact: a short story about {S}.',
]
const STORY_DESCRIPTIONS = [
  'A short story about {S}. It takes a minute, and it stays a little longer.',
  'One small, invented story about {S}.',
  'Once upon a minute: a story about {S}.',
]
/** For what is neither told of nor claimed; `{T}` is the title. */
const OWN_DESCRIPTIONS: Partial<Record<SubjectKind, readonly string[]>> = {
  list: [
    '{T}, told in under two minutes. Pick one, and begin with that.',
    '{T}. Save it for a day that needs one of them.',
  ],
  howto: ['{T}, without hurry. A short reminder for a quiet moment.', '{T}. A few calm thoughts before you begin.'],
  question: [
    '{T} A short scene for everybody who has ever wondered.',
    '{T} One question, one small scene, and room for your own answer.',
  ],
}

/** Title, description and hashtags of a video about a subject, the last two in its framework's manner. */
export function describeSubject(subject: Subject, framework: Framework, random: Random): Description {
  const mayClaim = subject.isPlain && !subject.isNamed
  const isTellable = mayClaim || (subject.clause !== undefined && !subject.isNamed)
  const title = titleOf(subject)
  const isOfItsKind = mayClaim && (subject.topic !== undefined || subject.phrase.split(' ').length > 3)
  const own =
    OWN_DESCRIPTIONS[subject.kind]?.map((text) => text.replace('{T}', title)) ??
    (isOfItsKind ? STORY_DESCRIPTIONS.map((text) => fillLine(text, subject)) : undefined)
  const descriptions = (
    own ??
    (isTellable
      ? framework.descriptions.filter((line) => fitsAsItIs(line, subject)).map(({ text }) => fillLine(text, subject))
      : NAMED_DESCRIPTIONS.map((text) => fillLine(text, subject)))
  ).filter((text) => countCodePoints(text) <= MAX_DESCRIPTION)
  return {
    title,
    description: descriptions.length > 0 ? pick(descriptions, random) : title,
    hashtags: toHashtags([...joinedTag(subject), ...subject.keyWords.slice(0, 3), ...framework.hashtags]),
  }
}

function fitsAsItIs(line: Line, subject: Subject): boolean {
  return (
    fits(line, subject) && (subject.clause === undefined || line.text.includes('{C}') || !line.text.includes('{S}'))
  )
}

/** What was asked for, in a title's capitals, with its question mark. */
function titleOf({ original }: Subject): string {
  const isAsked = isDirectQuestion(original) || /^what if /iu.test(original)
  const title = capitalise(toTitleCase(original)) + (isAsked ? '?' : '')
  return cutAtWord(title, MAX_TITLE, 'en')
}

/** "quantumcomputers": what people search for, where it is short. */
function joinedTag({ keyWords, original }: Subject): string[] {
  const joined = keyWords.join('')
  return keyWords.length >= 2 &&
    keyWords.length <= 3 &&
    joined.length <= 22 &&
    original.toLowerCase().includes(keyWords.join(' ').toLowerCase())
    ? [joined]
    : []
}

const SMALL_IN_TITLES = new Set(
  'a an the of in on at to for with and or but nor by from as into over than via vs'.split(' '),
)

/** Small words stay small, and so does what has capitals of its own. */
function toTitleCase(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}[\p{L}\p{M}'’]*/gu, (word) =>
    SMALL_IN_TITLES.has(word) || word !== word.toLowerCase() ? word : capitalise(word),
  )
}

/** Title, description and hashtags of a script, from its own words. */
export function describeScript(text: string, language: string): Description {
  const sentences = splitSentences(text, language).map(({ from, to }) => tidy(text.slice(from, to)))
  // Stage directions and speakers' names are no titles.
  const told = sentences
    .filter((sentence) => !/^[[(].*[\])]$/u.test(sentence))
    .map((sentence) => sentence.replace(/^\p{Lu}[\p{Lu}\d ]+:\s*/u, ''))
  const first = told.find((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? text
  const firstLong = told.find((sentence) => countCodePoints(sentence) >= 12 && countCodePoints(sentence) <= MAX_TITLE)
  const title =
    countCodePoints(first) <= MAX_TITLE && (countCodePoints(first) >= 8 || firstLong === undefined)
      ? first
      : (firstLong ?? first)
  let description = ''
  for (const sentence of sentences) {
    const longer = description === '' ? sentence : `${description} ${sentence}`
    if (countCodePoints(longer) > 300) break
    description = longer
  }
  return {
    title: capitalise(cutAtWord(title.replace(/^#+\s*/u, '').replace(/(?<![.])[.。]$/u, ''), MAX_TITLE, language)),
    description: cutAtWord(description || first, MAX_DESCRIPTION, language),
    hashtags: toHashtags([...tellingWords(text, language).slice(0, 5), 'story', 'shorts', 'video']).slice(0, 6),
  }
}

/**
 * The scene with the strongest picture, and at most five short words for it.
 *
 * @param candidates the scenes that open or turn the story; all scenes for a script.
 * @param wordings what may be written on it, the best first: the first that is short enough, else the beginning of the last.
 */
export function chooseThumbnail(
  candidates: readonly Scene[],
  wordings: readonly string[],
  language: string,
): { sceneId: string; text: string } {
  let best = candidates[0]!
  for (const scene of candidates) {
    if (pictureStrength(scene.imagePrompt) > pictureStrength(best.imagePrompt) + 1) best = scene
  }
  const text = wordings.find((wording) => isFew(wording, language)) ?? fewWords(wordings.at(-1) ?? '', language)
  return { sceneId: best.id, text: capitalise(text) }
}

function isFew(text: string, language: string): boolean {
  return text.length <= THUMBNAIL_LENGTH && splitWords(text, language).length <= THUMBNAIL_WORDS
}

/** At most five words that make sense alone: all of a short text, else its beginning up to where a phrase ends. */
function fewWords(text: string, language: string): string {
  const tidied = capitalise(tidy(text).replace(/[.。…,;:]+$/u, ''))
  const words = splitWords(tidied, language).map(({ from, to }) => ({ from, to, word: tidied.slice(from, to) }))
  const fitsThumbnail = (count: number): boolean =>
    count <= THUMBNAIL_WORDS && (words[count - 1]?.to ?? 0) <= THUMBNAIL_LENGTH
  if (words.length <= THUMBNAIL_WORDS && tidied.length <= THUMBNAIL_LENGTH) return tidied
  const clauseEnd = words.findIndex(({ word }, i) => i > 0 && /[,;:—、，：？?!！]$/u.test(word)) + 1
  if (clauseEnd > 2 && fitsThumbnail(clauseEnd)) return strip(tidied.slice(0, words[clauseEnd - 1]!.to))
  const phraseEnd = words.findIndex(
    ({ word }, i) =>
      i > 2 &&
      (PREPOSITIONS.has(word.toLowerCase()) ||
        RELATIVES.has(word.toLowerCase()) ||
        QUESTION_AUXILIARIES.has(word.toLowerCase())),
  )
  if (phraseEnd > 2 && fitsThumbnail(phraseEnd)) return strip(tidied.slice(0, words[phraseEnd - 1]!.to))
  let count = Math.min(THUMBNAIL_WORDS, words.length)
  while (count > 1 && (!fitsThumbnail(count) || LEANING.has(words[count - 1]!.word.toLowerCase()))) count--
  return strip(cutAtCharacter(tidied.slice(0, words[count - 1]?.to ?? tidied.length), 40))
}

const LEANING = new Set(
  `a an the of in on at to for with and or but my your is are was were that who which from by as their his her its our own this these what if
  de la el le les des du der die das den dem ein eine un una il lo do da en dans y et und`.split(/\s+/),
)

function strip(text: string): string {
  return text.replace(/[,;:—–、，：.。]+$/u, '').trim()
}

/** Cuts between words and says so with an ellipsis; a text that fits stays as it is. */
function cutAtWord(text: string, maxCodePoints: number, language: string): string {
  if (countCodePoints(text) <= maxCodePoints) return text
  let end = 0
  for (const { to } of splitWords(text, language)) {
    if (countCodePoints(text.slice(0, to)) > maxCodePoints - 1) break
    end = to
  }
  const cut = text.slice(0, end).replace(/[\p{P}\s]+$/u, '')
  return cut === '' ? `${cutAtCharacter(text, maxCodePoints - 1)}…` : `${cut}…`
}

/** The first characters as people see them: an emoji of several code points stays whole or goes. */
function cutAtCharacter(text: string, maxCodePoints: number): string {
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (countCodePoints(cut + segment) > maxCodePoints) break
    cut += segment
  }
  return cut
}

function toHashtags(words: readonly string[]): string[] {
  const tags: string[] = []
  for (const word of [...words, 'story', 'shorts', 'video']) {
    const tag = word
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    const isTag = /\p{L}/u.test(tag) && countCodePoints(tag) <= 30
    if (isTag && !tags.includes(tag) && (tags.length < MIN_HASHTAGS || tags.length < MAX_HASHTAGS)) tags.push(tag)
  }
  return tags.slice(0, MAX_HASHTAGS)
}

/** A text's own words, the most telling first: long ones that come often, no small words. */
function tellingWords(text: string, language: string): string[] {
  const weights = new Map<string, number>()
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const word = segment.toLowerCase()
    if (!isWordLike || /\p{N}/u.test(word)) continue
    const isSyllabic = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word)
    const isPictured = language === 'en' && isVisualWord(word)
    if (countCodePoints(word) < (isSyllabic ? 2 : isPictured ? 3 : 5) || /['’]/u.test(word)) continue
    if (language === 'en' && (isDull(word) || /(?:ed|ing|ly)$/u.test(word))) continue
    // What can be pictured says more than any other word.
    weights.set(word, (weights.get(word) ?? 0) + Math.min(countCodePoints(word), 9) + (isPictured ? 6 : 0))
  }
  return [...weights].sort((a, b) => b[1] - a[1]).map(([word]) => word)
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
