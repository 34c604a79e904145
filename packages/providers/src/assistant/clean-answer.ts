import { PROMPT_BEGINNING, PROMPT_END } from './write-prompt.ts'

// oxlint-disable-next-line no-control-regex -- the expression looks for control characters
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufffe\uffff]/gu
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** A pasted text without the parts that do not belong to the answer. */
export type CleanAnswer = {
  text: string
  /** Whether invisible characters were removed. */
  hadUnseen: boolean
  /** Whether the text contained the prompt. */
  hadPrompt: boolean
}

/** Removes a pasted prompt, a model's thoughts and invisible characters, and decodes HTML entities. */
export function cleanAnswer(answer: string): CleanAnswer {
  const whole = answer.toWellFormed().replace(/\r\n?|[\u2028\u2029]/gu, '\n')
  const seen = whole.replace(UNSEEN, '')
  const answered = afterPrompt(seen.replace(/[^\S\n]/gu, ' '))
  const text = answered
    .slice(answered.lastIndexOf('</think>') === -1 ? 0 : answered.lastIndexOf('</think>') + '</think>'.length)
    .replace(/&(?:quot|#34|#39|#x27|apos|nbsp|amp);/giu, (entity) => ENTITIES[entity.toLowerCase()]!)
  // A byte order mark at the beginning does not need a note.
  return {
    text,
    hadUnseen: seen.length < whole.replace(/^\ufeff/u, '').length,
    hadPrompt: answered.length < seen.length,
  }
}

/** Removes invisible characters, such as those that JSON writes as an escape. */
export function withoutUnseen(text: string): string {
  return text.toWellFormed().replace(UNSEEN, '')
}

/** Users also paste whole conversations. The answer follows the last prompt. */
function afterPrompt(text: string): string {
  const end = text.lastIndexOf(PROMPT_END)
  if (end !== -1) return text.slice(end + PROMPT_END.length)
  return text.includes(PROMPT_BEGINNING) ? '' : text
}
