import { existsSync, readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { writeWhole } from './write-whole.ts'

/** What a stand-in knows: plain values in maps, sets and lists, some of them in several at once. */
export type Memory = Readonly<Record<string, Map<unknown, unknown> | Set<unknown> | unknown[]>>

/** What is kept from one run to the next beside it: its address is known to whoever was given one, and its clock does not go back. */
type About = { port: number; aheadMs: number }
type Kept<Known> = About & { known: Known }

export type Recalled<Known extends Memory> = Partial<About> & {
  known: Known
  keep(about: About): void
}

/**
 * Recalls what was known when the file was written last; `empty` without a file, or without one that can be read: what another version
 * of this has written is no reason not to start.
 */
export function recall<Known extends Memory>(file: string | undefined, empty: Known): Recalled<Known> {
  const kept = file === undefined ? undefined : read<Known>(file)
  const known = { ...empty, ...kept?.known }
  return {
    ...(kept && { port: kept.port, aheadMs: kept.aheadMs }),
    known,
    keep(about) {
      if (file !== undefined) writeWhole(file, serialize({ ...about, known } satisfies Kept<Known>))
    },
  }
}

export function forget(known: Memory): void {
  for (const part of Object.values(known)) {
    if (Array.isArray(part)) part.length = 0
    else part.clear()
  }
}

function read<Known>(file: string): Kept<Known> | undefined {
  if (!existsSync(file)) return undefined
  try {
    return deserialize(readFileSync(file)) as Kept<Known>
  } catch {
    return undefined
  }
}
