import './processes/find-drizzle.ts'

await import('./run-server.ts')
