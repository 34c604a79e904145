import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file atomically. Does nothing if the folder no longer exists. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  if (!existsSync(dirname(file))) return
  writeFileSync(`${file}.new`, content, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
