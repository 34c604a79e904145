import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { TextDecoder } from 'node:util'
import { MAX_TEXT_CODE_POINTS } from '@dayreel/catalogue'
import { UsageError } from './usage-error.ts'

/**
 * The largest file that can hold a text of the maximum length, because UTF-8 uses at most four bytes per code point. A
 * larger file is rejected without being read.
 */
const MAX_FILE_BYTES = 4 * MAX_TEXT_CODE_POINTS

/**
 * Returns the given text. If it names a text file, returns the content of the file. For `-`, returns standard input.
 */
export function readText(given: string, folder: string, readStdin: () => Uint8Array): string {
  if (given === '-') return decode(readStdin(), 'The standard input')
  const file = resolve(folder, given)
  const namesFile = /^\S+\.(txt|text|md)$/i.test(given.trim())
  if (!namesFile && !isFile(file)) return given
  if (/^https?:/i.test(given)) return given
  return readFile(file, MAX_FILE_BYTES, given)
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false // A text may contain characters that are invalid in a path.
  }
}

/** @param name The name of the file in error messages. */
export function readFile(file: string, maxBytes: number, name: string = file): string {
  return decode(readBytes(file, maxBytes), name)
}

function readBytes(file: string, maxBytes: number): Uint8Array {
  let size: number
  try {
    const stats = statSync(file)
    if (stats.isDirectory()) throw new UsageError(`${file} is a folder; give a text file.`)
    size = stats.size
    if (size <= maxBytes) return readFileSync(file)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : 'it can’t be opened'
    throw new UsageError(`${file} can’t be read: ${reason}.`, { cause: error })
  }
  throw new UsageError(`${file} is too long: it has ${size} bytes, and at most ${maxBytes} are read.`)
}

/** @param name The name of the source in error messages. */
export function decode(bytes: Uint8Array, name: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch (error) {
    throw new UsageError(`${name} is not text in UTF-8. Save it as UTF-8 and run it again.`, { cause: error })
  }
  throw new UsageError(`${name} is a binary file; give text in UTF-8.`)
}
