import type { AnsweredScene } from './answered-script.ts'
import { sceneRole, type SceneRole } from './field-roles.ts'

/** What the cells of a table stand for, in their order. */
export type Columns = readonly (SceneRole | undefined)[]

/**
 * Reads a row of a markdown table.
 *
 * @param columns those of the rows before; undefined before the first row.
 * @returns the table's columns, and the row's scene; undefined if the line is no row of a table with words.
 */
export function readTableRow(
  line: string,
  columns: Columns | undefined,
): { columns: Columns; scene?: AnsweredScene } | undefined {
  const row = line.trim()
  if (!row.startsWith('|') || row.length < 3) return undefined
  const cells = row
    .replace(/^\||\|$/gu, '')
    .split('|', 12)
    .map((cell) => cell.trim())
  if (columns === undefined) {
    const header = cells.map((cell) => sceneRole(cell.replace(/[*_`]/gu, '')))
    return header.includes('words') ? { columns: header } : undefined
  }
  if (cells.every((cell) => /^:?-*:?$/u.test(cell))) return { columns }
  // A column “Scene” has only numbers if there is another one for the picture.
  const cellOf = (role: SceneRole): string => cells[columns.lastIndexOf(role)] ?? ''
  return { columns, scene: { words: cellOf('words'), shows: cellOf('shows'), item: null } }
}
