import type { SubjectRequest } from '@dayreel/storyboard'

/** Requests for a conversation, in the languages of most scripts. “The art of conversation” is none. */
const DIALOGUE = new RegExp(
  `(?<!\\p{L})(?:${[
    'dialog(?:ue|o)?',
    'diálogo',
    'conversation (?:between|of two|entre)',
    'interview (?:with|between|mit)',
    'gespräch (?:zwischen|mit)',
    'unterhaltung zwischen',
    'conversación entre',
    'entrevista (?:a|con|com)',
    'entretien (?:avec|entre)',
    'conversazione tra',
    'intervista (?:a|con)',
  ].join('|')})(?!\\p{L})|対話|对话|對話`,
  'iu',
)

/** Returns whether a video has several speakers, because its subject or its channel asks for a conversation. */
export function asksForDialogue({ subject, formula = '' }: Pick<SubjectRequest, 'subject' | 'formula'>): boolean {
  return DIALOGUE.test(subject) || DIALOGUE.test(formula)
}
