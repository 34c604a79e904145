import type { Pronunciation, VoicePreferences, WordToSay } from '@dayreel/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from './api.ts'

/** The user’s favourite voices and pronunciations. */
export const voicePreferencesQuery = queryOptions({
  queryKey: ['voice-preferences'],
  queryFn: ({ signal }) => server.readVoicePreferences({}, { signal }),
})

/** Replaces the list of pronunciations. */
export function useSavePronunciations() {
  return useSave((pronunciations: Pronunciation[]) => server.savePronunciations({ body: { pronunciations } }))
}

/** Replaces the list of favourite voices. */
export function useSaveFavourites() {
  return useSave((favourites: string[]) => server.saveFavouriteVoices({ body: { favourites } }))
}

function useSave<List>(save: (list: List) => Promise<VoicePreferences>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: (preferences) => queryClient.setQueryData(voicePreferencesQuery.queryKey, preferences),
  })
}

/** Returns a list of pronunciations with a new or changed entry. An empty spelling removes the word. */
export function withSpelling(list: readonly Pronunciation[], { word, spelling }: Pronunciation): Pronunciation[] {
  const others = list.filter((entry) => entry.word.toLowerCase() !== word.toLowerCase())
  return spelling === '' ? others : [...others, { word, spelling }]
}

let played: string | undefined

/** Requests the sound of a voice that says a word. The returned URL is valid until the next call. */
export async function loadWord(body: WordToSay): Promise<string> {
  const { sound } = await server.sayWord({ body })
  if (played !== undefined) URL.revokeObjectURL(played)
  const bytes = Uint8Array.from(atob(sound), (character) => character.codePointAt(0)!)
  return (played = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' })))
}
