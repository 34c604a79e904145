// Runs a script of this project on Node 24, installing what it needs first. Plain JavaScript without dependencies, because it is the
// one file that must run on whatever Node a machine has and before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
  closeSync,
  writeFileSync,
} from 'node:fs'
import * as modules from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'

const NODE_MAJOR = 24
const STALE_LOCK_MS = 10 * 60_000
// As for the children of `npm start`: see processes/load-child.ts of the server.
const YOUNG_SPACE = '--max-semi-space-size=8'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.dayreel-installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

const [target, ...options] = process.argv.slice(2)
if (!target) fail('Usage: node scripts/run.mjs FILE [OPTION …]')
if (!isInstalled()) install()
readSettings()
runTarget()

/** Settings of a `.env` beside the README; what the environment has already stays. Tests and measurements know nothing of it. */
function readSettings() {
  const file = join(root, '.env')
  if (!/^(?:apps\/|scripts\/start\.ts$)/.test(target) || !existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) process.env[name] ??= value
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
}

function install() {
  // Two commands started at once must not both run `npm ci`.
  const lockFile = join(root, '.install.lock')
  while (!takeLock(lockFile)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  try {
    if (isInstalled()) return
    process.stderr.write('Installing packages (once, about a minute) …\n')
    const started = Date.now()
    const npm = process.env.npm_execpath
    const command = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
    // npm's own words go to stderr, so that what a command prints on stdout stays its own.
    const stdio = ['ignore', 2, 2]
    const result = npm?.endsWith('.js')
      ? spawnSync(process.execPath, [npm, ...command], { cwd: root, stdio })
      : spawnSync('npm', command, { cwd: root, stdio })
    if (result.status !== 0) {
      rmSync(lockFile, { force: true })
      fail(
        'The packages could not be installed: `npm ci` failed with the words above. Mend that and run the command again.',
      )
    }
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, wanted)
    process.stderr.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s.\n`)
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/** True when the lock is ours; one whose holder is gone, or that is older than any install takes, is taken over. */
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
    if (!holder) return true // created a moment ago, not yet written
    process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM' || error.code === 'ENOENT'
  }
}

function runTarget() {
  // Compiled code is kept: threads and later commands start about three times as fast.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'dayreel-compiled')
  process.env.PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`
  const file = join(root, target)
  // Pictures and frames are large and short-lived; by its own rules the allocator of Linux keeps a fourth more of them than is in
  // use. It reads these when a process starts.
  const isAllocatorSet = process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined
  process.env.MALLOC_ARENA_MAX ??= '2'
  process.env.MALLOC_MMAP_THRESHOLD_ ??= '262144'
  const isRightNode = Number(process.versions.node.split('.')[0]) === NODE_MAJOR
  if (isRightNode && isAllocatorSet) {
    modules.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    process.argv = [process.argv[0], file, ...options]
    void import(pathToFileURL(file).href)
    return
  }
  const pinned = isRightNode ? process.execPath : join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(pinned)) {
    fail(
      `Dayreel needs Node ${NODE_MAJOR}, and this is ${process.version}. Install Node ${NODE_MAJOR} and run the command again.`,
    )
  }
  // The channel tells the other process when this one dies, however it does.
  const child = spawn(pinned, [YOUNG_SPACE, file, ...options], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
