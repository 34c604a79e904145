import type { AnsweredScene } from './answered-script.ts'
import { sceneRole, type SceneRole } from './field-roles.ts'

/** The roles of a table's columns, in order. */
export type Columns = readonly (SceneRole | undefined)[]

/**
 * Reads a row of a Markdown table.
 *
 * @param columns those of the previous rows. Undefined before the first row.
 * @returns the table's columns, and the row's scene. Undefined if the line is not a row of a table with words.
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
  // A column “Scene” contains only numbers if another column describes the picture.
  const cellOf = (role: SceneRole): string => cells[columns.lastIndexOf(role)] ?? ''
  return { columns, scene: { words: cellOf('words'), shows: cellOf('shows'), item: null } }
}
