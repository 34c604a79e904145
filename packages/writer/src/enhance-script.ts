import { MAX_SUBJECT_CODE_POINTS } from '@dayreel/catalogue'
import {
  countCodePoints,
  isSubject,
  ANGLE_OF_LISTS,
  ANGLE_OF_STORIES,
  angleOf,
  readInstruction,
  isDirectQuestion,
  IMPERATIVES,
} from '@dayreel/storyboard'
import { GOOD_AS_IT_IS } from './enhanced.ts'
import type { Enhanced } from '@dayreel/storyboard'
import { mendWriting } from './mend-writing.ts'
import { readSubject, type Subject } from './read-subject.ts'
import { taleOf } from './offer/near-tales.ts'
import { MASS_ENDING, MASS_NOUNS } from './subject-words.ts'
import { isVisualWord } from './visual-words.ts'

/** With more telling words than this a subject is concrete already. */
const MAX_OPEN_WORDS = 4
/** “Top 3 AI tools”, “best places to see whales”. */
const LIST = /^(?:the )?(?:(?:top|best|worst) \p{N}|(?:best|worst) [\p{L}-]{1,30}s\b)/iu
/** What people ask of those who watch. */
const CALLS = /^(?:subscribe|like|share|comment|click|buy|join|follow|visit|download|order|vote|sign|swipe|tap)$/u

/** A subject stays one line and gets an angle where it leaves open how it is told; of a script only the writing is mended. */
export function enhanceScript(idea: string): Enhanced {
  const instruction = readInstruction(idea)
  if (instruction !== null) {
    const subject = instruction.suggestedSubject
    const only = subject === null ? '' : `, such as “${subject}”`
    return {
      text: idea,
      note: `This speaks to the app, not to those who watch: write only what the video is about${only}.`,
    }
  }
  const mended = mendWriting(idea)
  if (isSubject(mended)) return enhanceSubject(idea, mended)
  return mended === idea
    ? { text: idea, note: GOOD_AS_IT_IS }
    : { text: mended, note: 'Spaces, capitals and stops are mended; your wording is as it was.' }
}

function enhanceSubject(idea: string, mended: string): Enhanced {
  const subject = readSubject(mended)
  const asked = isDirectQuestion(subject.original) && /[\p{L}\p{N}]$/u.test(mended) ? `${mended}?` : mended
  const angle = angleFor(mended, subject)
  const bare = asked.replace(/[.\s]$/u, '')
  const sharpened = `${bare}, ${angle}`
  if (angle !== undefined && countCodePoints(sharpened) <= MAX_SUBJECT_CODE_POINTS)
    return { text: sharpened, note: 'Your words stay; what is added says how to tell it. Change it as you like.' }
  if (asked === idea) return { text: idea, note: GOOD_AS_IT_IS }
  return { text: asked, note: 'Spaces, capitals and stops are mended; otherwise it is good as it is.' }
}

/** Undefined where it is said already how the subject is told, or where it is not sure what it is. */
function angleFor(text: string, subject: Subject): string | undefined {
  if (/[,;:!?()–—"“”]|\s-\s|\.{2}|…/u.test(text)) return undefined
  if (/\b(?:told|seen|shown|explained|through|each)\b/iu.test(text)) return undefined
  const { kind, keyWords, original } = subject
  if (kind === 'list' || LIST.test(text)) return ANGLE_OF_LISTS
  if (/^\p{N}/u.test(text)) return undefined
  if (kind !== 'thing' || keyWords.length === 0 || keyWords.length > MAX_OPEN_WORDS) return undefined
  const first = original.split(' ')[0]!.toLowerCase()
  if (IMPERATIVES.has(first) || CALLS.test(first)) return undefined
  if (/\b(?:story|stories|tale|tales|legend|legends)\b/iu.test(text)) return ANGLE_OF_STORIES
  // "Learning guitar" is no guitar.
  const topic = first.endsWith('ing') ? 'activity' : subject.topic
  return isKnown(subject) ? angleOf(topic) : undefined
}

function isKnown({ topic, isNamed, keyWords, original }: Subject): boolean {
  if (topic !== undefined || isNamed || taleOf(original) !== undefined) return true
  return keyWords.some((word) => {
    const lower = word.toLowerCase()
    return isVisualWord(lower) || MASS_NOUNS.has(lower) || MASS_ENDING.test(lower)
  })
}
