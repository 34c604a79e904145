import { languageName } from '@dayreel/catalogue'

/** Returns the line that states the answer's language in every prompt. */
export function languageOf({ language }: { language: string }): string {
  return `<language>${languageName(language)} (${language})</language>`
}
