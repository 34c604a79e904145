import { TEMPLATES, type TemplateId } from '@dayreel/catalogue'
import type { GeneratedIdea } from '@dayreel/contract'
import { TEMPLATE_DEFAULTS } from '../templates/template-defaults.ts'

const WORD = /\p{L}{4,}/gu
const TEMPLATE_WORDS = TEMPLATES.map(({ id, name, description }) => {
  const { textPrompt, imagePrompt } = TEMPLATE_DEFAULTS[id]
  return [...wordsOf([name, description, textPrompt, imagePrompt])]
})

/** Finds the template that shares the most words with an idea. A built-in idea contains its template's text prompt. */
export function closestTemplate(idea: GeneratedIdea): TemplateId {
  return closestTo([idea.channelConcept, idea.storytellingPromptFormula, idea.imageDesignPromptFormula]).id
}

/** Finds the template that shares the most words with a topic. Returns undefined if no template shares a word. */
export function templateAbout(niche: string): TemplateId | undefined {
  const { id, sharedWords } = closestTo([niche])
  return sharedWords === 0 ? undefined : id
}

function closestTo(texts: readonly string[]): { id: TemplateId; sharedWords: number } {
  const words = wordsOf(texts)
  const counts = TEMPLATE_WORDS.map((own) => own.filter((word) => words.has(word)).length)
  const sharedWords = Math.max(...counts)
  return { id: TEMPLATES[counts.indexOf(sharedWords)]!.id, sharedWords }
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.join(' ').toLowerCase().match(WORD))
}
