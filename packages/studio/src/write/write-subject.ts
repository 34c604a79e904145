import { createRandom, hashText } from '../lib/random.ts'
import type { WriteRequest } from '../ports.ts'
import type { Scene, Storyboard } from '../storyboard.ts'
import { chooseLines } from './choose-lines.ts'
import { chooseThumbnail, describeSubject } from './describe-video.ts'
import type { Beat, Framework, Line } from './framework.ts'
import { readUsage } from './line-usage.ts'
import { type Emphasis, makeDistinct, pictureOfLine } from './picture-prompts.ts'
import { readSubject, type Subject } from './read-subject.ts'
import { chooseStories } from './choose-stories.ts'

export type Written = Pick<Storyboard, 'title' | 'description' | 'hashtags' | 'pace' | 'thumbnail' | 'scenes'>

/** Silence, or music alone, after the last scene. */
export const TAIL_SECONDS = 0.8
/** Within this part of the length asked for, the pace is left alone. */
const NEAR_ENOUGH = 0.003

/**
 * Writes a narration of the length asked for, ±1 s, about a subject, along a framework.
 *
 * @param measure how long an English text takes to say at pace 1, in seconds, with the pause after it.
 */
export async function writeSubject(
  request: WriteRequest,
  framework: Framework,
  measure: (text: string) => Promise<number>,
): Promise<Written> {
  const subject = readSubject(request.text)
  const random = createRandom(`${request.seed}/${request.template}/${subject.original}`)
  const targetSeconds = request.durationSeconds - TAIL_SECONDS
  const usage = readUsage(request.usedSentences ?? [], request.durationSeconds)
  const stories = chooseStories(framework.stories, { subject, usage, random, seconds: targetSeconds })
  const { lines, seconds } = await chooseLines({ framework, subject, usage, targetSeconds, random, stories }, measure)
  const described = describeSubject(subject, framework, random)

  const shots = lines.flatMap(({ beat, line, texts }, index) =>
    texts.map((text, part) => ({
      text,
      isCandidate: index === 0 || beat.id.includes('turn'),
      prompt: pictureOfLine(line.visual, subject, emphasisOf(line, beat, index, part)),
    })),
  )
  const prompts = makeDistinct(shots.map(({ prompt }) => prompt))
  const scenes = shots.map(({ text }, i): Scene => {
    const imagePrompt = prompts[i]!
    return { id: `s${i + 1}`, text, imagePrompt, seed: sceneSeed(request.seed, i), written: { text, imagePrompt } }
  })
  const ratio = seconds / targetSeconds
  return {
    ...described,
    pace: Math.abs(ratio - 1) <= NEAR_ENOUGH ? 1 : Math.round(Math.min(1.12, Math.max(0.88, ratio)) * 1_000) / 1_000,
    thumbnail: chooseThumbnail(
      scenes.filter((_, i) => shots[i]!.isCandidate),
      thumbnailWordings(subject),
      'en',
    ),
    scenes,
  }
}

function emphasisOf(line: Line, beat: Beat, index: number, part: number): Emphasis {
  if (part > 0) return 'none'
  if (index === 0 || beat.id.includes('turn') || /\{[SC]\}/u.test(line.text)) return 'whole'
  return index % 2 === 0 ? 'thing' : 'none'
}

function thumbnailWordings({ original, clause, phrase }: Subject): string[] {
  if (clause !== undefined) return [`What if ${clause}?`, clause]
  const isQuestion = phrase.startsWith('the question') && !/^how to /iu.test(original)
  return [isQuestion ? `${original}?` : original.replace(/^how to /iu, '')]
}

/** A scene's own seed for its picture: a 31-bit number that depends on the video's seed and the scene's place. */
export function sceneSeed(seed: number, index: number): number {
  return hashText(`${seed}/scene/${index}`) >>> 1
}
