import { readFileSync, statSync } from 'node:fs'

type Variables = Readonly<Record<string, string | undefined>>

const SUFFIX = '_FILE'
const MAX_BYTES = 65_536

/**
 * Sets each variable `NAME` whose value is in the file that `NAME_FILE` names. A variable that is set itself takes
 * precedence.
 *
 * @param names the known settings. Other variables with this ending are not read.
 */
export function readSettingFiles(env: Variables, names: readonly string[]): { env: Variables; faults: string[] } {
  const read: Record<string, string> = {}
  const faults: string[] = []
  for (const name of names) {
    const file = env[name + SUFFIX]?.trim() ?? ''
    if (file === '' || (env[name]?.trim() ?? '') !== '') continue
    try {
      read[name] = readSmallFile(file)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      faults.push(`${name}${SUFFIX} names a file that cannot be read (${code ?? message}): ${file}`)
    }
  }
  return { env: { ...env, ...read }, faults }
}

function readSmallFile(file: string): string {
  const found = statSync(file)
  if (!found.isFile()) throw new Error('not a file')
  if (found.size > MAX_BYTES) throw new Error(`larger than ${MAX_BYTES} bytes`)
  return readFileSync(file, 'utf8').trim()
}
