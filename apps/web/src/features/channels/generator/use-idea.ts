import type { GeneratedIdea } from '@dayreel/contract'
import { useKept } from '#lib/use-kept.ts'

/** An idea that is looked at, and what became of its picture. */
export type KeptIdea = {
  idea: GeneratedIdea
  imageUrl: string | null
  hasNoImage: boolean
}

/** The idea of this tab's person, over a reload. */
export function useIdea(userId: string): [KeptIdea | null, (kept: KeptIdea | null) => void] {
  return useKept<KeptIdea | null>(`dayreel-idea-${userId}`, null, readIdea)
}

const TEXTS = [
  'channelConcept',
  'whyItWorks',
  'storytellingPromptFormula',
  'imageDesignPromptFormula',
  'thumbnailPrompt',
] as const

/** What was kept, where it is whole; the server looks at the rest when it is saved. */
export function readIdea(kept: unknown): KeptIdea | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { idea, imageUrl, hasNoImage } = kept as Partial<KeptIdea>
  if (typeof idea !== 'object' || idea === null || TEXTS.some((name) => typeof idea[name] !== 'string'))
    return undefined
  return { idea, imageUrl: typeof imageUrl === 'string' ? imageUrl : null, hasNoImage: hasNoImage === true }
}
