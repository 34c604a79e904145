import { api } from '@dayreel/contract'
import { flushCompileCache } from 'node:module'
import { createLog } from '#log/create-log.ts'
import { readConfig } from '#config'
import { runJobs } from '#jobs/run-jobs.ts'
import type { WorkerServices } from '#services'
import { createServices } from '#compose/create-services.ts'
import { createStudio } from '#compose/create-studio.ts'
import { workWithModels } from '#compose/work-with-models.ts'
import { submitVideo } from '#videos/submit-video.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { GENERATE } from './given-videos.ts'
import { createPlainIllustrator } from './plain-illustrator.ts'

/**
 * A process that kills itself, as `kill -9` would, at the point that its environment names. A worker dies before or
 * after it writes a file (`DIES=before:steps/narrate`), before its first transaction is committed (`DIES=commit`),
 * before it removes files (`DIES=remove`) or before it sends a call to an outside service
 * (`DIES=send:/forced-alignment`). The suffix `:2` means the second such file or call. Calls that match
 * `HOLDS=/forced-alignment` are never sent. A server dies while it starts a video (`DIES=enqueue` or `DIES=answer`,
 * `STARTS=account:key`).
 */
// A killed process does not store its compiled code. Without this line, the next process would start just as slowly.
flushCompileCache()
const [moment = '', file = '', nth = '1'] = (process.env.DIES ?? '').split(':')
let written = 0
let sent = 0
const send = globalThis.fetch
globalThis.fetch = async (address, init) => {
  const url = address instanceof Request ? address.url : String(address)
  if (moment === 'send' && url.includes(file) && ++sent === Number(nth)) die()
  if (process.env.HOLDS !== undefined && url.includes(process.env.HOLDS)) return new Promise(() => undefined)
  return send(address, init)
}
const databaseUrl = process.env.DATABASE_URL!
const config = readConfig(process.env, 'together')
const log = createLog({ level: 'error', name: 'doomed' })
const { services } = await createServices({ config, databaseUrl, log })
const { steps } = await createStudio(config, { storage: services.storage })
const { db, storage, jobs } = services
const transact = db.transaction.bind(db)
db.transaction = (act, ...options) =>
  transact(
    async (tx) => {
      const result = await act(tx)
      if (moment === 'commit') die()
      return result
    },
    ...options,
  )

const doomed: WorkerServices = {
  ...services,
  ...steps,
  ...workWithModels(services, steps.studio).services,
  studio: { ...steps.studio, illustrators: [createPlainIllustrator()] },
  storage: {
    ...storage,
    async put(key, content) {
      const isIt = file !== '' && key.includes(file) && ++written === Number(nth)
      if (isIt && moment === 'before') die()
      await storage.put(key, content)
      if (isIt && moment === 'after') die()
    },
    async deleteAll(prefix) {
      if (moment === 'remove') die()
      await storage.deleteAll(prefix)
    },
  },
  jobs: {
    ...jobs,
    async enqueue(...given) {
      await jobs.enqueue(...given)
      if (moment === 'enqueue') die()
    },
  },
}

if (process.env.STARTS === undefined) {
  await runJobs({ url: databaseUrl, services: doomed, handlers: jobHandlers() })
} else {
  const [accountId, idempotencyKey] = process.env.STARTS.split(':') as [string, string]
  await submitVideo(doomed, { accountId, idempotencyKey }, api.generateVideo.body.parse(GENERATE)) // The route does the same.
  if (moment === 'answer') die()
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  for (;;); // The loop ensures that no other code runs before the signal arrives.
}
