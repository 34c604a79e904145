import './processes/find-drizzle.ts'
import { fileURLToPath } from 'node:url'
import { loadChild } from './processes/load-child.ts'

// Server and worker load what they work with while this process does, and while the database starts.
const children = { server: loadChild(pathOf('./serve.ts')), worker: loadChild(pathOf('./work.ts')) }
const [{ runTogether }, { endWith }] = await Promise.all([
  import('./run-together.ts'),
  import('./processes/run-process.ts'),
])
await runTogether(children).catch(endWith)
process.exit(0)

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}
