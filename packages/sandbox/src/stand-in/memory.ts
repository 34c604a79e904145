import { existsSync, readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { writeWhole } from './write-whole.ts'

/** The state of a stand-in: plain values in maps, sets and lists. The same value may be in several of them. */
export type Memory = Readonly<Record<string, Map<unknown, unknown> | Set<unknown> | unknown[]>>

/**
 * Further state that must survive a restart: the port, because apps keep the URL, and the clock, because it must not go
 * back.
 */
type About = { port: number; aheadMs: number }
type Kept<Known> = About & { known: Known }

export type Recalled<Known extends Memory> = Partial<About> & {
  known: Known
  keep(about: About): void
}

/**
 * Loads the last saved state. Returns `empty` if the file is missing or unreadable, because a file of another version
 * must not prevent the start.
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
