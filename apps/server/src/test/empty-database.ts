import { cloneDatabase } from '@dayreel/auth/testing'
import { inject } from 'vitest'

/** Creates a database without tables. */
export function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const empty = new URL(inject('templateDatabaseUrl'))
  empty.pathname = '/template0'
  return cloneDatabase(empty.href)
}
