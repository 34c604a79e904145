import { pick, type Random, roughSeconds } from '@dayreel/storyboard'
import { fillLine } from './fill-line.ts'
import { COUNTED } from './list-story.ts'
import type { Usage } from './line-usage.ts'
import { isInSentence } from './opening-forms.ts'
import { isBare, type Subject } from './read-subject.ts'
import { findVisuals } from './prompt-from-text.ts'
import { CHAPTERS } from './stories/chapters.ts'
import { formStories } from './stories/general-forms.ts'
import { SHARED_STORIES } from './stories/shared.ts'
import { WIDER_STORIES } from './stories/wider/wider.ts'
import { fitsStory, isMadeFor, linesOf, type Story, suits, withChapters } from './story.ts'

/** Once every story was told, only one video in so many tells one again: a month of videos shares few sentences. */
const RETELLING = 7

/** Spoken this much faster, a story is still told well. */
const FASTER = 1.06
/** The same of a story that was made for what the subject is about. */
const FASTER_KIN = 1.1
/** What is told takes this much of the time at least, with all that may be left out. */
const ROOMY = 1.04
/** A story with a long middle of its own is told without chapters where it reaches so far. */
const LONG_ENOUGH = 0.94
const MOST_CHAPTERS = 3

/**
 * What a video tells: one story that was not told yet, made for the subject's kind where there is one. Where time is left, chapters about
 * the same subject are told with it: it stays one story.
 *
 * @returns none when none fits, or all were told and it is time for something else.
 */
export function chooseStories(stories: readonly Story[], plan: Choosing): Story[] {
  const { subject, usage, random, seconds } = plan
  const fitting = stories.filter((story) => mayTell(story, subject))
  // It was made of what is not told yet.
  const counted = fitting.find(({ id }) => id === COUNTED)
  if (counted) return [counted]
  const ages = new Map(fitting.map((story) => [story, ageOf(story, usage)]))
  const isBrief = (story: Story): boolean =>
    lengthOf(story, subject, Math.min) <= seconds * (isKin(story, subject) ? FASTER_KIN : FASTER)
  const fresh = fitting.filter((story) => ages.get(story) === undefined)
  const untold = fresh.some(isBrief) ? fresh.filter(isBrief) : fresh
  if (untold.length === 0) {
    const [longestAgo] = fitting
      .filter((story) => typeof ages.get(story) === 'number')
      .toSorted((a, b) => Number(ages.get(b)) - Number(ages.get(a)))
    return longestAgo !== undefined && random() * RETELLING < 1 ? [longestAgo] : []
  }
  const story = pick(closest(untold, subject), random)
  return withChapters(story, chaptersFor(story, plan))
}

type Choosing = { subject: Subject; usage: Usage; random: Random; seconds: number }

const DESERTED = /\b(?:empty|deserted|abandoned|alone|lonely|nobody|last)\b/iu
const COMPANY = /\b(?:people|child|crowd|everyone)\b/iu

/** As many chapters as the time left wants. */
function chaptersFor(story: Story, { subject, usage, random, seconds }: Choosing): Story[] {
  // Of what is known nothing is said that could be said of anything.
  if (subject.matter !== undefined && story.kinds?.includes(subject.matter)) return []
  const hasMiddle = story.parts.some(({ rank }) => rank === 4)
  if (hasMiddle && reachOf([story], subject) >= seconds * LONG_ENOUGH) return []
  const isDeserted = DESERTED.test(subject.original)
  const open = CHAPTERS.filter(
    (each) =>
      mayTell(each, subject) &&
      ageOf(each, usage) === undefined &&
      // Nobody stands about in an empty town.
      !(isDeserted && linesOf(each).some(({ text }) => COMPANY.test(text))),
  )
  const made = open.filter((each) => isMadeFor(each, subject))
  const chapters: Story[] = []
  for (const rest of [made, open.filter((each) => !made.includes(each))]) {
    while (rest.length > 0 && chapters.length < MOST_CHAPTERS) {
      if (reachOf([...chapters, story], subject) >= seconds * ROOMY) return chapters
      const chapter = pick(rest, random)
      rest.splice(rest.indexOf(chapter), 1)
      chapters.push(chapter)
    }
  }
  return chapters
}

function mayTell(story: Story, subject: Subject): boolean {
  return suits(story, subject) && !(isBare(subject) && needsArticle(story, subject))
}

function reachOf(stories: readonly Story[], subject: Subject): number {
  return stories.reduce((sum, story) => sum + lengthOf(story, subject, Math.max), 0)
}

/** Stories made for its matter, for what is told of it, for its family, for just what it is, then for its kind or topic; else those whose own pictures show what the subject names; else all. */
function closest(stories: readonly Story[], subject: Subject): readonly Story[] {
  const own = stories.filter((story) => isMadeFor(story, subject))
  const { group, matter, tales } = subject
  const known = own.filter(({ kinds }) => matter !== undefined && kinds?.includes(matter))
  const seeded = tales.map((tale) => own.filter(({ kinds }) => kinds?.includes(tale)))
  const kin = own.filter((story) => isKin(story, subject))
  const narrow = own.filter(({ kinds }) => group !== undefined && kinds?.includes(group))
  const inOrder = [known, ...seeded, kin, narrow, own]
  // What is told of much else makes way for what is known.
  const isOfManner = (story: Story): boolean => !isShared(story) && !(known.length > 0 && WIDER_STORIES.includes(story))
  for (const made of [...inOrder.map((told) => told.filter(isOfManner)), ...inOrder]) if (made.length > 0) return made
  const { things, places } = findVisuals(subject.original)
  const named = [...things, ...places].filter((name) => !PEOPLE.has(name))
  const kindred = stories.filter((story) => {
    const shown = linesOf(story).flatMap(({ visual }) => [...findVisuals(visual).things, ...findVisuals(visual).places])
    return named.some((name) => shown.filter((other) => other === name).length > 1)
  })
  return kindred.length > 0 ? kindred : stories
}
function isKin({ kinds }: Story, { family }: Subject): boolean {
  return family !== undefined && kinds?.includes(family) === true
}

/** Whether it is in no framework's own manner. */
function isShared(story: Story): boolean {
  return SHARED_STORIES.includes(story) || formStories.includes(story)
}

const PEOPLE = new Set(['one person', 'two people', 'crowd'])

/** How long a story is: with `Math.min` without what may be left out, with `Math.max` with all of it. */
function lengthOf({ parts }: Story, subject: Subject, most: typeof Math.min): number {
  return parts
    .filter(({ rank }, i) => most(0, 1) === 1 || rank === 0 || i === 0 || i === parts.length - 1)
    .map(({ lines }) => lines.filter((line) => fitsStory(line, subject)))
    .filter((lines) => lines.length > 0)
    .map((lines) => most(...lines.map(({ text }) => roughSeconds(fillLine(text, subject)))))
    .reduce((sum, seconds) => sum + seconds, 0)
}

/** How long ago any of its lines was spoken, but for its opening: its forms are shared. */
function ageOf(story: Story, usage: Usage): number | 'fresh' | undefined {
  const [, ...told] = story.parts
  const ages = linesOf({ ...story, parts: told }).map(({ text }) => usage.ageOf(text))
  if (ages.includes('fresh')) return 'fresh'
  const numbers = ages.filter((age) => typeof age === 'number')
  return numbers.length === 0 ? undefined : Math.min(...numbers)
}

/** "Lighthouse keeper" is right after a colon and by itself only. */
function needsArticle(story: Story, subject: Subject): boolean {
  return story.parts.some(
    ({ rank, lines }) =>
      rank === 0 && lines.filter((line) => fitsStory(line, subject)).every(({ text }) => isInSentence(text)),
  )
}
