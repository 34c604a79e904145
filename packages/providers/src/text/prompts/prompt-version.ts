import { createHash } from 'node:crypto'
import { toJSONSchema } from 'zod'
import { BOARDS, DIALOGUE_WORDS, IDEA, IMPROVED, SHOWN, SUBJECTS, VIDEO_WORDS } from '../words/words-schema.ts'
import { askForBoards } from './ask-for-boards.ts'
import { askForIdea } from './ask-for-idea.ts'
import { askForSubject } from './ask-for-subject.ts'
import { askForScriptPictures, askForVideoWords } from './ask-for-words.ts'
import { FORMULAS } from './frameworks/index.ts'
import { ENHANCING, KINDS_OF_TEXT } from './rules.ts'

/** Version of the checks. Increment it when the checks or their follow-up requests change. */
const CHECKS_VERSION = 4

const PREVIOUS_VIDEO = { subject: 's', language: 'en', title: 't', hook: 'h', sentences: ['s'], pictures: ['p'] }

const SOURCE = { title: 't', site: 's', url: 'https://example.com', licence: 'l', text: 'w' }

/** Changes with every word of the prompts and with the answer's schema, so this version needs no manual update. */
export const PROMPT_VERSION = createHash('sha256')
  .update(
    JSON.stringify([
      CHECKS_VERSION,
      ENHANCING,
      KINDS_OF_TEXT,
      FORMULAS,
      [VIDEO_WORDS, DIALOGUE_WORDS, SHOWN, BOARDS, IMPROVED, IDEA, SUBJECTS].map((schema) => toJSONSchema(schema)),
      askForVideoWords({ subject: 's', framework: 'general', formula: 'f', language: 'en', style: 'Moody', notes: 'n', seed: 1, durationSeconds: 60, told: [PREVIOUS_VIDEO] }, 3, { sources: [SOURCE], isDialogue: true }), // prettier-ignore
      askForScriptPictures({ script: 's', scenes: ['s'], language: 'en', style: 'Moody', notes: 'n', seed: 1 }),
      askForBoards({ title: 't', scenes: ['s'], language: 'en', offered: [{ icon: 'i', label: 'l' }], seed: 1 }),
      askForIdea({ framework: 'impossible-worlds', sparks: ['s'], seed: 1 }),
      askForSubject({ framework: 'impossible-worlds', formula: 'f', language: 'en', notes: 'n', day: '2026-01-01', told: [PREVIOUS_VIDEO], avoid: ['a'], seed: 1 }), // prettier-ignore
    ]),
  )
  .digest('hex')
  .slice(0, 8)
