import { expect, test } from 'vitest'
import { soakServer } from './server.ts'

test('server, worker and database restart after kill -9, no acknowledged write is lost, and a second start beside them is rejected', async () => {
  expect(await soakServer({ count: 3, quick: true, say: () => undefined })).toEqual([])
})
