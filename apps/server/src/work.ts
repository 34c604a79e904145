import '#processes/find-modules.ts'

await import('#processes/run-worker.ts')
