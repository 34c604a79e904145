import { nameOfLanguage } from '../checks/check-language.ts'

/** As every prompt says which language the answer is in. */
export function languageOf({ language }: { language: string }): string {
  return `<language>${nameOfLanguage(language)} (${language})</language>`
}
