import type { ChangePlan } from '@dayreel/contract'
import { countedNoun } from '#lib/counted-noun.ts'

/** Returns one sentence that lists the parts that a new version remakes. */
export function planText({ isChanged, scenes, sound, thumbnail, everyFrame }: ChangePlan): string {
  if (!isChanged) return 'Nothing visible or audible has changed.'
  const voices = scenes.filter(({ speech }) => speech).length
  const pictures = scenes.filter(({ picture }) => picture).length
  const parts = [
    voices > 0 && `the voice of ${countedNoun(voices, 'scene')}`,
    pictures > 0 && countedNoun(pictures, 'picture'),
    sound && 'the sound',
    thumbnail && 'the thumbnail',
    everyFrame && 'every frame',
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'Very little needs to be redone; the rest stays.'
  const last = parts.at(-1)!
  const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
  return `Will redo: ${list}. ${voices === 0 ? 'All voices and the rest stay.' : 'The rest stays.'}`
}
