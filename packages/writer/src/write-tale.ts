import { cutTitle, type SubjectRequest, type TimedWords } from '@dayreel/storyboard'
import { createRandom, TAIL_SECONDS } from '@dayreel/storyboard/base'
import { chooseLines } from './choose-lines.ts'
import { chooseThumbnail, describeTale } from './describe-video.ts'
import { readUsage } from './line-usage.ts'
import { readSubject } from './read-subject.ts'
import type { Tale } from './tale.ts'
import { shotsOf, showsOf } from './write-subject.ts'

/**
 * Tells a tale, to the length asked for, ±1 s.
 *
 * @param told.title its own title, unless the subject that was asked for is what it is about.
 */
export async function writeTale(
  request: SubjectRequest,
  { tale, title }: { tale: Tale; title: string },
  measure: (text: string) => Promise<number>,
): Promise<TimedWords> {
  const subject = readSubject(tale.about)
  const random = createRandom(`${request.seed}/${tale.id}`)
  const targetSeconds = request.durationSeconds - TAIL_SECONDS
  const usage = readUsage([], request.durationSeconds)
  const plan = { framework: NOTHING_ELSE, subject, usage, targetSeconds, random, story: tale }
  const { lines, seconds } = await chooseLines(plan, measure)
  const shots = shotsOf(lines, subject)
  const shows = showsOf(shots, subject)
  return {
    ...describeTale(tale, cutTitle(title, 'en')),
    seconds,
    thumbnail: chooseThumbnail(
      shots.map(({ isCandidate }, i) => (isCandidate ? shows[i]! : undefined)),
      title,
      'en',
    ),
    scenes: shots.map(({ text }, i) => ({ text, shows: shows[i]! })),
    sheet: [],
    faults: [],
    calls: [],
  }
}

/** A tale is told by itself. */
const NOTHING_ELSE = { stories: [], beats: [], descriptions: [], hashtags: [] }
