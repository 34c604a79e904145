import { availableParallelism, totalmem } from 'node:os'
import { readContainerLimits } from './container-limits.ts'

/** The cores and the memory that this process may use. */
export type Machine = { cores: number; memoryBytes: number }

/**
 * Returns the resources of this process: the machine's resources, or less if the container has limits.
 *
 * @param root the root of the file system. Tests pass a temporary folder.
 */
export function readMachine(root?: string): Machine {
  const { cores = Infinity, memoryBytes = Infinity } = readContainerLimits(root)
  return { cores: Math.min(availableParallelism(), cores), memoryBytes: Math.min(totalmem(), memoryBytes) }
}
