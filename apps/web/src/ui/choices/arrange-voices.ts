import type { Voice } from '@dayreel/contract'

/** The user's search and filters. An empty text matches every voice. */
export type VoiceFilter = { search: string; language: string; gender: string; age: string; mood: string }
export const NO_VOICE_FILTER: VoiceFilter = { search: '', language: '', gender: '', age: '', mood: '' }

/** Voices of one service. */
export type VoiceGroup = { provider: string; voices: Voice[] }

const BUILT_IN = 'Built-in'

/**
 * Groups the voices that match the filter by their service. Favourites come first, then voices of the script's
 * language.
 *
 * @param language primary language subtag of the script, if it is known.
 */
export function arrangeVoices(
  voices: readonly Voice[],
  {
    filter,
    language,
    favourites,
  }: { filter: VoiceFilter; language: string | undefined; favourites: readonly string[] },
): VoiceGroup[] {
  const fitting = voices.filter((voice) => fits(voice, filter))
  const rank = (voice: Voice): number => (favourites.includes(voice.voice_id) ? -1 : rankOf(voice, language))
  const ordered = fitting.toSorted((one, other) => rank(one) - rank(other))
  const groups = Map.groupBy(ordered, ({ provider }) => provider ?? BUILT_IN)
  return [...groups].map(([provider, grouped]) => ({ provider, voices: grouped }))
}

/** Returns the values that a filter offers, in order. */
export function valuesOf(voices: readonly Voice[], field: 'gender' | 'age' | 'mood'): string[] {
  return [...new Set(voices.flatMap((voice) => voice[field] ?? []))].toSorted()
}

/** Returns the languages that the filter offers. Voices that speak any language add none. */
export function languagesOf(voices: readonly Voice[]): string[] {
  return [...new Set(voices.flatMap(({ languages }) => (languages === 'any' ? [] : languages)))].toSorted()
}

/** Returns whether a voice speaks a language. */
function speaksLanguage({ languages }: Voice, language: string): boolean {
  return languages === 'any' || languages.includes(language)
}

function fits(voice: Voice, { search, language, gender, age, mood }: VoiceFilter): boolean {
  const sought = search.trim().toLowerCase()
  const described = `${voice.name} ${voice.description} ${voice.mood ?? ''}`.toLowerCase()
  return (
    described.includes(sought) &&
    (language === '' || speaksLanguage(voice, language)) &&
    (gender === '' || voice.gender === gender) &&
    (age === '' || voice.age === age) &&
    (mood === '' || voice.mood === mood)
  )
}

/**
 * Returns the order of a voice: 0 for voices whose first language is the script's, 3 for voices that do not speak it.
 */
function rankOf({ languages }: Voice, language: string | undefined): number {
  if (language === undefined) return 0
  if (languages === 'any') return 2
  const place = languages.indexOf(language)
  if (place === -1) return 3
  return place === 0 ? 0 : 1
}
