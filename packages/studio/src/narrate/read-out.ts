import type { SaidWord } from '@dayreel/storyboard'
import { normalise, type Pause } from './normalise.ts'

/** The mark of each pause. */
const MARKS: Readonly<Record<Pause, string>> = {
  none: '',
  comma: ',',
  dash: ' —',
  colon: ':',
  sentence: '.',
  question: '?',
  trailing: '…',
  paragraph: '.',
}

/**
 * Writes out an English text for an engine that knows only words and marks: numbers, signs and abbreviations as words.
 */
export function readOut(text: string): SaidWord[] {
  return normalise(text).map(({ from, to, words }) => {
    const signs = text.slice(from, to)
    const isCall = signs.lastIndexOf('!') > signs.lastIndexOf('?')
    const said = words.map((word) => {
      const mark = MARKS[word.pause]
      return `${word.text}${mark === '?' && isCall ? '!' : mark}`
    })
    return { from, to, said: said.join(' ') }
  })
}
