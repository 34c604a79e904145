import { roughSeconds } from '@dayreel/storyboard'
import { pick, type Random } from '@dayreel/storyboard/base'
import { fillLine } from './fill-line.ts'
import type { Usage } from './line-usage.ts'
import { isInSentence } from './opening-forms.ts'
import { isBare, type Subject } from './read-subject.ts'
import { fitsStory, isMadeFor, linesOf, type Story, suits } from './story.ts'

/** Once every story was told, only one video in so many tells one again: a month of videos shares few sentences. */
const RETELLING = 7
/** Spoken this much faster, a story is still told well. */
const FASTER = 1.06

type Choosing = { subject: Subject; usage: Usage; random: Random; seconds: number }

/**
 * What a video tells: one of a framework's stories that takes the subject and was not told yet, made for just its topic where there is one.
 *
 * @returns undefined when none fits, or all were told and it is time for something else.
 */
export function chooseStory(stories: readonly Story[], plan: Choosing): Story | undefined {
  const { subject, usage, random, seconds } = plan
  const fitting = stories.filter((story) => suits(story, subject) && !(isBare(subject) && needsArticle(story, subject)))
  const ages = new Map(fitting.map((story) => [story, ageOf(story, usage)]))
  const fresh = fitting.filter((story) => ages.get(story) === undefined)
  const isBrief = (story: Story): boolean => briefest(story, subject) <= seconds * FASTER
  const untold = fresh.some(isBrief) ? fresh.filter(isBrief) : fresh
  if (untold.length === 0) {
    const [longestAgo] = fitting
      .filter((story) => typeof ages.get(story) === 'number')
      .toSorted((a, b) => Number(ages.get(b)) - Number(ages.get(a)))
    return longestAgo !== undefined && random() * RETELLING < 1 ? longestAgo : undefined
  }
  const made = untold.filter((story) => isMadeFor(story, subject))
  return pick(made.length > 0 ? made : untold, random)
}

/** In seconds, without what may be left out. */
function briefest({ parts }: Story, subject: Subject): number {
  return parts
    .filter(({ rank }, i) => rank === 0 || i === 0 || i === parts.length - 1)
    .map(({ lines }) => lines.filter((line) => fitsStory(line, subject)))
    .filter((lines) => lines.length > 0)
    .map((lines) => Math.min(...lines.map(({ text }) => roughSeconds(fillLine(text, subject)))))
    .reduce((sum, seconds) => sum + seconds, 0)
}

/** How long ago any of its lines was spoken, but for its opening: its forms are shared. */
function ageOf({ parts }: Story, usage: Usage): number | 'fresh' | undefined {
  const ages = linesOf({ parts: parts.slice(1) }).map(({ text }) => usage.ageOf(text))
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
