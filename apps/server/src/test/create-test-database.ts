import { cloneDatabase } from '@dayreel/auth/testing'
import { inject } from 'vitest'
import { connect, type Connection } from '#db/connect.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a migrated template database. Tests clone it and never write to it. */
    templateDatabaseUrl: string
  }
}

export type TestDatabase = Connection & { url: string }

/** Creates a fresh copy of the migrated database. Close it when the test file is done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await cloneDatabase(inject('templateDatabaseUrl'))
  const connection = connect({ url, connections: 10, onBroken: () => undefined })
  return {
    ...connection,
    url,
    async close() {
      await connection.close()
      await drop()
    },
  }
}
