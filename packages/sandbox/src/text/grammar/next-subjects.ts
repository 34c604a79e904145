import { chanceOf } from './chance-of.ts'
import { englishThing } from './english-words.ts'
import { PHRASES } from './phrases.ts'

const HOW_MANY = 3

/** Returns next subjects of a channel. Another request gives other subjects. */
export function nextSubjects({ text, language }: { text: string; language: string }): string[] {
  const next = chanceOf(text)
  const phrases = PHRASES[language]
  return Array.from({ length: HOW_MANY }, () => {
    if (phrases === undefined || language === 'en') return `The ${englishThing(next)}`
    const one = (list: readonly string[]): string => list[Math.floor(next() * list.length)]!
    return [one(phrases.openers), one(phrases.fillers), one(phrases.tails)].join(phrases.isSpaced ? ' ' : '')
  })
}
