const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the English name of a language, such as `German`. */
export function languageName(language: string): string {
  return NAMES.of(language) ?? language
}
