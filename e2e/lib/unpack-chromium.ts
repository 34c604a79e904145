import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Browser = {
  executablePath: string
  /** Environment variables for the libraries and fonts that come with the browser. */
  env: Record<string, string>
}

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))
const CACHE = join(PACKAGE, '..', '..', '.cache', 'chromium')
const FONTS_FILE = 'fonts-here.conf'
const ARCHIVES = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']

/**
 * Unpacks Chromium from npm with its system libraries, once per version. Returns undefined if the package does not
 * support this machine. The tests then use an installed Chrome.
 */
export async function unpackChromium(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const folder = join(CACHE, version)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, FONTS_FILE) },
  }
}

/** Unpacks Chromium into a temporary folder and then renames it, so that the final folder is always complete. */
async function unpackInto(folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  const { inflate } = await import('@sparticuz/chromium')
  const { TMPDIR } = process.env
  // The package unpacks into the system's folder for temporary files.
  process.env['TMPDIR'] = fresh
  try {
    for (const archive of ARCHIVES) await inflate(join(PACKAGE, 'bin', archive))
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
  }
  await writeFile(join(fresh, FONTS_FILE), fontsFile(folder))
  await rename(fresh, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error
    await rm(fresh, { recursive: true }) // Another process was faster.
  })
}

/**
 * Returns a font configuration for this folder. The configuration in the package names other folders, and without any
 * font Chromium shows no text.
 */
function fontsFile(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}
