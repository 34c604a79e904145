import './processes/find-drizzle.ts'

await import('./run-worker.ts')
