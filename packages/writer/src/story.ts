import type { Line } from './line.ts'
import { fits } from './fill-line.ts'
import type { Group } from './mention.ts'
import type { Subject, SubjectKind } from './read-subject.ts'
import type { Topic } from './read-topic.ts'

/** What a story can take as its subject: what that is, as far as its words tell. `name` is of what may be real. */
export const TAKES = [
  ...(['thing', 'clause', 'statement', 'name'] satisfies (SubjectKind | 'name')[]),
  ...([
    'person',
    'animal',
    'food',
    'place',
    'object',
    'event',
    'history',
    'feeling',
    'activity',
    'machine',
    'nature',
  ] satisfies Topic[]),
  ...(['vehicle', 'handheld', 'timepiece', 'document', 'pet', 'dwelling'] satisfies Group[]),
] as const
export type Take = (typeof TAKES)[number]

/**
 * A small story: lines that follow from each other, from hook to close. Where a video is longer than one of a framework, lines of the
 * framework's beats are told in its gap.
 */
export type Story = {
  /** Unique in its framework, kebab-case. */
  id: string
  /** Which subjects may be put into it; none where it is about something of its own. */
  takes: readonly Take[]
  /** In the order they are told: the hook first, the turn and the close last. */
  parts: readonly StoryPart[]
  /** Other lines may be told before this part. */
  gapBefore: number
}

/** Left out where time is short: 4 and 3 first, 1 only in the shortest videos, 0 never. */
export type Rank = 0 | 1 | 2 | 3 | 4

/** One of its lines is told: the same in the forms that subjects have. */
export type StoryPart = { rank: Rank; lines: readonly Line[] }

/** Neither asked nor taught nor counted: what may be real is only told about. */
const NAMEABLE: ReadonlySet<SubjectKind> = new Set(['thing', 'words', 'clause', 'statement'])

/** The one classification of subjects: all that one is, for what stories say that they take. */
function takesOf({ kind, topic, group, isNamed }: Subject): ReadonlySet<Take> {
  if (isNamed) return new Set(NAMEABLE.has(kind) ? ['name'] : [])
  const found = [kind, topic, group].filter((each) => (TAKES as readonly (string | undefined)[]).includes(each))
  return new Set(found as Take[])
}

/** Whether a story takes a subject, and has a line for it in every part that it is not told without. */
export function suits(story: Story, subject: Subject): boolean {
  const own = takesOf(subject)
  if (!story.takes.some((each) => own.has(each))) return false
  return story.parts.every(({ rank, lines }) => rank > 0 || lines.some((line) => fitsStory(line, subject)))
}

const WIDE: ReadonlySet<Take> = new Set(['thing', 'clause', 'statement', 'name'])

/** Whether a story was made for just this topic of subjects. */
export function isMadeFor({ takes }: Story, subject: Subject): boolean {
  const own = takesOf(subject)
  return takes.some((each) => own.has(each) && !WIDE.has(each))
}

/** In a story a clause is told as one, never as "a world where". */
export function fitsStory(line: Line, subject: Subject): boolean {
  return fits(line, subject) && !(line.text.includes('{S}') && subject.clause !== undefined)
}

/** All lines of a story. */
export function linesOf({ parts }: Pick<Story, 'parts'>): Line[] {
  return parts.flatMap(({ lines }) => lines)
}
