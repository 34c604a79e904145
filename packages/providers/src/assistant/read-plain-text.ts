import { detectLanguage, splitScript } from '@dayreel/storyboard'
import { type AnsweredScene, type AnsweredScript, emptyScript } from './answered-script.ts'
import { isChatter } from './is-chatter.ts'
import { readLabels, type Labelled } from './read-labels.ts'
import type { Repairs } from './repairs.ts'
import { tidySpoken } from './tidy-spoken.ts'

/** A line of at most this length without a final punctuation mark can be a title. */
const LONGEST_TITLE = 90
const ENDS_SENTENCE = /[.!?…。！？؟।"”»」)]$/u

/** Reads a script from plain text: lines with labels or numbers, a table, or paragraphs. */
export function readPlainText(text: string, repairs: Repairs): AnsweredScript {
  const labelled = readLabels(text)
  const { script, before, after } = labelled.script.scenes.length > 0 ? labelled : readParagraphs(labelled, repairs)
  if ([...before, ...after].some(isChatter)) repairs.add('text-around')
  return script
}

/** Reads lines without labels. The text is split into scenes like any other script. */
function readParagraphs({ script, before }: Labelled, repairs: Repairs): Labelled {
  const lines = [...before]
  const from = lines.findIndex((line) => !isChatter(line))
  const to = lines.findLastIndex((line) => !isChatter(line))
  if (from === -1) return { script, before, after: [] }
  const spoken = lines.slice(from, to + 1)
  const [first = ''] = spoken
  const isTitled = spoken.length > 1 && first.length <= LONGEST_TITLE && !ENDS_SENTENCE.test(first)
  const title = script.title === '' && isTitled ? spoken.shift()! : script.title
  return {
    script: { ...emptyScript(), ...script, title, scenes: scenesOf(spoken, script, repairs) },
    before: lines.slice(0, from),
    after: lines.slice(to + 1),
  }
}

/**
 * Marks that cannot be spoken are removed first, because otherwise a note in brackets could be split over two scenes.
 */
function scenesOf(lines: readonly string[], { hook }: AnsweredScript, repairs: Repairs): AnsweredScene[] {
  const tidied = lines.map(tidySpoken)
  for (const mark of new Set(tidied.flatMap(({ marks }) => [...marks]))) {
    repairs.add(mark, tidied.filter(({ marks }) => marks.has(mark)).length)
  }
  const spoken = tidied.map(({ text }) => text).join('\n')
  return splitScript(spoken, detectLanguage(`${hook.words} ${spoken}`)).map((words) => ({
    words,
    shows: '',
    item: null,
  }))
}
