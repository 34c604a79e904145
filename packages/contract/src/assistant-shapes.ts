import {
  MAX_PASTED_SCRIPTS_CHARACTERS,
  MAX_PROMPT_SUBJECTS,
  MAX_SUBJECT_CODE_POINTS,
  numberText,
} from '@dayreel/catalogue'
import { GivenWords, line } from '@dayreel/storyboard/schema'
import { z } from 'zod'

/** The pasted answer of a chat assistant. */
export const pastedAnswer = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters, `Paste at most ${numberText(maxCharacters)} characters of the answer.`)
    .describe('JSON in any form, or plain text.')

/** The words that were read from the answer of a chat assistant. */
export const AssistantWords = z
  .object({
    words: GivenWords.describe('To make the video, send them as `words`. You can change the title first.'),
    seconds: z.number().describe('The seconds that the words take to say at the usual pace.'),
    repairs: z.array(z.string()).describe('What was corrected, in sentences.'),
    faults: z.array(z.string()).describe('Unmet requirements, in sentences. The words can be used anyway.'),
    correction: z.string().describe('A prompt that asks the assistant to correct the faults; empty if there are none.'),
  })
  .meta({ id: 'AssistantWords' })
export type AssistantWords = z.infer<typeof AssistantWords>

const PromptSubjects = z
  .array(line(2 * MAX_SUBJECT_CODE_POINTS, 'the subject').min(1, 'Enter a subject.'))
  .min(1, 'Enter a subject.')
  .max(MAX_PROMPT_SUBJECTS, `One prompt asks for at most ${MAX_PROMPT_SUBJECTS} subjects.`)

export const AssistantSubjects = z.object({ subjects: PromptSubjects })

export const AssistantAnswer = z.object({
  subjects: PromptSubjects.describe('The subjects that the prompt was written for, in its order.'),
  answer: pastedAnswer(MAX_PASTED_SCRIPTS_CHARACTERS),
})

/** The words that were read from one answer of a chat assistant about several subjects. */
export const AssistantScripts = z
  .object({
    scripts: z
      .array(
        z.object({
          subject: z.string(),
          read: AssistantWords.omit({ correction: true }).nullable().describe('Null if there is a problem.'),
          problem: z
            .string()
            .nullable()
            .describe('Why the answer has no words for the subject, in a sentence; null if it has.'),
        }),
      )
      .describe('One entry for each subject, in their order.'),
    correction: z
      .string()
      .describe(
        'A prompt that asks the assistant to correct all faults and to add what is missing; empty if there is nothing.',
      ),
  })
  .meta({ id: 'AssistantScripts' })
export type AssistantScripts = z.infer<typeof AssistantScripts>
