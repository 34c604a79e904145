import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Of one version, whose parts npm's registry holds all; nothing but npm packages is downloaded. */
const REMOTION = '4.0.529'
const PACKAGES = [
  `remotion@${REMOTION}`,
  `@remotion/bundler@${REMOTION}`,
  `@remotion/renderer@${REMOTION}`,
  'react@19.3.1',
  'react-dom@19.3.1',
  '@sparticuz/chromium@153.0.0',
]

/** The few calls that are used here, as far as they are used. */
export type Remotion = {
  version: string
  bundle(options: { entryPoint: string; publicDir: string; outDir: string }): Promise<string>
  openBrowser(kind: 'chrome', options: { browserExecutable: string }): Promise<Browser>
  selectComposition(options: Page & { id: string }): Promise<Composition>
  renderMedia(options: Page & RenderMediaOptions): Promise<unknown>
  /** Unpacks a browser and what it needs of the system's libraries, and says where it is. */
  unpackBrowser(): Promise<string>
}
type Browser = { close(options: { silent: boolean }): Promise<void> }
type Page = { serveUrl: string; puppeteerInstance: Browser; browserExecutable: string; logLevel: 'error' }
type Composition = { durationInFrames: number; width: number; height: number }
/** What is left out stands as Remotion has it. */
export type Tuning = {
  audioCodec?: 'aac'
  audioBitrate?: string
  x264Preset?: 'superfast'
  crf?: number
  imageFormat?: 'jpeg'
  jpegQuality?: number
  concurrency?: number
}
type RenderMediaOptions = {
  composition: Composition
  codec: 'h264'
  outputLocation: string
} & Tuning

/** Installs Remotion and a browser into a folder of their own; neither runs any script of theirs while installing. */
export async function installRemotion(folder: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  await run('npm', ['install', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', ...PACKAGES], folder)
}

/** Opens what `installRemotion` installed. */
export async function openRemotion(folder: string): Promise<Remotion> {
  // The browser's package looks at these when it is opened: libraries for a system without any, in the folder of this run.
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  const require = createRequire(join(folder, 'package.json'))
  const { bundle } = require('@remotion/bundler') as Pick<Remotion, 'bundle'>
  const { openBrowser, selectComposition, renderMedia } = require('@remotion/renderer') as Omit<Remotion, 'bundle'>
  const { default: chromium } = (await import(pathToFileURL(require.resolve('@sparticuz/chromium')).href)) as {
    default: { executablePath(): Promise<string> }
  }
  return {
    version: REMOTION,
    bundle,
    openBrowser,
    selectComposition,
    renderMedia,
    unpackBrowser: () => chromium.executablePath(),
  }
}

function run(command: string, options: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`${command} ${options[0]} ended with status ${status}.`)),
    )
  })
}
