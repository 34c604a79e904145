import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { MeasuredVideo } from './measured-video.ts'

const PROGRAM = fileURLToPath(new URL('./measured-video.ts', import.meta.url))
const STEPS = ['write', 'narrate', 'illustrate', 'score', 'render'] as const
export type StepName = (typeof STEPS)[number]

export type Job = {
  /** The wall time of the process from start to end. */
  seconds: number
  cpuSeconds: number
  peakMegabytes: number
  /** The length of the video in seconds. */
  videoSeconds: number
  /** The wall time of each step. Narrating and illustrating overlap. */
  stepSeconds: Record<StepName, number>
  made: Record<StepName, number>
}

type Report = { seconds: number; steps: Record<StepName, { made: number; milliseconds: number }> }

/**
 * Runs the video command in a separate process and waits for its end.
 *
 * @param argv The arguments after `npm run video --`, without `--json`.
 * @throws {Error} with the command's message if the command failed.
 */
export async function runJob(argv: readonly string[]): Promise<Job> {
  const started = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, PROGRAM, ...argv, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const status = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  if ((await status) !== 0) throw new Error(`The video command failed: ${stderr.trim().split('\n').at(-1)}`)
  const seconds = (performance.now() - started) / 1e3
  const { output, cpuSeconds, peakMegabytes } = JSON.parse(stdout) as MeasuredVideo
  const report = JSON.parse(output) as Report
  return {
    seconds,
    cpuSeconds,
    peakMegabytes,
    videoSeconds: report.seconds,
    stepSeconds: byStep((step) => report.steps[step].milliseconds / 1e3),
    made: byStep((step) => report.steps[step].made),
  }
}

function byStep(valueOf: (step: StepName) => number): Record<StepName, number> {
  return Object.fromEntries(STEPS.map((step) => [step, valueOf(step)])) as Record<StepName, number>
}
