import { TAIL_SECONDS } from '@dayreel/storyboard/base'
import type { Measure, SubjectRequest } from '@dayreel/storyboard'
import { checkHook } from '../checks/check-hook.ts'
import { checkLength } from '../checks/check-length.ts'
import { checkRepeats } from '../checks/check-repeats.ts'
import { checkSpokenMarks } from '../checks/check-spoken-marks.ts'
import type { Draft, Finding } from '../checks/check.ts'
import { askForAnswer } from '../model/ask-for-answer.ts'
import type { Asker } from '../model/create-asker.ts'
import { tokensOfLines, tokensOfPictures } from '../model/expected-tokens.ts'
import { countUnits, unitOf } from '../words/count-units.ts'
import { tidyLine } from '../words/tidy-words.ts'
import { askForNewLines, type LineDemand } from './ask-for-lines.ts'

/** Everything that a correction needs beside the lines. The first line is the hook. */
export type Correcting = {
  request: SubjectRequest
  measure: Measure
  asker: Asker
  /** Whether each line is an item of a list, so that none may be dropped. */
  isList: boolean
}

const MOST_REPEAT_STEPS = 2
const MOST_LENGTH_STEPS = 3
/** A video keeps at least the hook and this many lines. */
const FEWEST_LINES = 3
const MARKS = /\*\*|__|`|[[\]()（）［］【】]|^[-*•]\s+|^#{1,6}\s+|https?:\/\/\S+/gu

/** Corrects the form of each line: marks are removed by rule, and a hook that is too long is written again. */
export async function correctForm(lines: readonly string[], correcting: Correcting): Promise<string[]> {
  const { language } = correcting.request
  const plain = lines.map((line) => tidyLine(line.replace(MARKS, ' ')))
  const demands = plain.flatMap((line, index): LineDemand[] => {
    const fault = index === 0 ? checkHook(draftOf([line], language)) : checkSpokenMarks(draftOf(['', line], language))
    if (line === '') return [{ index, demand: 'This line is empty. Write it.' }]
    return fault === undefined ? [] : [{ index, demand: fault.demand }]
  })
  const rewritten = await writeAgain(plain, demands, correcting)
  return rewritten.filter((line, index) => line !== '' || index === 0 || correcting.isList)
}

/** Has repeated lines written again. A line that still repeats another is left out, except in a list. */
export async function correctRepeats(lines: readonly string[], correcting: Correcting): Promise<string[]> {
  let current = [...lines]
  for (let step = 0; step < MOST_REPEAT_STEPS; step++) {
    const found = findRepeat(current, correcting.request.language)
    if (found === undefined) return current
    current = await writeAgain(current, [{ index: found.index, demand: found.finding.demand }], correcting)
  }
  for (;;) {
    const found = findRepeat(current, correcting.request.language)
    if (found === undefined || correcting.isList || current.length <= FEWEST_LINES + 1) return current
    current = current.toSpliced(found.index, 1)
  }
}

/**
 * Corrects the length. Surplus lines are dropped by rule. Otherwise the model rewrites the shortest lines to be longer,
 * or the longest lines to be shorter. The result is the attempt that is nearest to the requested length.
 */
export async function correctLength(lines: readonly string[], correcting: Correcting): Promise<string[]> {
  const { request, measure } = correcting
  const target = request.durationSeconds - TAIL_SECONDS
  let current = [...lines]
  let best = { lines: current, distance: Infinity }
  for (let step = 0; ; step++) {
    const seconds = await Promise.all(current.map((line) => measure(line, request.language)))
    const total = seconds.reduce((sum, each) => sum + each, 0)
    if (Math.abs(total - target) < best.distance) best = { lines: current, distance: Math.abs(total - target) }
    if (checkLength(draftOf(current, request.language), total, request.durationSeconds) === undefined) return current
    const spare = correcting.isList ? undefined : findSpare(seconds, total - target)
    if (spare !== undefined) current = current.toSpliced(spare, 1)
    else if (step < MOST_LENGTH_STEPS)
      current = await writeAgain(current, lengthDemands(current, total / target, request), correcting)
    else return best.lines
  }
}

/**
 * Returns the index of the line whose removal brings a too long text nearest to its length. Undefined if none helps.
 */
function findSpare(seconds: readonly number[], excess: number): number | undefined {
  if (seconds.length <= FEWEST_LINES + 1) return undefined
  let spare: number | undefined
  // The hook and the closing line stay.
  for (const [index, each] of seconds.slice(0, -1).entries()) {
    if (index === 0 || each > excess * 2) continue
    if (spare === undefined || Math.abs(each - excess) < Math.abs(seconds[spare]! - excess)) spare = index
  }
  return spare
}

/** Demands new lengths: of the shortest half of the lines if the text is too short, otherwise of the longest half. */
function lengthDemands(lines: readonly string[], ratio: number, { language }: SubjectRequest): LineDemand[] {
  const counted = lines.map((line, index) => ({ index, units: countUnits(line, language) })).slice(1)
  const total = counted.reduce((sum, { units }) => sum + units, 0)
  const byLength = counted.toSorted((a, b) => (ratio < 1 ? a.units - b.units : b.units - a.units))
  const chosen = byLength.slice(0, Math.max(1, Math.ceil(counted.length / 2)))
  const change = (total / Math.max(ratio, 0.1) - total) / chosen.length
  const unit = unitOf(language)
  return chosen
    .map(({ index, units }) => {
      const wanted = Math.max(3, Math.round(units + change))
      return { index, demand: `This line has ${units} ${unit}. Write it in about ${wanted} ${unit}.` }
    })
    .toSorted((a, b) => a.index - b.index)
}

async function writeAgain(
  lines: readonly string[],
  demands: readonly LineDemand[],
  { request, asker }: Correcting,
): Promise<string[]> {
  if (demands.length === 0) return [...lines]
  const { language } = request
  const units = demands.reduce((sum, { index }) => sum + countUnits(lines[index]!, language), 0)
  asker.expect(tokensOfLines(units, demands.length, language) + tokensOfPictures(lines.length))
  const { lines: fresh } = await askForAnswer(asker, askForNewLines(request, lines, demands))
  const result = [...lines]
  for (const [i, { index }] of demands.entries()) {
    const line = tidyLine((fresh[i] ?? '').replace(MARKS, ' '))
    if (line !== '') result[index] = line
  }
  return result
}

function findRepeat(lines: readonly string[], language: string): { index: number; finding: Finding } | undefined {
  for (const index of lines.keys()) {
    const finding = checkRepeats(draftOf(lines.slice(0, index + 1), language))
    if (finding !== undefined) return { index, finding }
  }
  return undefined
}

function draftOf(lines: readonly string[], language: string): Draft {
  return { language, lines: lines.map((words) => ({ words, shows: '', item: null })) }
}
