/** Languages that an embedded voice speaks, as primary subtags of BCP 47. */
export const SPOKEN_LANGUAGES = ['en'] as const
