import { GOOD_AS_IT_IS } from './enhanced.ts'
import type { Enhanced } from '@dayreel/storyboard'
import { mendWriting } from './mend-writing.ts'

/** Directions of this length say enough. */
const MAX_OPEN_CHARACTERS = 400

/** What directions for telling leave open, and a sentence for it. */
const OPEN = [
  {
    says: /\b(?:told|tell|narrat\w*|voice|tone|(?:first|second|third)[- ]person|point of view|sentences?|style)\b/iu,
    adds: 'Told in short, plain sentences.',
  },
  { says: /\b(?:open\w*|begin\w*|start\w*|hook\w*)\b/iu, adds: 'Open on one small, concrete detail.' },
  {
    says: /\b(?:end|ends|ending|endings|finish\w*|clos(?:e|es|ing)|twist\w*|final|last)\b/iu,
    adds: 'End on an image, not on an explanation.',
  },
] as const

/** Adds how a channel's stories are told, opened and ended, where that is not said. */
export function enhanceNarration(idea: string): Enhanced {
  const mended = mendWriting(idea)
  const added = idea.length > MAX_OPEN_CHARACTERS ? [] : OPEN.filter(({ says }) => !says.test(idea))
  if (added.length === 0) return { text: idea, note: GOOD_AS_IT_IS }
  const ended = /[.!?…:;]["”’)\]]?$/u.test(mended) ? mended : `${mended.replace(/,$/u, '')}.`
  return {
    text: [ended, ...added.map(({ adds }) => adds)].join(' '),
    note: 'Your words stay; what was left open of how it is told is added.',
  }
}
