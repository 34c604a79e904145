import { spawn } from 'node:child_process'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineName } from '../local-model.ts'
import { LocalModelError } from '../local-model-error.ts'
import { tryLock, waitForRelease } from '../machine-lock.ts'
import { ENGINES, type LocalEngine } from './engines.ts'
import { engineFolderOf, findEngine, isSupported } from './find-engine.ts'

type LockedPackage = { optional?: boolean; optionalDependencies?: unknown } & Record<string, unknown>
type LockFile = { packages: Record<string, LockedPackage> }

const SHOWN_CHARACTERS = 400

/**
 * Installs an engine with npm into the folder of the models, in exactly the versions and with the checksums of our lock
 * file. No script of a package runs. If another process is already installing it, waits for that process.
 *
 * @throws {LocalModelError} `unsupported` or `unreachable`
 */
export async function installEngine(modelsFolder: string, name: EngineName, signal: AbortSignal): Promise<void> {
  const engine = ENGINES[name]
  const folder = engineFolderOf(modelsFolder, name)
  const lockPath = join(modelsFolder, `${engine.folder}.lock`)
  while (findEngine(modelsFolder, name) === undefined) {
    signal.throwIfAborted()
    if (!isSupported(engine)) {
      throw new LocalModelError(
        'unsupported',
        `The engine for this model runs on Linux with glibc ${engine.oldestGlibc.join('.')} or newer, on x64 and arm64 processors. This computer is another one.`,
      )
    }
    const held = await tryLock(lockPath)
    if (held === undefined) await waitForRelease(lockPath, signal, () => undefined)
    else await installAlone(engine, folder, signal).finally(() => held.release())
  }
}

async function installAlone(engine: LocalEngine, folder: string, signal: AbortSignal): Promise<void> {
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  try {
    const { manifest, lock } = lockFor(engine, JSON.parse(await readFile(engine.lockFile, 'utf8')) as LockFile)
    await writeFile(join(fresh, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(fresh, 'package-lock.json'), JSON.stringify(lock))
    await runNpm(engine, fresh, signal)
    for (const path of engine.unneeded(process.arch)) await rm(join(fresh, 'node_modules', path), { recursive: true })
    await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/**
 * Returns the manifest and the lock file for npm: the engine and its program for this processor. Programs for graphics
 * cards and for other processors are left out.
 */
function lockFor(engine: LocalEngine, { packages, ...rest }: LockFile) {
  const name = 'dayreel-engine'
  const { version } = engine
  const program = engine.programs[process.arch as keyof LocalEngine['programs']]
  const dependencies = { [engine.name]: version, ...engine.packages, ...(program && { [program]: version }) }
  const kept = Object.entries(packages).flatMap(([path, { optional, optionalDependencies: _left, ...entry }]) =>
    path !== '' && (!optional || path === `node_modules/${program}`) ? [[path, entry] as const] : [],
  )
  return {
    manifest: { name, private: true, dependencies },
    lock: { ...rest, name, packages: { '': { name, dependencies }, ...Object.fromEntries(kept) } },
  }
}

function runNpm({ name, version }: LocalEngine, folder: string, signal: AbortSignal): Promise<void> {
  const npm = process.env['npm_execpath']
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--workspaces=false']
  const [command, given] = npm?.endsWith('.js') ? [process.execPath, [npm, ...options]] : ['npm', options]
  return new Promise((resolve, reject) => {
    // If npm started this process, the environment names the folder and workspace of that npm. The new npm must not use
    // them.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) =>
          !/^npm_/iu.test(name) ||
          /^npm_config_(?:registry|userconfig|cache|proxy|https_proxy|noproxy|cafile)$/iu.test(name),
      ),
    )
    const child = spawn(command, given, { cwd: folder, env, signal, stdio: ['ignore', 'ignore', 'pipe'] })
    let written = ''
    child.stderr.on('data', (bytes: Buffer) => (written = (written + bytes.toString()).slice(-SHOWN_CHARACTERS)))
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) return reject(signal.reason as Error)
      const reason = error.code === 'ENOENT' ? 'npm is not installed' : `npm cannot be started (${error.code})`
      return reject(new LocalModelError('unsupported', `The engine cannot be installed: ${reason}.`, { cause: error }))
    })
    child.once('close', (code) => {
      if (code === 0) return resolve()
      const reason = written.replace(/\s+/gu, ' ').trim()
      return reject(
        new LocalModelError('unreachable', `npm could not install the engine (${name} ${version}): ${reason}`),
      )
    })
  })
}
