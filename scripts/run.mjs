// Runs a script of this project on Node 24. Installs the packages first, but not for the server's commands, because
// these may run beside other processes of an installation. This file is plain JavaScript without dependencies, because
// it runs on any Node version before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import * as modules from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'

const NODE_MAJOR = 24
const STALE_LOCK_MS = 10 * 60_000
// The same setting as for the children of `npm start`. See processes/load-child.ts of the server.
const YOUNG_SPACE = '--max-semi-space-size=8'
// Without this module, a command that uses the database starts two seconds later and needs 250 MB more.
const FIND_MODULES = 'apps/server/src/processes/find-modules.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const [target, ...options] = process.argv.slice(2)
if (!target) fail('Usage: node scripts/run.mjs FILE [OPTION …]')
const isServerCommand = target.startsWith('apps/server/')
if (!isInstalled()) {
  if (isServerCommand) {
    fail(
      'The installed packages are missing or do not match package-lock.json. Stop Dayreel, run `npm ci` (or `npm ci --omit=dev` where the site is built already), and start it again.',
    )
  }
  install()
}
readSettings()
runTarget()

/**
 * Reads the settings from the `.env` file beside the README. Environment variables override its settings. Tests and
 * benchmarks do not read the file.
 */
function readSettings() {
  const file = join(root, '.env')
  if (!/^(?:apps\/|scripts\/start\.ts$)/.test(target) || !existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) process.env[name] ??= value
}

/**
 * Compares npm's record of the installed packages with package-lock.json. Packages for other platforms are optional and
 * may therefore be missing. The server's commands need no development packages.
 */
function isInstalled() {
  const installed = packagesIn(join('node_modules', '.package-lock.json'))
  if (installed === undefined) return false
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true
    if (isServerCommand && (wanted.dev || wanted.devOptional)) return true
    const found = installed[path]
    return found === undefined ? Boolean(wanted.optional) : found.integrity === wanted.integrity
  })
}

function packagesIn(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

function install() {
  // The lock prevents two commands that start at once from both running `npm ci`.
  const lockFile = join(root, '.install.lock')
  while (!takeLock(lockFile)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  try {
    if (isInstalled()) return
    process.stderr.write('Installing packages (once, about a minute) …\n')
    const started = Date.now()
    const npm = process.env.npm_execpath
    const command = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
    // npm's output goes to stderr, so that stdout contains only the command's output.
    const stdio = ['ignore', 2, 2]
    const result = npm?.endsWith('.js')
      ? spawnSync(process.execPath, [npm, ...command], { cwd: root, stdio })
      : spawnSync('npm', command, { cwd: root, stdio })
    if (result.status !== 0) {
      rmSync(lockFile, { force: true })
      fail(
        'The packages could not be installed: `npm ci` failed for the reason above. Fix it and run the command again.',
        1,
      )
    }
    process.stderr.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`)
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/**
 * Returns whether this process got the lock. Removes the lock of a dead process, or a lock older than any installation
 * takes, so that the next attempt can succeed.
 */
function takeLock(lockFile) {
  try {
    const handle = openSync(lockFile, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const stats = statSync(lockFile, { throwIfNoEntry: false })
    if (stats && (Date.now() - stats.mtimeMs > STALE_LOCK_MS || !isAlive(lockFile))) rmSync(lockFile, { force: true })
    return false
  }
}

function isAlive(lockFile) {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'))
    if (!holder) return true // Another process has just created the file and not written to it yet.
    process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM' || error.code === 'ENOENT'
  }
}

function runTarget() {
  // Caches compiled code, so that threads and later commands start about three times as fast.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'dayreel-compiled')
  process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  const file = join(root, target)
  // Pictures and frames are large and short-lived. By default, the allocator of Linux keeps a quarter more memory than
  // is in use. It reads these variables only when a process starts.
  const isAllocatorSet = process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined
  process.env.MALLOC_ARENA_MAX ??= '2'
  process.env.MALLOC_MMAP_THRESHOLD_ ??= '262144'
  const isRightNode = Number(process.versions.node.split('.')[0]) === NODE_MAJOR
  if (isRightNode && isAllocatorSet) {
    modules.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    process.argv = [process.argv[0], file, ...options]
    void import(pathToFileURL(join(root, FIND_MODULES)).href).then(() => import(pathToFileURL(file).href))
    return
  }
  const pinned = isRightNode ? process.execPath : join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(pinned)) {
    fail(
      `Dayreel needs Node ${NODE_MAJOR}, and this is ${process.version}. Install Node ${NODE_MAJOR} and run the command again.`,
    )
  }
  // The IPC channel closes when this process dies for any reason, so the child process notices the death.
  const hook = ['--import', pathToFileURL(join(root, FIND_MODULES)).href]
  const child = spawn(pinned, [YOUNG_SPACE, ...hook, file, ...options], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function fail(sentence, status = 2) {
  process.stderr.write(`${sentence}\n`)
  process.exit(status)
}
