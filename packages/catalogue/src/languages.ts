/** Languages of the built-in voices, as primary subtags of BCP 47. */
export const SPOKEN_LANGUAGES = ['en'] as const
