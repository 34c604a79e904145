import type { TrackId } from './tracks.ts'

/** How a scene's picture follows the previous one. */
export const TRANSITIONS = [
  { id: 'mood', name: 'By mood' },
  { id: 'cut', name: 'Cut' },
  { id: 'fade', name: 'Soft fade' },
  { id: 'push', name: 'Push' },
  { id: 'zoom', name: 'Zoom' },
  { id: 'flash', name: 'Flash' },
] as const
export type Transition = Exclude<(typeof TRANSITIONS)[number]['id'], 'mood'>
/** The transition that follows the mood of the music. */
export const TRANSITION_BY_MOOD = 'mood'
/** The transition of every video that was made before transitions could be chosen, and of a video without music. */
export const SOFT_FADE: Transition = 'fade'

const MOODS: Readonly<Record<TrackId, Transition>> = {
  'smooth-ride': 'fade',
  raindrops: 'fade',
  'sunny-walk': 'push',
  encore: 'zoom',
  skywalker: 'flash',
  'dreams-across-the-sky': 'fade',
}

/** Returns the transition of a video. An id that no list has any more, and other music, give the soft fade. */
export function transitionOf({ transition, music }: { transition: string; music: string | null }): Transition {
  const chosen = TRANSITIONS.find(({ id }) => id === transition)?.id ?? SOFT_FADE
  if (chosen !== TRANSITION_BY_MOOD) return chosen
  return music !== null && Object.hasOwn(MOODS, music) ? MOODS[music as TrackId] : SOFT_FADE
}

/** How loud the sounds at cuts and entrances are. */
export const SOUND_EFFECTS = [
  { id: 'off', name: 'Off' },
  { id: 'subtle', name: 'Subtle' },
  { id: 'lively', name: 'Lively' },
] as const
export type SoundEffects = (typeof SOUND_EFFECTS)[number]['id']
export const NO_SOUND_EFFECTS: SoundEffects = 'off'
