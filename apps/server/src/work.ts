import '#processes/find-drizzle.ts'

await import('#processes/run-worker.ts')
