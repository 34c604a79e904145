import { createDates, DEFAULT_REGION, MAX_NOTES_CHARACTERS } from '@dayreel/catalogue'
import { isSubject, type NextSubjectRequest } from '@dayreel/storyboard'
import type { ZodType } from 'zod'
import type { Question } from '../model/language-model.ts'
import { SUBJECTS, type Subjects } from '../words/words-schema.ts'
import { formulaOf } from './frameworks/index.ts'
import { languageOf } from './language-of.ts'
import { MATERIAL_RULE, MOST_FORMULA_CHARACTERS } from './rules.ts'
import { tagged } from './tagged.ts'

const CHOOSING = `
You choose the subject of the next video of a channel. Its videos are short and vertical. Each tells one story, and one comes out every day.

A subject:
- One line for the writer of the video: who or what, where, and what is strange or at stake. Not a title and not a script.
- At most one sentence and 120 characters, as plain text: no markdown, no surrounding quotation marks, no number in front, no emoji.
- Concrete, and suitable for the storytelling instructions below: visible things, a place, someone who wants something.
- New: not a subject that the channel already had, and not the same story with another name.
- If it is about something real, include only what you are sure is true.
${MATERIAL_RULE}
`
/**
 * Maximum number of characters for a channel's earlier subjects. Local servers cut off a long prompt without an error.
 */
const MOST_SUBJECTS_CHARACTERS = 4_000

export function askForSubject(request: NextSubjectRequest): Question & { schema: ZodType<Subjects> } {
  const { framework, formula, notes, day } = request
  const previousSubjects = subjectsOf(request)
  const lines = [
    'Choose the subject of the next video of this channel. Give three different subjects, the best one first.',
    languageOf(request),
    `The video is for ${createDates(DEFAULT_REGION).dayName(day)}. If the season or the day suggests something, use it. Do not mention the date.`,
    formula === ''
      ? ''
      : `The channel’s own instructions:\n${tagged('channel', formula.slice(0, MOST_FORMULA_CHARACTERS))}`,
    notes.trim() === ''
      ? ''
      : `The owner’s notes about the mood:\n${tagged('notes', notes.slice(0, MAX_NOTES_CHARACTERS))}`,
    previousSubjects === ''
      ? ''
      : `The channel already had these subjects, newest first:\n${tagged('told', previousSubjects)}`,
  ]
  return {
    name: 'subjects',
    schema: SUBJECTS,
    instructions: `${CHOOSING}\nHow its videos tell their stories:${formulaOf(framework)}`.trim(),
    turns: [{ by: 'user', text: lines.filter((line) => line !== '').join('\n\n') }],
  }
}

/** Lists the subjects to avoid. A video made from a script is represented by its title. */
function subjectsOf({ told: previousVideos, avoid }: NextSubjectRequest): string {
  const all = [...avoid, ...previousVideos.map(({ subject, title }) => (isSubject(subject) ? subject : title))]
  let left = MOST_SUBJECTS_CHARACTERS
  const listed: string[] = []
  for (const each of new Set(all)) {
    left -= each.length + 3
    if (left < 0) break
    listed.push(`- ${each}`)
  }
  return listed.join('\n')
}
