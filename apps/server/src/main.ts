import '#processes/find-modules.ts'
import { fileURLToPath } from 'node:url'
import { loadChild } from '#processes/load-child.ts'

// Server and worker load their code in parallel with this process and the start of the database.
const children = { server: loadChild(pathOf('./serve.ts')), worker: loadChild(pathOf('./work.ts')) }
const [{ runTogether }, { endWith }] = await Promise.all([
  import('#processes/run-together.ts'),
  import('#processes/run-process.ts'),
])
await runTogether(children).catch(endWith)
process.exit(0)

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}
