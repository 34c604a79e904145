import type { Measure, SubjectRequest, TimedWords, Words } from '@dayreel/storyboard'
import { TAIL_SECONDS } from '@dayreel/storyboard/base'
import { saysNumber } from '../checks/check-count.ts'
import { askForAnswer } from '../model/ask-for-answer.ts'
import type { Asker } from '../model/create-asker.ts'
import { tokensOfLines, tokensOfPictures } from '../model/expected-tokens.ts'
import { unitsIn } from '../words/count-units.ts'
import { checkWords } from '../words/check-words.ts'
import { readPromisedCount } from '../words/read-promised-count.ts'
import { showScript } from '../words/show-script.ts'
import { tidyLine } from '../words/tidy-words.ts'
import type { VideoWords } from '../words/words-schema.ts'
import { askForLines, countLines } from './ask-for-lines.ts'
import { correctForm, correctLength, correctRepeats } from './correct-lines.ts'

/**
 * Writes a video with a small model, in steps that are each easy enough for it: all lines, then again those whose form,
 * content or length is wrong, then the pictures. The checks are those of hosted models. The grammar ensures the number
 * of lines.
 */
export async function writeInSteps(request: SubjectRequest, measure: Measure, asker: Asker): Promise<TimedWords> {
  const { language, subject, style, notes, seed } = request
  const promised = readPromisedCount(subject, language)
  const count = countLines(request, promised)
  const units = unitsIn(request.durationSeconds - TAIL_SECONDS, language)
  asker.expect(tokensOfLines(units, count, language) + tokensOfPictures(count + 1))
  const written = await askForAnswer(asker, askForLines(request, promised))
  const correcting = { request, measure, asker, isList: promised !== undefined }
  const first = await correctForm([written.hook, ...written.lines], correcting)
  const unlike = await correctRepeats(first, correcting)
  const lines = sayNumbers(await correctLength(unlike, correcting), language, promised)
  const title = tidyLine(written.title)
  const shown = await showScript(
    { language, style, notes, seed, script: lines.join(' '), scenes: lines, ...(title !== '' && { title }) },
    asker,
  )
  const { seconds, findings } = await checkWords(
    toVideoWords(shown, promised),
    { ...request, promised, isDialogue: false, sources: [] },
    measure,
  )
  return {
    ...shown,
    title: title === '' ? shown.title : title,
    seconds,
    // A missing picture is a separate fault here, and `checkWords` would count it again.
    faults: [
      ...shown.faults,
      ...findings.filter(({ check }) => check !== 'shown').map(({ check, sentence }) => ({ check, sentence })),
    ],
    calls: asker.calls,
  }
}

/** Adds the number to each item of an English list that does not say it. */
function sayNumbers(lines: readonly string[], language: string, promised: number | undefined): string[] {
  if (promised === undefined || language !== 'en') return [...lines]
  return lines.map((words, item) =>
    item === 0 || item > promised || saysNumber(words, item) ? words : `Number ${item}: ${words}`,
  )
}

/** Returns the words in the form of a hosted model's answer, which the checks read. */
function toVideoWords({ scenes, title, sheet, description, hashtags, thumbnail }: Words, promised = 0): VideoWords {
  const [hook, ...rest] = scenes.map(({ text, shows }) => ({ words: text, shows }))
  return {
    title,
    sheet,
    hook: hook ?? { words: '', shows: '' },
    scenes: rest.map((scene, index) => ({ ...scene, item: index < promised ? index + 1 : null })),
    description,
    hashtags,
    thumbnail: thumbnail.text,
  }
}
