import { parseLines } from './frameworks/line-table.ts'
import type { Line } from './framework.ts'
import type { Subject, SubjectKind } from './read-subject.ts'
import type { Family } from './families.ts'
import type { Group } from './mention.ts'
import type { Topic } from './read-topic.ts'
import type { Matter } from './read-matter.ts'
import type { Tale } from './read-tale.ts'
import { fits } from './fill-line.ts'
import { openingForms, openingsFor } from './opening-forms.ts'

/**
 * A small story of a framework: lines that follow from each other, from hook to close. Where a video is longer than the story, lines
 * of the framework's beats are told in its gap.
 */
export type Story = {
  /** Unique in the framework, kebab-case. */
  id: string
  /** Whom it fits; undefined where its own lines say so. */
  kinds: readonly (SubjectKind | Topic | Group | Family | Matter | Tale | 'about')[] | undefined
  /** In the order they are told: the hook first, the turn and the close last. */
  parts: readonly StoryPart[]
  /** Other lines may be told before this part. */
  gapBefore: number
  /** Chapters may be told before this part, once the hook is said; undefined where what follows goes on about the hook. */
  chaptersBefore?: number
}

export type Rank = 0 | 1 | 2 | 3 | 4

export type StoryPart = {
  /** Left out where time is short: 4 and 3 first, 1 only in the shortest videos, 0 never. */ rank: Rank
  /** One is told: the same in the forms that subjects have. */ lines: readonly Line[]
}

const RANKS: Readonly<Record<string, Rank>> = { '+ ': 3, '- ': 2, '* ': 1 }
/** A brief form is told before anything is left out that a story should not be told without, and after all that it may. */
const LEFT_BY_BRIEF = 2

/**
 * Reads stories from a table. `= id` opens a story, `= id (question, food)` one for these kinds or topics of subjects only. Each row is a line of
 * text, a bar, what the picture shows. `+` before it: left out where time is short; `-`: only where it is very short; `*`: only in
 * the shortest videos. `or` before it: another form of the row above; `brief`: one that is told only where time is short.
 * `~` is where chapters may be told, `...` is the gap. Throws an Error naming a story without one.
 */
export function parseStories(table: string): Story[] {
  const blocks = table.split(/^\s{0,80}= /mu).filter((block) => block.trim() !== '')
  return blocks.map((block) => {
    const [head = '', ...rows] = block.split('\n').map((row) => row.trim())
    const [, id = '', kinds] = /^([a-z-]+)(?: \(([a-z, -]+)\))?$/u.exec(head) ?? []
    const parts: { rank: Rank; lines: Line[] }[] = []
    let gapBefore = -1
    let chaptersBefore: number | undefined
    for (const row of rows.filter((each) => each !== '')) {
      if (row === '...') gapBefore = parts.length
      else if (row === '~') chaptersBefore = parts.length
      else if (row.startsWith('or ')) parts.at(-1)!.lines.push(...parseLines(row.slice(3)))
      else if (row.startsWith('brief '))
        parts.at(-1)!.lines.push(...parseLines(row.slice(6)).map((line) => ({ ...line, left: LEFT_BY_BRIEF })))
      else parts.push({ rank: RANKS[row.slice(0, 2)] ?? 0, lines: parseLines(row.replace(/^[+*-] /u, '')) })
    }
    if (id === '' || gapBefore < 1 || gapBefore > parts.length - 2) throw new Error(`Not a story with a gap: ${head}`)
    const isAsked = kinds?.split(', ').every((kind) => kind === 'clause' || kind.startsWith('if-')) === true
    parts[0]!.lines = parts[0]!.lines.flatMap((line) => openingForms(line, openingsFor(line, isAsked)))
    const story = { id, kinds: kinds?.split(', ') as Story['kinds'], parts, gapBefore }
    return chaptersBefore === undefined ? story : { ...story, chaptersBefore }
  })
}

/** The same, each line seen as its row says and nothing else: a voice that is called a lamp shows no lamp. */
export function seenAsWritten(stories: readonly Story[]): Story[] {
  return stories.map((story) => ({
    ...story,
    parts: story.parts.map(({ rank, lines }) => ({ rank, lines: lines.map(asWritten) })),
  }))
}

function asWritten(line: Line): Line {
  return { ...line, isSeenAsWritten: true }
}

/** One telling of a story with chapters: they follow its hook where it allows that, and go before it where it does not. */
export function withChapters(story: Story, chapters: readonly Story[]): Story[] {
  const { parts, gapBefore, chaptersBefore: at } = story
  if (at === undefined || chapters.length === 0) return [...chapters, story]
  // The hook has said what the first of them would say.
  const told = chapters.flatMap((chapter, place) => (place === 0 ? chapter.parts.slice(1) : chapter.parts))
  // What the story itself may leave out is told before what they may.
  const own = parts.map((part) => (part.rank >= 3 ? { ...part, rank: 2 as const } : part))
  return [{ ...story, parts: [...own.slice(0, at), ...told, ...own.slice(at)], gapBefore: gapBefore + told.length }]
}

/** Whether every part that a story is not told without has a line for the subject. */
export function suits(story: Story, subject: Subject): boolean {
  const mayClaim = /^(?:thing|clause|statement)$/u.test(subject.kind) && !subject.isNamed
  if (story.kinds === undefined) {
    if (!mayClaim) return false
  } else if (!isMadeFor(story, subject) && !(story.kinds.includes('about') && !mayClaim)) return false
  return story.parts.every(({ rank, lines }) => rank > 0 || lines.some((line) => fitsStory(line, subject)))
}

/** Whether a story was made for just this kind of subject, or for its topic. */
export function isMadeFor({ kinds }: Story, { kind, topic, group, family, matter, tales, isNamed }: Subject): boolean {
  if (kinds === undefined) return false
  if (family !== undefined && kinds.includes(family)) return true
  if (matter !== undefined && kinds.includes(matter)) return true
  if (tales.some((tale) => kinds.includes(tale))) return true
  if (kinds.includes(kind) || (group !== undefined && kinds.includes(group))) return true
  return topic !== undefined && !isNamed && kinds.includes(topic)
}

/** In a story a clause is told as one, never as "a world where". */
export function fitsStory(line: Line, subject: Subject): boolean {
  return fits(line, subject) && !(line.text.includes('{S}') && subject.clause !== undefined)
}

/** All lines of a story. */
export function linesOf({ parts }: Story): Line[] {
  return parts.flatMap(({ lines }) => lines)
}
