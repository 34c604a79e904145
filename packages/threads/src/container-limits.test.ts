import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContainerLimits } from './container-limits.ts'
import { readMachine } from './machine.ts'

const GB = 1_000_000_000
const NO_LIMIT_V1 = '9223372036854771712'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dayreel-cgroup-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function given(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
}

describe('version 2', () => {
  test("applies the quota and memory limit of the process's own group", () => {
    given({
      'proc/self/cgroup': '0::/',
      'sys/fs/cgroup/cpu.max': '150000 100000',
      'sys/fs/cgroup/memory.max': '450000000',
    })
    expect(readContainerLimits(root)).toEqual({ cores: 1.5, memoryBytes: 450_000_000 })
  })

  test('treats max as no limit', () => {
    given({
      'proc/self/cgroup': '0::/',
      'sys/fs/cgroup/cpu.max': 'max 100000',
      'sys/fs/cgroup/memory.max': 'max',
    })
    expect(readContainerLimits(root)).toEqual({ cores: undefined, memoryBytes: undefined })
  })

  test('applies the smallest limit of nested groups', () => {
    given({
      'proc/self/cgroup': '0::/system.slice/dayreel.slice/worker.service',
      'sys/fs/cgroup/system.slice/memory.max': '8000000000',
      'sys/fs/cgroup/system.slice/cpu.max': '400000 100000',
      'sys/fs/cgroup/system.slice/dayreel.slice/memory.max': '2000000000',
      'sys/fs/cgroup/system.slice/dayreel.slice/cpu.max': 'max 100000',
      'sys/fs/cgroup/system.slice/dayreel.slice/worker.service/memory.max': 'max',
      'sys/fs/cgroup/system.slice/dayreel.slice/worker.service/cpu.max': '200000 100000',
    })
    expect(readContainerLimits(root)).toEqual({ cores: 2, memoryBytes: 2 * GB })
  })
})

describe('version 1', () => {
  test('applies quota and memory limits, each of its own group', () => {
    given({
      'proc/self/cgroup': '5:memory:/docker/abc\n4:cpu,cpuacct:/docker/abc\n1:name=systemd:/docker/abc',
      'sys/fs/cgroup/cpu,cpuacct/docker/abc/cpu.cfs_quota_us': '100000',
      'sys/fs/cgroup/cpu,cpuacct/docker/abc/cpu.cfs_period_us': '100000',
      'sys/fs/cgroup/memory/docker/abc/memory.limit_in_bytes': '1000000000',
      'sys/fs/cgroup/memory/memory.limit_in_bytes': NO_LIMIT_V1,
    })
    expect(readContainerLimits(root)).toEqual({ cores: 1, memoryBytes: GB })
  })

  test('supports a container that sees its own group as the root', () => {
    given({
      'proc/self/cgroup': '5:memory:/docker/abc\n4:cpu,cpuacct:/docker/abc',
      'sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us': '300000',
      'sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us': '100000',
      'sys/fs/cgroup/memory/memory.limit_in_bytes': '3000000000',
    })
    expect(readContainerLimits(root)).toEqual({ cores: 3, memoryBytes: 3 * GB })
  })

  test('also finds the CPU controller by its own folder', () => {
    given({
      'proc/self/cgroup': '4:cpuacct,cpu:/a',
      'sys/fs/cgroup/cpu/a/cpu.cfs_quota_us': '50000',
      'sys/fs/cgroup/cpu/a/cpu.cfs_period_us': '100000',
    })
    expect(readContainerLimits(root).cores).toBe(0.5)
  })

  test('treats −1 and the largest number as no limit', () => {
    given({
      'proc/self/cgroup': '5:memory:/\n4:cpu:/',
      'sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1',
      'sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000',
      'sys/fs/cgroup/memory/memory.limit_in_bytes': NO_LIMIT_V1,
    })
    expect(readContainerLimits(root)).toEqual({ cores: undefined, memoryBytes: undefined })
  })
})

test('if both versions are mounted, applies the limits of both', () => {
  given({
    'proc/self/cgroup': '5:memory:/a\n0::/a',
    'sys/fs/cgroup/memory/a/memory.limit_in_bytes': '1000000000',
    'sys/fs/cgroup/unified/a/cpu.max': '100000 100000',
  })
  expect(readContainerLimits(root)).toEqual({ cores: 1, memoryBytes: GB })
})

test('a machine without control groups has its full size', () => {
  expect(readContainerLimits(root)).toEqual({ cores: undefined, memoryBytes: undefined })
  const { cores, memoryBytes } = readMachine(root)
  expect(cores).toBeGreaterThanOrEqual(1)
  expect(memoryBytes).toBeGreaterThan(0)
})
