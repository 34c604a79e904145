import { cloneDatabase } from '@dayreel/auth/testing'
import { inject } from 'vitest'
import { connect, type Connection } from '#db/connect.ts'

export type TestDatabase = Connection & { url: string }

/** A fresh copy of the migrated database. Close it when the file's tests are done. */
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
