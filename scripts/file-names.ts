import { execFile } from 'node:child_process'
import { basename, extname } from 'node:path'
import { promisify } from 'node:util'

/** Names without a meaning. A source file or folder has to be named after what it does. */
const EMPTY_NAMES = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'data', 'info']
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/

export type BadName = { file: string; reason: string }

/** Checks the names of all source files that git tracks or would add. */
export async function findBadNames(): Promise<BadName[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return badNamesOf(stdout.split('\n').filter(Boolean))
}

/** @param files Paths relative to the project's folder. */
export function badNamesOf(files: readonly string[]): BadName[] {
  return files.filter(isSource).flatMap((file) => {
    for (const part of file.split('/')) {
      const name = part.split('.')[0]!
      if (EMPTY_NAMES.some((empty) => name === empty || name.endsWith(`-${empty}`))) {
        return [{ file, reason: `"${name}" says nothing about what is inside` }]
      }
    }
    const stem = basename(file).split('.')[0]!
    return KEBAB.test(stem) ? [] : [{ file, reason: `"${stem}" is not in kebab-case` }]
  })
}

function isSource(file: string): boolean {
  return ['.ts', '.tsx', '.mjs', '.css'].includes(extname(file)) && /^(apps|packages|scripts|bench|e2e)\//.test(file)
}
