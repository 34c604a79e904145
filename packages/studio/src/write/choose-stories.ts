import { pick, type Random } from '../lib/random.ts'
import { fillLine } from './fill-line.ts'
import { COUNTED } from './list-story.ts'
import type { Usage } from './line-usage.ts'
import { isBare, type Subject } from './read-subject.ts'
import { estimateSeconds } from './speech-length.ts'
import { findVisuals } from './prompt-from-text.ts'
import { SHARED_STORIES } from './stories/shared.ts'
import { fitsStory, isMadeFor, linesOf, type Story, suits } from './story.ts'

/** Once every story was told, only one video in so many tells one again: a month of videos shares few sentences. */
const RETELLING = 7

/** Spoken this much faster, a story is still told well. */
const FASTER = 1.06
/** A story tells about this much. */
const STORY_SECONDS = 40

/**
 * The stories that a video tells, one after another: such as were not told yet, those made for the subject's kind first.
 *
 * @returns none when none fits, or all were told and it is time for something else.
 */
export function chooseStories(
  stories: readonly Story[],
  { subject, usage, random, seconds }: { subject: Subject; usage: Usage; random: Random; seconds: number },
): Story[] {
  const fitting = stories.filter((story) => suits(story, subject) && !(isBare(subject) && needsArticle(story, subject)))
  const ages = new Map(fitting.map((story) => [story, ageOf(story, usage)]))
  const count = Math.ceil(seconds / STORY_SECONDS)
  const isBrief = (story: Story): boolean =>
    story.id === COUNTED || shortestSeconds(story, subject) <= (seconds / count) * FASTER
  const fresh = fitting.filter((story) => ages.get(story) === undefined)
  const untold = fresh.some(isBrief) ? fresh.filter(isBrief) : fresh
  const rested = fitting
    .filter((story) => typeof ages.get(story) === 'number')
    .toSorted((a, b) => Number(ages.get(b)) - Number(ages.get(a)))
  const isRetelling = untold.length === 0 && random() * RETELLING < 1
  const chosen: Story[] = []
  for (let i = 0; i < count; i++) {
    const open = untold.filter((story) => !chosen.includes(story))
    if (open.length > 0) chosen.push(pick(closest(open, subject), random))
    else if (isRetelling && rested.length > 0) chosen.push(rested.shift()!)
  }
  return chosen
}

/** Stories made for just what it is, then for its kind or topic; else those whose own pictures show what the subject names; else all. */
function closest(stories: readonly Story[], subject: Subject): readonly Story[] {
  const counted = stories.filter(({ id }) => id === COUNTED)
  if (counted.length > 0) return counted
  const own = stories.filter((story) => isMadeFor(story, subject))
  const { group } = subject
  const narrow = own.filter(({ kinds }) => group !== undefined && kinds?.includes(group))
  for (const made of [narrow.filter((story) => !isShared(story)), own.filter((story) => !isShared(story)), narrow, own])
    if (made.length > 0) return made
  const { things, places } = findVisuals(subject.original)
  const named = [...things, ...places].filter((name) => !PEOPLE.has(name))
  const kindred = stories.filter((story) => {
    const shown = linesOf(story).flatMap(({ visual }) => [...findVisuals(visual).things, ...findVisuals(visual).places])
    return named.some((name) => shown.filter((other) => other === name).length > 1)
  })
  return kindred.length > 0 ? kindred : stories
}
function isShared(story: Story): boolean {
  return SHARED_STORIES.includes(story)
}

const PEOPLE = new Set(['one person', 'two people', 'crowd'])

/** How long a story is without what may be left out. */
function shortestSeconds({ parts }: Story, subject: Subject): number {
  return parts
    .filter(({ rank }, i) => rank === 0 || i === 0 || i === parts.length - 1)
    .map(({ lines }) =>
      Math.min(
        ...lines.filter((line) => fitsStory(line, subject)).map(({ text }) => estimateSeconds(fillLine(text, subject))),
      ),
    )
    .reduce((sum, seconds) => sum + seconds, 0)
}

/** How long ago any of its lines was spoken. */
function ageOf(story: Story, usage: Usage): number | 'fresh' | undefined {
  const ages = linesOf(story).map(({ text }) => usage.ageOf(text))
  if (ages.includes('fresh')) return 'fresh'
  const numbers = ages.filter((age) => typeof age === 'number')
  return numbers.length === 0 ? undefined : Math.min(...numbers)
}

/** "Lighthouse keeper" is right after a colon only. */
function needsArticle(story: Story, subject: Subject): boolean {
  return story.parts.some(({ lines }) =>
    lines.filter((line) => fitsStory(line, subject)).every(({ text }) => /(?<!: )\{S\}/u.test(text)),
  )
}
