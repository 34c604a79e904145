import { type SubjectRequest, titleOfSubject, type TimedWords } from '@dayreel/storyboard'
import { createRandom, type Random, TAIL_SECONDS } from '@dayreel/storyboard/base'
import { type Choice, chooseLines } from './choose-lines.ts'
import { chooseThumbnail, describeSubject } from './describe-video.ts'
import type { Framework } from './framework.ts'
import type { Line } from './line.ts'
import { readUsage, type Usage } from './line-usage.ts'
import { type Emphasis, pictureOfPart } from './picture-prompts.ts'
import { keepSubject, shows } from './keep-subject.ts'
import { headOf } from './read-topic.ts'
import { settlePictures } from './settle-pictures.ts'
import type { Pictured } from './pictured.ts'
import { ofTheOpen, OUTDOOR_THINGS } from './where-things-are.ts'
import { openingVisual } from './opening-picture.ts'
import { subjectPicture } from './subject-picture.ts'
import { readSubject, type Subject } from './read-subject.ts'
import { chooseStory } from './choose-stories.ts'
import { listStory } from './list-story.ts'

/** So many choices of stories are tried. */
const STORY_ATTEMPTS = 4

/**
 * Writes a narration of the length asked for, ±1 s, about a subject, along a framework.
 *
 * @param measure how long an English text takes to say at pace 1, in seconds, with the pause after it.
 */
export async function writeSubject(
  request: SubjectRequest,
  framework: Framework,
  measure: (text: string) => Promise<number>,
): Promise<TimedWords> {
  const subject = readSubject(request.subject)
  const random = createRandom(`${request.seed}/${request.framework}/${subject.original}`)
  const targetSeconds = request.durationSeconds - TAIL_SECONDS
  const usage = readUsage(
    (request.told ?? []).flatMap(({ sentences }) => sentences),
    request.durationSeconds,
  )
  const { lines, seconds } = await tell({ framework, subject, usage, targetSeconds, random }, measure)
  const described = describeSubject(subject, framework, random)

  const shots = shotsOf(lines, subject)
  const prompts = inMoodOf(request.framework, showsOf(shots, subject))
  return {
    ...described,
    seconds,
    thumbnail: chooseThumbnail(
      shots.map(({ isCandidate }, i) => (isCandidate ? prompts[i]! : undefined)),
      titleOfSubject(subject.original),
      'en',
    ),
    scenes: shots.map(({ text }, i) => ({ text, shows: prompts[i]! })),
    sheet: [],
    faults: [],
    calls: [],
  }
}

/** A scene as its line has it, and whether its picture may be the thumbnail's. */
type Shot = Pictured & { isCandidate: boolean }

/** The scenes of chosen lines, each with what its line says is seen. */
export function shotsOf(lines: Choice['lines'], subject: Subject): Shot[] {
  return lines.flatMap(({ beat, line, texts }, index) =>
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
}

/** Pictures of one subject: it, in its place, comes back among whatever the lines name. */
export function showsOf(shots: readonly Pictured[], subject: Subject): string[] {
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

const EERIE_TEMPLATES: ReadonlySet<string> = new Set(['before-they-vanished', 'dreams-never-wake', 'time-broke-here'])
const HAS_MOOD = /\b(?:eerie|calm|hopeful|joyful|warm|sunrise|first light|smil|laugh)/iu

/** What tells of uncanny things is seen in dim light, whatever the style; only the end may be bright. */
function inMoodOf(template: string, prompts: readonly string[]): string[] {
  if (!EERIE_TEMPLATES.has(template)) return [...prompts]
  return prompts.map((prompt, i) => (i === prompts.length - 1 || HAS_MOOD.test(prompt) ? prompt : `${prompt}, eerie`))
}

/** Tells a story that fills the time by itself, where one does. */
async function tell(
  plan: { framework: Framework; subject: Subject; usage: Usage; targetSeconds: number; random: Random },
  measure: (text: string) => Promise<number>,
): Promise<Choice> {
  const { framework, targetSeconds: seconds } = plan
  let best: { choice: Choice; fillers: number } | undefined
  for (let attempt = 0; attempt < STORY_ATTEMPTS; attempt++) {
    const story =
      framework.stories.length > 0
        ? chooseStory(framework.stories, { ...plan, seconds })
        : (listStory({ ...plan, seconds }) ?? listStory({ ...plan, seconds, usage: readUsage([], 0) }))
    const choice = await chooseLines({ ...plan, story }, measure)
    const fillers = choice.lines.filter(({ beat }) => framework.beats.includes(beat)).length
    if (!best || fillers < best.fillers) best = { choice, fillers }
    if (!story || fillers === 0) break
  }
  return best!.choice
}

/** The subject is seen where it is spoken of, and nowhere else. */
function emphasisOf(
  { line, texts }: { line: Line; texts: readonly string[] },
  { index, part, subject }: { index: number; part: number; subject: Subject },
): Emphasis {
  if (!/\{[SCAQWHPE]\}/u.test(line.text)) return 'none'
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
