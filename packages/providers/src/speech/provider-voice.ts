/** A voice as its provider lists it. */
export type ProviderVoice = {
  /** The provider's own id. */
  voice: string
  name: string
  description: string
  /** Primary language subtags of BCP 47, the voice's own language first, or `any`. */
  languages: readonly string[] | 'any'
  gender?: 'female' | 'male' | undefined
  age?: 'young' | 'middle-aged' | 'old' | undefined
  mood?: string | undefined
}

/** Returns the id, name and description of a voice that is only known by its id. */
export function named(voice: string): Pick<ProviderVoice, 'voice' | 'name' | 'description'> {
  return { voice, name: voice.charAt(0).toUpperCase() + voice.slice(1), description: '' }
}
