import { nameOfLanguage } from '../checks/check-language.ts'

/** Returns the line that states the answer's language in every prompt. */
export function languageOf({ language }: { language: string }): string {
  return `<language>${nameOfLanguage(language)} (${language})</language>`
}
