import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

export type Machine = {
  cores: number
  processor: string
  memoryGigabytes: number
  /** The load average of the minute before the measurements. */
  loadAtStart: number
  node: string
  system: string
}

/** Describes the machine and its current load. */
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

/** Describes the machine in one sentence. */
export function machineSentence(machine: Machine): string {
  const { cores, processor, memoryGigabytes, loadAtStart, node, system } = machine
  const busy = loadAtStart > 0.5 ? ' (not quiet: wall times are too long, ratios less sure)' : ''
  return `${cores} × ${processor}, ${memoryGigabytes} GB, ${system}, Node ${node}, load ${loadAtStart} at the start${busy}`
}
