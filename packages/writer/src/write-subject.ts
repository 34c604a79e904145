import { FASTEST_PACE, type FrameworkId, SLOWEST_PACE } from '@dayreel/catalogue'
import {
  createRandom,
  hashText,
  type Random,
  type Scene,
  type Storyboard,
  TAIL_SECONDS,
  type WriteRequest,
  titleOfSubject,
} from '@dayreel/storyboard'
import { type Choice, chooseLines } from './choose-lines.ts'
import { chooseThumbnail, describeSubject } from './describe-video.ts'
import type { Framework, Line } from './framework.ts'
import { readUsage, type Usage } from './line-usage.ts'
import { type Emphasis, pictureOfPart } from './picture-prompts.ts'
import { keepSubject, shows } from './keep-subject.ts'
import { headOf } from './read-topic.ts'
import { type Pictured, settlePictures } from './settle-pictures.ts'
import { ofTheOpen, OUTDOOR_THINGS } from './where-things-are.ts'
import { openingVisual } from './opening-picture.ts'
import { subjectPicture } from './subject-picture.ts'
import { readSubject, type Subject } from './read-subject.ts'
import { chooseStories } from './choose-stories.ts'
import { SHARED_STORIES } from './stories/shared.ts'

export type Written = Pick<Storyboard, 'title' | 'description' | 'hashtags' | 'pace' | 'thumbnail' | 'scenes'>

/** So many choices of stories are tried. */
const STORY_ATTEMPTS = 4
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
  const { lines, seconds } = await tell({ framework, subject, usage, targetSeconds, random }, measure)
  const described = describeSubject(subject, framework, random)

  const shots = lines.flatMap(({ beat, line, texts }, index) =>
    texts.map((text, part) => ({
      text,
      isCandidate: index === 0 || beat.id.includes('turn'),
      isFixed: line.isSeenAsWritten === true,
      isOwn: line.visual.split(' / ').length > Math.max(1, part),
      prompt: pictureOfPart(index === 0 && texts.length > 1 ? openingVisual(line, subject, texts) : line.visual, {
        text,
        part,
        subject,
        emphasis: emphasisOf({ line, texts }, { index, part, subject }),
        isSeenAsWritten: line.isSeenAsWritten,
      }),
    })),
  )
  const prompts = inMoodOf(request.template, picturesOf(shots, subject))
  const scenes = shots.map(({ text }, i): Scene => {
    const imagePrompt = prompts[i]!
    return { id: `s${i + 1}`, text, imagePrompt, seed: sceneSeed(request.seed, i), written: { text, imagePrompt } }
  })
  const ratio = seconds / targetSeconds
  return {
    ...described,
    pace:
      Math.abs(ratio - 1) <= NEAR_ENOUGH
        ? 1
        : Math.round(Math.min(FASTEST_PACE, Math.max(SLOWEST_PACE, ratio)) * 1_000) / 1_000,
    thumbnail: chooseThumbnail(
      scenes.filter((_, i) => shots[i]!.isCandidate),
      titleOfSubject(subject.original),
      'en',
    ),
    scenes,
  }
}

/** Pictures of one subject: it, in its place, comes back among whatever the lines name. */
function picturesOf(shots: readonly Pictured[], subject: Subject): string[] {
  const shown = subjectPicture(subject)
  const kept = keepSubject(shots, subject)
  const isPainted = shown.thing !== undefined || shown.place !== undefined || subject.topic === 'person'
  return settlePictures(
    shots.map((shot, i) => ({ ...shot, prompt: kept[i]! })),
    {
      role: subject.topic === 'person' && subject.isPlain && !subject.isNamed ? headOf(subject.original) : undefined,
      place: subject.isPlain ? shown.place : undefined,
      isOutside: shown.thing !== undefined && (OUTDOOR_THINGS.test(shown.thing) || ofTheOpen(shown.thing)),
      shows: isPainted ? (prompt) => shows(prompt, shown) : undefined,
    },
  )
}

const EERIE_TEMPLATES: ReadonlySet<FrameworkId> = new Set([
  'before-they-vanished',
  'dreams-never-wake',
  'time-broke-here',
])
const HAS_MOOD = /\b(?:eerie|calm|hopeful|joyful|warm|sunrise|first light|smil|laugh)/iu

/** What tells of uncanny things is seen in dim light, whatever the style; only the end may be bright. */
function inMoodOf(template: FrameworkId, prompts: readonly string[]): string[] {
  if (!EERIE_TEMPLATES.has(template)) return [...prompts]
  return prompts.map((prompt, i) => (i === prompts.length - 1 || HAS_MOOD.test(prompt) ? prompt : `${prompt}, eerie`))
}

/** Tells stories that fill the time by themselves, where some do. */
async function tell(
  plan: { framework: Framework; subject: Subject; usage: Usage; targetSeconds: number; random: Random },
  measure: (text: string) => Promise<number>,
): Promise<Choice> {
  const { framework, targetSeconds } = plan
  let best: { choice: Choice; fillers: number } | undefined
  for (let attempt = 0; attempt < STORY_ATTEMPTS; attempt++) {
    const own = framework.storyFor?.({ ...plan, seconds: targetSeconds })
    const told = [...(own ? [own] : []), ...new Set([...framework.stories, ...SHARED_STORIES])]
    const stories = chooseStories(told, { ...plan, seconds: targetSeconds })
    const choice = await chooseLines({ ...plan, stories }, measure)
    const fillers = choice.lines.filter(({ beat }) => framework.beats.includes(beat)).length
    if (!best || fillers < best.fillers) best = { choice, fillers }
    if (stories.length === 0 || fillers === 0) break
  }
  return best!.choice
}

/** The subject is seen where it is spoken of, and nowhere else. */
function emphasisOf(
  { line, texts }: { line: Line; texts: readonly string[] },
  { index, part, subject }: { index: number; part: number; subject: Subject },
): Emphasis {
  if (!/\{[SCAQWHPEI]\}/u.test(line.text)) return 'none'
  if (showsSubject(texts[part]!, subject, part, texts)) return 'whole'
  // The first picture decides whether anybody stays.
  return index === 0 && part === 0 ? 'thing' : 'none'
}

/** Of a line's scenes the subject is seen in the one that names it, else in the first. */
function showsSubject(
  text: string,
  { phrase, clause, about, question, indirect, again, keyWords }: Subject,
  part: number,
  texts: readonly string[],
): boolean {
  const names = (words: string): boolean =>
    [phrase, about, clause, question, indirect, again].some(
      (name) => name !== undefined && words.toLowerCase().includes(name.toLowerCase()),
    )
  if (texts.some(names)) return names(text)
  // A long name that is spread over scenes is seen in each that says a word of it.
  return part === 0 || keyWords.some((word) => text.toLowerCase().includes(word.toLowerCase()))
}

/** A scene's own seed for its picture: a 31-bit number that depends on the video's seed and the scene's place. */
export function sceneSeed(seed: number, index: number): number {
  return hashText(`${seed}/scene/${index}`) >>> 1
}
