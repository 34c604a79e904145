import '#processes/find-modules.ts'

await import('#processes/run-server.ts')
