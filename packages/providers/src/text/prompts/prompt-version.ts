import { createHash } from 'node:crypto'
import { toJSONSchema } from 'zod'
import { IDEA, IMPROVED, SHOWN, SUBJECTS, TOLD } from '../words/words-schema.ts'
import { askForIdea } from './ask-for-idea.ts'
import { askForSubject } from './ask-for-subject.ts'
import { askToShow, askToTell } from './ask-for-words.ts'
import { FORMULAS } from './frameworks/index.ts'
import { ENHANCING, KINDS_OF_TEXT } from './rules.ts'

/** Raised by hand where the checks, or what is asked after them, change. */
const CHECKS_VERSION = 1

const TOLD_VIDEO = { subject: 's', language: 'en', title: 't', hook: 'h', sentences: ['s'], pictures: ['p'] }

/** Changes with every word that models are told, and with the form they answer in: nobody has to remember to raise it. */
export const PROMPT_VERSION = createHash('sha256')
  .update(
    JSON.stringify([
      CHECKS_VERSION,
      ENHANCING,
      KINDS_OF_TEXT,
      FORMULAS,
      [TOLD, SHOWN, IMPROVED, IDEA, SUBJECTS].map((schema) => toJSONSchema(schema)),
      askToTell({ subject: 's', framework: 'general', formula: 'f', language: 'en', style: 'Moody', notes: 'n', seed: 1, durationSeconds: 60, told: [TOLD_VIDEO] }, 3), // prettier-ignore
      askToShow({ script: 's', scenes: ['s'], language: 'en', style: 'Moody', notes: 'n', seed: 1 }),
      askForIdea({ framework: 'impossible-worlds', sparks: ['s'], seed: 1 }),
      askForSubject({ framework: 'impossible-worlds', formula: 'f', language: 'en', notes: 'n', day: '2026-01-01', told: [TOLD_VIDEO], avoid: ['a'], seed: 1 }), // prettier-ignore
    ]),
  )
  .digest('hex')
  .slice(0, 8)
