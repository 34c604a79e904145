import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Machine } from './machine.ts'

/** A line of the result table. `target` is the highest allowed value. */
export type Line = { what: string; unit: string; target: number; result: number }

const FOLDER = fileURLToPath(new URL('../bench-results/', import.meta.url))

/** Formats the lines as a table in which each line has a verdict. */
export function tableOf(lines: readonly Line[]): string {
  const rows = [
    ['what', 'target', 'result', ''],
    ...lines.map((line) => [
      line.what,
      `≤ ${line.target} ${line.unit}`.trim(),
      `${round(line.result)} ${line.unit}`.trim(),
      isReached(line) ? 'ok' : 'missed',
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function isReached({ result, target }: Line): boolean {
  return result <= target
}

/** Returns the median of at least one number. For an even count, this is the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/**
 * Rounds to four digits. A second run would not even reproduce four digits, and a comparison with the target needs no
 * more.
 */
export function round(value: number): number {
  return Number(value.toPrecision(4))
}

/**
 * Writes results to `bench-results/NAME.json`.
 *
 * @returns the path of the file.
 */
export async function keepResults(
  name: string,
  results: { machine: Machine; quick: boolean } & Record<string, unknown>,
): Promise<string> {
  await mkdir(FOLDER, { recursive: true })
  const file = join(FOLDER, `${name}.json`)
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  return file
}
