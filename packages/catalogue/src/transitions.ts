import type { TrackId } from './tracks.ts'

/** How the picture changes from one scene to the next. */
export const TRANSITIONS = [
  { id: 'mood', name: 'By mood' },
  { id: 'cut', name: 'Cut' },
  { id: 'fade', name: 'Soft fade' },
  { id: 'push', name: 'Push' },
  { id: 'zoom', name: 'Zoom' },
  { id: 'flash', name: 'Flash' },
] as const
export type Transition = Exclude<(typeof TRANSITIONS)[number]['id'], 'mood'>
/** The choice that lets the music's mood decide the transition. */
export const TRANSITION_BY_MOOD = 'mood'
/** The transition of videos from before transitions could be chosen, and of videos without music. */
export const SOFT_FADE: Transition = 'fade'

const MOODS: Readonly<Record<TrackId, Transition>> = {
  'smooth-ride': 'fade',
  raindrops: 'fade',
  'sunny-walk': 'push',
  encore: 'zoom',
  skywalker: 'flash',
  'dreams-across-the-sky': 'fade',
}

/**
 * Returns the transition of a video. Returns the soft fade for a removed id, and for `mood` without a built-in track.
 */
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
