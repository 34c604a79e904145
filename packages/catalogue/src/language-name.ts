let names: Intl.DisplayNames | undefined

/** Returns the English name of a language, such as `German`. An unknown code is returned unchanged. */
export function languageName(language: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return names.of(language) ?? language
}
