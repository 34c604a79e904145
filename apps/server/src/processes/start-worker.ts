import { readMachine } from '@dayreel/threads'
import type { Config } from '#config'
import { WORKER_ROLES, type WorkerRole } from '#jobs/define-job.ts'
import { makeVideo } from '#jobs/make-video.ts'
import { watchMaintenance } from '#installation/maintenance.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { countFault } from '#costs/count-fault.ts'
import { createLog, type Log } from '#log/create-log.ts'
import { createServices } from '#compose/create-services.ts'
import { createStudio } from '#compose/create-studio.ts'
import { workWithModels } from '#compose/work-with-models.ts'
import { findDueWork } from '#channels/find-due-work.ts'
import { serveRpc } from '#rpc/serve-rpc.ts'
import { deliverPosts } from '#posts/deliver-posts.ts'
import { jobHandlers } from '#compose/job-handlers.ts'
import { reportWorker } from './report-worker.ts'
import { serveWorkerHealth } from './serve-worker-health.ts'
import { hasEnoughMemory, workerConcurrency } from './worker-concurrency.ts'

/**
 * Runs jobs. The database must be migrated.
 *
 * @param options.roles what this worker does. Default: everything.
 */
export async function startWorker(
  config: Config,
  databaseUrl: string,
  { roles = WORKER_ROLES }: { roles?: readonly WorkerRole[] } = {},
): Promise<{ close: () => Promise<void> }> {
  const log = createLog({ level: config.logLevel, name: 'worker' })
  const shared = await createServices({ config, databaseUrl, log })
  const onFault = (fault: { source: string; kind: string }) => countFault(shared.services.db, fault)
  const { storage } = shared.services
  const { steps, close: closeStudio } = await createStudio(config, { log, onFault, storage })
  const models = workWithModels(shared.services, steps.studio, onFault, { makesVideos: roles.includes('render') })
  const services = { ...shared.services, ...steps, ...models.services }
  // The worker first removes its predecessor's half-written files, so that a worker that is killed repeatedly does not
  // fill the disk.
  await services.storage
    .sweep()
    .catch((error: unknown) => log.warn({ err: error }, 'half-written files could not be removed'))
  const concurrency = chooseConcurrency(config, log)
  const readMaintenance = watchMaintenance(services.db)
  const isPaused = async (): Promise<boolean> => (await readMaintenance()) !== undefined
  const atOnce = { [makeVideo.name]: concurrency }
  const health =
    config.workerPort === undefined ? undefined : await serveWorkerHealth(shared.services, config.workerPort)
  const working = { ...services, ...(health && { onJobEnd: health.onJobEnd }) }
  const polls = [
    ...(roles.includes('text') ? findDueWork(services) : []),
    ...(roles.includes('post') ? deliverPosts(services) : []),
  ]
  const handlers = jobHandlers()
  const work = await runJobs({ url: databaseUrl, services: working, roles, handlers, atOnce, polls, isPaused })
  const rpc = roles.includes('text')
    ? await serveRpc({
        ...services,
        databaseUrl,
        methods: {
          ...services.planner,
          probe: services.probe,
          probeVoices: services.probeVoices,
          probeTranscription: services.probeTranscription,
          transcribeRecording: services.transcribeRecording,
          probePictures: services.probePictures,
          previewVoice: services.previewVoice,
          sayWord: services.sayWord,
          decodeFile: services.decodeFile,
          // Servers and workers of two releases call each other during an upgrade, and the previous release has only
          // this name.
          keepSound: services.decodeFile,
          previewBoard: services.previewBoard,
          openFoundClip: services.openFoundClip,
          drawLookSamples: services.drawLookSamples,
          cutSound: services.cutSound,
          previewBrand: services.previewBrand,
          findDeviations: services.findDeviations,
        },
        // A second call would only wait for the cores of the first, and occupy one of the few slots that planning and
        // previews need.
        oneAtATime: ['decodeFile', 'openFoundClip', 'drawLookSamples'],
      })
    : undefined
  const report = await reportWorker(services, { concurrency, rendersAtOnce: config.rendersAtOnce })
  log.info({ concurrency, roles }, 'working')
  return {
    async close() {
      await Promise.all([rpc?.close(), work.close()])
      await models.close()
      await closeStudio()
      await report.close()
      await health?.close()
      await shared.close()
    },
  }
}

/** Returns the number of concurrent videos. Warns if they may need more memory than is available. */
function chooseConcurrency(config: Pick<Config, 'workerConcurrency'>, log: Log): number {
  const machine = readMachine()
  const concurrency = config.workerConcurrency ?? workerConcurrency(machine)
  if (!hasEnoughMemory(machine, concurrency)) {
    log.warn({ concurrency, ...machine }, 'the memory may not be enough; one video in high quality takes 965 MB')
  }
  return concurrency
}
