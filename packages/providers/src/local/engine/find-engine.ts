import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The engine that runs language models on this machine. */
export const ENGINE = { name: 'node-llama-cpp', version: '3.22.1', licence: 'MIT', bytes: 85_000_000 } as const

/** The oldest GNU C library that the engine's program runs with. */
const OLDEST_GLIBC = [2, 34] as const

type Platform = { os: string; cpu: string; glibc: string | undefined }

/**
 * Returns the package with the engine's program for this computer. Only processors are used, no graphics cards.
 *
 * @returns undefined if there is none for this computer.
 */
export function enginePlatform({ os, cpu, glibc }: Platform = readPlatform()): string | undefined {
  if (os !== 'linux' || (cpu !== 'x64' && cpu !== 'arm64') || glibc === undefined) return undefined
  const [major = 0, minor = 0] = glibc.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_GLIBC
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
  return isNewEnough ? `@node-llama-cpp/linux-${cpu}` : undefined
}

/** Returns the folder of an engine version. Another version is installed beside it. */
export function engineFolderOf(modelsFolder: string): string {
  return join(modelsFolder, `engine-${ENGINE.version}-${process.platform}-${process.arch}`)
}

/**
 * Finds the installed engine.
 *
 * @returns the path of its module, or undefined if it is not installed.
 */
export function findEngine(modelsFolder: string): string | undefined {
  const module = join(engineFolderOf(modelsFolder), 'node_modules', ENGINE.name, 'dist', 'index.js')
  return existsSync(module) ? module : undefined
}

function readPlatform(): Platform {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return { os: process.platform, cpu: process.arch, glibc: header.glibcVersionRuntime }
}
