import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type ContainerLimits = {
  /** The number of processor cores, such as 1.5. Undefined if there is no quota. */
  cores: number | undefined
  /** The memory limit in bytes. Undefined if there is no limit. */
  memoryBytes: number | undefined
}

/** If there is no limit, cgroup version 1 reports a number near 2^63. Values from here on therefore mean no limit. */
const NO_LIMIT_BYTES = 2 ** 60

/**
 * Reads the limits of this process's control groups (cgroups, versions 1 and 2). The smallest limit from the process's
 * own group up to the root applies.
 *
 * @param root the root of the file system. Tests pass a temporary folder.
 */
export function readContainerLimits(root = '/'): ContainerLimits {
  const groups = readText(join(root, 'proc/self/cgroup')).split('\n').filter(Boolean).map(toGroup)
  const foldersOf = (controller: string): string[] =>
    groups
      .filter(({ controllers }) => controllers.includes(controller))
      .flatMap(({ controllers, path }) =>
        // Version 1 has the folder `cpu,cpuacct`, a link from `cpu`, or both. If both versions are used, version 2 is
        // in `unified`.
        [controllers.join(','), controller === '' ? 'unified' : controller].flatMap((name) =>
          upwards(join(root, 'sys/fs/cgroup', name), path),
        ),
      )
  const unified = foldersOf('')
  return {
    cores: smallest([...unified.map(coresOfVersion2), ...foldersOf('cpu').map(coresOfVersion1)]),
    memoryBytes: smallest([
      ...unified.map((folder) => readNumber(folder, 'memory.max')),
      ...foldersOf('memory').map((folder) => readNumber(folder, 'memory.limit_in_bytes')),
    ]),
  }
}

/** Parses a line such as `4:cpu,cpuacct:/docker/abc`. In version 2, the line is `0::/docker/abc`. */
function toGroup(line: string): { controllers: string[]; path: string } {
  const [, controllers = '', ...path] = line.split(':')
  return { controllers: controllers.split(','), path: path.join(':') }
}

/** Returns the group's folder and its parent folders. A container may see only its own group, as the root. */
function upwards(base: string, path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  return [...parts.map((_, index) => join(base, ...parts.slice(0, parts.length - index))), base]
}

function coresOfVersion2(folder: string): number | undefined {
  const [quota, period] = readText(join(folder, 'cpu.max')).trim().split(' ')
  return toCores(Number(quota), Number(period)) // The quota `max` becomes NaN, which means no limit.
}

function coresOfVersion1(folder: string): number | undefined {
  return toCores(readNumber(folder, 'cpu.cfs_quota_us'), readNumber(folder, 'cpu.cfs_period_us')) // The quota −1 means no limit.
}

function toCores(quota = NaN, period = NaN): number | undefined {
  return quota > 0 && period > 0 ? quota / period : undefined
}

function readNumber(folder: string, file: string): number | undefined {
  const text = readText(join(folder, file)).trim()
  return /^\d+$/.test(text) && Number(text) < NO_LIMIT_BYTES ? Number(text) : undefined
}

function smallest(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** Returns the file's text, or an empty string if the file does not exist. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
