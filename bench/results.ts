import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Machine } from './machine.ts'

/** One line of the table; `target` is the most that is allowed. */
export type Line = { what: string; unit: string; target: number; result: number }

const FOLDER = fileURLToPath(new URL('../bench-results/', import.meta.url))

/** The lines as a table with a verdict each. */
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

/** The middle of some numbers, at least one; of an even count the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** Four digits: more than a second run confirms, and enough to see on which side of a target a result is. */
export function round(value: number): number {
  return Number(value.toPrecision(4))
}

/**
 * Keeps results as `bench-results/NAME.json`.
 *
 * @returns the file.
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
