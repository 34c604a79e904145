import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EngineName } from '../local-model.ts'
import { ENGINES, type LocalEngine } from './engines.ts'

type Platform = { os: string; cpu: string; glibc: string | undefined }

/** Returns whether an engine runs on this computer. Only processors are used, no graphics cards. */
export function isSupported({ oldestGlibc }: LocalEngine, { os, cpu, glibc }: Platform = readPlatform()): boolean {
  if (os !== 'linux' || (cpu !== 'x64' && cpu !== 'arm64') || glibc === undefined) return false
  const [major = 0, minor = 0] = glibc.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestGlibc
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** Returns the folder of an engine version. Another version is installed beside it. */
export function engineFolderOf(modelsFolder: string, name: EngineName): string {
  const { folder, version } = ENGINES[name]
  return join(modelsFolder, `${folder}-${version}-${process.platform}-${process.arch}`)
}

/**
 * Finds an installed engine.
 *
 * @returns the path of its module, or undefined if it is not installed.
 */
export function findEngine(modelsFolder: string, name: EngineName): string | undefined {
  const module = join(engineFolderOf(modelsFolder, name), 'node_modules', ...ENGINES[name].module)
  return existsSync(module) ? module : undefined
}

function readPlatform(): Platform {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return { os: process.platform, cpu: process.arch, glibc: header.glibcVersionRuntime }
}
