import type { GeneratedIdea } from '@dayreel/contract'
import { NARRATORS, PALETTES } from './idea-tables.ts'

type Parts = { narrator: (typeof NARRATORS)[number] | undefined; palette: (typeof PALETTES)[number] | undefined }

/**
 * Finds the narrator and the palette in the words of a built-in idea. An idea from a language model contains neither.
 */
export function findParts({
  storytellingPromptFormula: story,
  imageDesignPromptFormula: picture,
}: Pick<GeneratedIdea, 'storytellingPromptFormula' | 'imageDesignPromptFormula'>): Parts {
  return {
    narrator: NARRATORS.find(({ said }) => story.includes(` Told by ${said}, from `)),
    palette: PALETTES.find(({ seen }) => picture.endsWith(`, ${seen}.`)),
  }
}
