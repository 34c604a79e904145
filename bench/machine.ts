import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

export type Machine = {
  cores: number
  processor: string
  memoryGigabytes: number
  /** Mean number of processes that wanted to run during the last minute, before the measurements began. */
  loadAtStart: number
  node: string
  system: string
}

/** What machine this is, and how busy it was when asked. */
export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGigabytes: Math.round(totalmem() / 1e8) / 10,
    loadAtStart: Math.round(loadavg()[0]! * 100) / 100,
    node: process.version,
    system: `${process.platform} ${process.arch}`,
  }
}

/** The same in one sentence. */
export function machineSentence(machine: Machine): string {
  const { cores, processor, memoryGigabytes, loadAtStart, node, system } = machine
  const busy = loadAtStart > 0.5 ? ' (not quiet: wall times are too long, ratios less sure)' : ''
  return `${cores} × ${processor}, ${memoryGigabytes} GB, ${system}, Node ${node}, load ${loadAtStart} at the start${busy}`
}
