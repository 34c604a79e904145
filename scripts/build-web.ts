import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const WEB = join(ROOT, 'apps', 'web')
/** All inputs of the build: the web app's sources, the imported packages, and the tools. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/package.json',
  'apps/web/react-router.config.ts',
  'apps/web/vite.config.ts',
  'packages/contract/src',
  'packages/catalogue/src',
  'packages/storyboard/src',
  'package-lock.json',
]
/**
 * Files that are served compressed. Pictures, sounds and fonts are left out, because their formats are already
 * compressed.
 */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest)$/
const STAMP = join(WEB, 'build', 'made-from')

/**
 * Builds the web app, unless the existing build was made from the same sources.
 *
 * @returns whether the app was built now.
 * @throws {Error} if the build fails. The build tool has then already printed the reason.
 */
export async function buildWeb(): Promise<boolean> {
  const wanted = hashOf(SOURCES.map((source) => join(ROOT, source)))
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false
  // A server never finds an incomplete build, because `npm run serve` looks for the pages and the build writes them
  // last.
  rmSync(join(WEB, 'build'), { recursive: true, force: true })
  process.stderr.write('Building the web app …\n')
  const started = performance.now()
  const { status, output } = await run('react-router', ['build'])
  if (status !== 0) {
    process.stderr.write(output)
    throw new Error('The web app could not be built, for the reason above. Fix it and run the command again.')
  }
  compressFiles(join(WEB, 'build', 'client'))
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, wanted)
  process.stderr.write(`Built in ${Math.round((performance.now() - started) / 1000)} s.\n`)
  return true
}

/**
 * Writes compressed files beside the originals, so that they are compressed once for all visitors. The server sends the
 * version that the browser supports.
 */
function compressFiles(folder: string): void {
  for (const file of filesIn(folder).filter((file) => COMPRESSIBLE.test(file))) {
    const bytes = readFileSync(file)
    const { BROTLI_PARAM_SIZE_HINT: SIZE_HINT } = constants
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [SIZE_HINT]: bytes.length } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn)) hash.update(path).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Runs one of the project's tools. Its output is shown only if it fails. */
function run(tool: string, options: readonly string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, options, { cwd: WEB, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', reject)
    child.on('exit', (code) => resolve({ status: code ?? 1, output }))
  })
}
