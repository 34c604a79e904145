import type { Beat, Line } from '../framework.ts'

/** Makes a beat from a table of its lines, see {@link parseLines}. */
export function makeBeat(id: string, priority: Beat['priority'], table: string): Beat {
  return { id, priority, lines: parseLines(table) }
}

/**
 * Reads a table with one line of the framework per row: what is spoken, a bar, what the picture shows.
 * Blank rows only group. Throws an Error naming the row when it has not exactly these two cells.
 */
export function parseLines(table: string): Line[] {
  return table
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [text, visual, ...rest] = row.split('|').map((cell) => cell.trim())
      if (!text || !visual || rest.length > 0) throw new Error(`Not a row of text and visual: ${row}`)
      return { text, visual }
    })
}
