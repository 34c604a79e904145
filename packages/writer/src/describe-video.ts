import {
  countCodePoints,
  coverWords,
  cutAtWord,
  cutTitle,
  isTagWord,
  titleOfSubject,
  type Words,
} from '@dayreel/storyboard'
import { pick, type Random, splitSentences } from '@dayreel/storyboard/base'
import { fillLine, fits } from './fill-line.ts'
import type { Framework } from './framework.ts'
import { findKeyWords } from './key-words.ts'
import { isDull, pictureStrength } from './prompt-from-text.ts'
import type { Subject, SubjectKind } from './read-subject.ts'
import type { Tale } from './tale.ts'
import { isVisualWord } from './visual-words.ts'

type Description = { title: string; description: string; hashtags: string[] }

const MAX_DESCRIPTION = 500
const WRITTEN_HASHTAGS = 8
const MIN_HASHTAGS = 3

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
/** For videos that make no claim about their subject. */
const OWN_DESCRIPTIONS: Partial<Record<SubjectKind, readonly string[]>> = {
  list: ['Told in under two minutes. Pick one, and begin with that.', 'Save it for a day that needs one of them.'],
  howto: ['A short reminder for a quiet moment.', 'A few calm thoughts before you begin.'],
  question: [
    'A short scene for everybody who has ever wondered.',
    'One question, one small scene, and room for your own answer.',
  ],
}

/** Title, description and hashtags of a video about a subject, the last two in its framework's manner. */
export function describeSubject(subject: Subject, framework: Framework, random: Random): Description {
  const mayClaim = subject.isPlain && !subject.isNamed
  const isTellable = mayClaim || (subject.clause !== undefined && !subject.isNamed)
  const title = cutTitle(titleOfSubject(subject.original), 'en')
  const isOfItsKind = mayClaim && (subject.topic !== undefined || subject.phrase.split(' ').length > 3)
  const own =
    OWN_DESCRIPTIONS[subject.kind] ??
    (isOfItsKind ? STORY_DESCRIPTIONS.map((text) => fillLine(text, subject)) : undefined)
  const descriptions = (
    own ??
    (isTellable
      ? framework.descriptions.filter((text) => fitsAsItIs(text, subject)).map((text) => fillLine(text, subject))
      : NAMED_DESCRIPTIONS.map((text) => fillLine(text, subject)))
  ).filter((text) => countCodePoints(text) <= MAX_DESCRIPTION)
  return {
    title,
    description: descriptions.length > 0 ? pick(descriptions, random) : title,
    hashtags: toHashtags([...joinedTag(subject), ...tagWords(subject).slice(0, 3), ...framework.hashtags]),
  }
}

function fitsAsItIs(text: string, subject: Subject): boolean {
  return fits({ text }, subject) && (subject.clause === undefined || text.includes('{C}') || !text.includes('{S}'))
}

/** "quantumcomputers": what people search for, where it is short. */
function joinedTag(subject: Subject): string[] {
  const { original } = subject
  const keyWords = tagWords(subject)
  const joined = keyWords.join('')
  return keyWords.length >= 2 &&
    keyWords.length <= 3 &&
    joined.length <= 22 &&
    original.toLowerCase().includes(keyWords.join(' ').toLowerCase())
    ? [joined]
    : []
}

function tagWords({ keyWords }: Pick<Subject, 'keyWords'>): string[] {
  return keyWords.filter((word) => isTagWord(word, 'en'))
}

/** Title, description and hashtags of a tale. */
export function describeTale({ about }: Pick<Tale, 'about'>, title: string): Description {
  const tags = [title, about].flatMap((text) => tagWords({ keyWords: findKeyWords(text) }).slice(0, 3))
  return {
    title,
    description: cutAtWord(`A short story about ${about}.`, MAX_DESCRIPTION, 'en'),
    hashtags: toHashtags(tags),
  }
}

/** Title, description and hashtags of a script, from its title and its own words. */
export function describeScript(text: string, title: string, language: string): Description {
  const sentences = splitSentences(text, language).map(({ from, to }) => tidy(text.slice(from, to)))
  let description = ''
  for (const sentence of sentences) {
    const longer = description === '' ? sentence : `${description} ${sentence}`
    if (countCodePoints(longer) > 300) break
    description = longer
  }
  return {
    title: cutTitle(title, language),
    description: cutAtWord(description || title, MAX_DESCRIPTION, language),
    hashtags: toHashtags([...tellingWords(text, language).slice(0, 5), 'story', 'shorts', 'video']).slice(0, 6),
  }
}

/**
 * The scene with the strongest picture, and the words for it.
 *
 * @param prompts of the scenes that may be it; the first of them has one.
 * @param title in whole, however long.
 */
export function chooseThumbnail(
  prompts: readonly (string | undefined)[],
  title: string,
  language: string,
): Words['thumbnail'] {
  let best = 0
  for (const [i, prompt] of prompts.entries()) {
    if (prompt !== undefined && pictureStrength(prompt) > pictureStrength(prompts[best]!) + 1) best = i
  }
  return { scene: best, text: coverWords(title, language) }
}

function toHashtags(words: readonly string[]): string[] {
  const tags: string[] = []
  for (const word of [...words, 'story', 'shorts', 'video']) {
    const tag = word
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    const isTag = /\p{L}/u.test(tag) && countCodePoints(tag) <= 30
    if (isTag && !tags.includes(tag) && (tags.length < MIN_HASHTAGS || tags.length < WRITTEN_HASHTAGS)) tags.push(tag)
  }
  return tags.slice(0, WRITTEN_HASHTAGS)
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
