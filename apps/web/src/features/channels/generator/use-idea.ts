import type { GeneratedIdea } from '@dayreel/contract'
import { useStoredState } from '#lib/use-stored-state.ts'

/** The generated idea and the state of its thumbnail. */
export type StoredIdea = {
  idea: GeneratedIdea
  /** The requested topic; empty for any topic. */
  niche: string
  imageUrl: string | null
  /** The reason why there is no thumbnail. It is null while the thumbnail is being painted and when it is done. */
  imageProblem: string | null
}

/** The idea in this tab, which survives a reload. */
export function useIdea(userId: string): [StoredIdea | null, (kept: StoredIdea | null) => void] {
  return useStoredState<StoredIdea | null>(`dayreel-idea-${userId}`, null, readIdea)
}

/** The topic for the next idea in this tab, which survives a reload. */
export function useNiche(userId: string): [string, (niche: string) => void] {
  return useStoredState(`dayreel-niche-${userId}`, '', (kept) => textOrNull(kept) ?? undefined)
}

const TEXTS = [
  'channelConcept',
  'whyItWorks',
  'storytellingPromptFormula',
  'imageDesignPromptFormula',
  'thumbnailPrompt',
] as const

/** Returns the stored idea if it is complete. The server checks the rest when the idea is saved. */
export function readIdea(kept: unknown): StoredIdea | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { idea, niche, imageUrl, imageProblem } = kept as Partial<StoredIdea>
  if (typeof idea !== 'object' || idea === null || TEXTS.some((name) => typeof idea[name] !== 'string'))
    return undefined
  return {
    idea,
    niche: textOrNull(niche) ?? '',
    imageUrl: textOrNull(imageUrl),
    imageProblem: textOrNull(imageProblem),
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
