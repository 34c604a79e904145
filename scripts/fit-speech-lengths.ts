import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  lengthFeatures,
  normalise,
  planPhones,
  planSentences,
  sentenceText,
  SPEECH_LENGTHS_FILE,
} from '@dayreel/studio/testing'

const SPEAKERS = ['slt', 'rms', 'awb'] as const
const STORIES = fileURLToPath(new URL('../packages/writer/stories', import.meta.url))
/**
 * The minimum number of occurrences of a feature. Words and letters in the same sentences account for rarer features.
 */
const LEAST_OCCURRENCES = 30
/** The ridge parameter, which keeps the coefficients of rare features near zero. */
const RIDGE = 3
const DIGITS = 4

type Sample = { features: ReadonlyMap<string, number>; seconds: number }

/**
 * Fits the durations of the built-in speakers to the features of about 16,000 story sentences, by least squares. Writes
 * the table for `estimateEnglish`. Takes about ten minutes.
 */
async function main(): Promise<void> {
  const sentences = (await readStories()).flatMap((text) => planSentences(normalise(text)))
  const tables: Record<string, Record<string, number>> = {}
  for (const speaker of SPEAKERS) {
    const samples: Sample[] = []
    for (const sentence of sentences) {
      const phones = await planPhones({ speaker, text: sentenceText(sentence), stretch: 1 })
      let [seconds, start] = [0, 0]
      for (const { name, endSeconds } of phones) {
        if (name !== 'pau') seconds += endSeconds - start
        start = endSeconds
      }
      samples.push({ features: lengthFeatures(sentence), seconds })
    }
    tables[speaker] = fit(samples)
    process.stdout.write(`${speaker}: ${samples.length} sentences, ${Object.keys(tables[speaker]).length} features\n`)
  }
  await writeFile(SPEECH_LENGTHS_FILE, `${JSON.stringify(tables)}\n`)
}

/** Returns the sentences that fill a line of a story alone, without duplicates. */
async function readStories(): Promise<string[]> {
  const names = await readdir(STORIES, { recursive: true })
  const files = names.filter((name) => name.endsWith('.story'))
  const lines = (await Promise.all(files.toSorted().map((name) => readFile(join(STORIES, name), 'utf8')))).join('\n')
  const rows = lines.matchAll(/^\s*(?:[+\-*>]\s*)?([A-Z][^|`{}\n]{20,220}?[.!?])\s*(?:\||$)/gmu)
  return [...new Set([...rows].map(([, sentence]) => sentence!))]
}

/** Computes ridge regression by Gaussian elimination with pivoting. */
function fit(samples: readonly Sample[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of samples) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= LEAST_OCCURRENCES).map(([name]) => name)
  const index = new Map(names.map((name, i) => [name, i]))
  const size = names.length
  const rows = names.map((_, i) => {
    const row = new Float64Array(size + 1)
    row[i] = RIDGE
    return row
  })
  for (const { features, seconds } of samples) {
    const known = [...features].flatMap(([name, count]) =>
      index.has(name) ? [[index.get(name)!, count] as const] : [],
    )
    for (const [a, countA] of known) {
      for (const [b, countB] of known) rows[a]![b]! += countA * countB
      rows[a]![size]! += countA * seconds
    }
  }
  const solution = solve(rows)
  return Object.fromEntries(names.map((name, i) => [name, Number(solution[i]!.toFixed(DIGITS))]))
}

function solve(rows: Float64Array[]): Float64Array {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = column + 1; row < size; row++) {
      const factor = rows[row]![column]! / rows[column]![column]!
      if (factor !== 0) for (let k = column; k <= size; k++) rows[row]![k]! -= factor * rows[column]![k]!
    }
  }
  const solution = new Float64Array(size)
  for (let row = size - 1; row >= 0; row--) {
    let rest = rows[row]![size]!
    for (let k = row + 1; k < size; k++) rest -= rows[row]![k]! * solution[k]!
    solution[row] = rest / rows[row]![row]!
  }
  return solution
}

await main()
