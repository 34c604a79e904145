import { copyFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readMp4, renderVideo } from '@dayreel/studio/testing'
import { describeMachine, machineSentence } from '../machine.ts'
import { keepResults, median, round } from '../results.ts'
import { withScratchFolder } from '../scratch-folder.ts'
import { planFrames } from './plan-frames.ts'
import { installRemotion, openRemotion, type Remotion, type Tuning } from './remotion-packages.ts'
import { prepareShortVideo, type ShortVideo } from './short-video.ts'
import { wavFile } from './wav.ts'

const THREADS = 2
const ROUNDS = 3
/** Remotion is to take at least this many times as long. */
const TARGET = 14
/** As near to what ours does as Remotion's options come: the same encoder settings, as many pages as we have threads. */
const TUNED: Tuning = {
  audioCodec: 'aac',
  audioBitrate: '160k',
  x264Preset: 'superfast',
  crf: 21,
  imageFormat: 'jpeg',
  jpegQuality: 90,
  concurrency: THREADS,
}
/** As it comes. */
const UNTUNED: Tuning = {}

type Render = { seconds: number; frames: number }

/**
 * `npm run bench:remotion`: renders one short video with ours and with Remotion, by turns, and compares the wall time of that step
 * alone. Remotion's packages, its bundle and its browser are there before its clock starts; ours starts its threads within.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, packages: { type: 'string' }, out: { type: 'string' } },
  })
  const { quick } = values
  // Folders that were named stay: packages for another run, both files to be looked at.
  const packages = folderOf(values.packages)
  const out = folderOf(values.out)
  const machine = describeMachine()
  say(machineSentence(machine))
  say('\nPreparing a short video …')
  const video = await prepareShortVideo(quick ? 'low' : 'high')
  const frames = planFrames(video)
  const { width, height } = video.size
  say(`  ${(frames.length / video.framesPerSecond).toFixed(1)} s, ${width} × ${height}, ${video.scenes.length} scenes`)

  await withScratchFolder(async (folder) => {
    const home = packages ?? folder
    if (out !== undefined) await mkdir(out, { recursive: true })
    if (packages === undefined || !(await isInstalled(home))) {
      say('\nInstalling Remotion …')
      await mkdir(home, { recursive: true })
      await installRemotion(home)
    }
    const remotion = await openRemotion(home)
    const peer = await preparePeer(remotion, home, video)
    try {
      const rounds: { ours: Render; tuned: Render; untuned: Render }[] = []
      for (let i = 0; i < (quick ? 1 : ROUNDS); i++) {
        const ours = await renderOurs(video, join(out ?? folder, 'ours.mp4'))
        const tuned = await peer.render(join(out ?? folder, 'remotion.mp4'), TUNED)
        const untuned = await peer.render(join(out ?? folder, 'remotion-untuned.mp4'), UNTUNED)
        for (const render of [ours, tuned, untuned])
          if (render.frames !== frames.length)
            throw new Error(`${frames.length} frames were planned, and ${render.frames} are in a file.`)
        rounds.push({ ours, tuned, untuned })
        const times = [ours, tuned, untuned].map(({ seconds }) => `${seconds.toFixed(2)} s`)
        say(`  ours ${times[0]}, Remotion with settings like ours ${times[1]}, as it comes ${times[2]}`)
      }
      const ratio = median(rounds.map(({ ours, tuned }) => tuned.seconds / ours.seconds))
      const untunedRatio = median(rounds.map(({ ours, untuned }) => untuned.seconds / ours.seconds))
      const { version } = remotion
      const file = await keepResults('remotion', { machine, quick, version, rounds, ratio, untunedRatio })
      const verdict = ratio >= TARGET ? 'ok' : 'missed'
      say(`\nours : Remotion ${version}, settings like ours = 1 : ${round(ratio)} (target 1 : ${TARGET}, ${verdict})`)
      say(`ours : Remotion ${version}, as it comes = 1 : ${round(untunedRatio)}\n\nAll numbers: ${file}`)
    } finally {
      await peer.close()
    }
  })
}

async function renderOurs(
  { scenes, captions, sound, size, framesPerSecond }: ShortVideo,
  file: string,
): Promise<Render> {
  const { signal } = new AbortController()
  const handle = await open(file, 'w')
  const started = performance.now()
  const { frames } = await renderVideo({
    scenes,
    captions,
    sound,
    size,
    framesPerSecond,
    workers: THREADS,
    signal,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    write: async (bytes) => void (await handle.write(bytes)),
  })
  await handle.close()
  return { seconds: (performance.now() - started) / 1e3, frames }
}

/** Everything that Remotion needs before it can render. */
async function preparePeer(
  remotion: Remotion,
  home: string,
  video: ShortVideo,
): Promise<{ render(file: string, tuning: Tuning): Promise<Render>; close(): Promise<void> }> {
  say('\nBundling for Remotion, opening its browser …')
  const source = join(home, 'source')
  const publicDir = join(source, 'public')
  await mkdir(publicDir, { recursive: true })
  const { width, height } = video.size
  const plan = {
    frames: planFrames(video),
    framesPerSecond: video.framesPerSecond,
    width,
    height,
    pictureCount: video.pictures.length,
  }
  await writeFile(join(source, 'video.json'), JSON.stringify(plan))
  await Promise.all(video.pictures.map((bytes, i) => writeFile(join(publicDir, `${i}.jpg`), bytes)))
  await writeFile(join(publicDir, 'sound.wav'), wavFile(video.sound))
  await copyFile(captionFont(), join(publicDir, 'caption.woff2'))
  const entryPoint = join(source, 'composition.jsx')
  await copyFile(fileURLToPath(new URL('./composition.jsx', import.meta.url)), entryPoint)

  const serveUrl = await remotion.bundle({ entryPoint, publicDir, outDir: join(home, 'bundle') })
  const browserExecutable = await remotion.unpackBrowser()
  const browser = await remotion.openBrowser('chrome', { browserExecutable })
  const page = { serveUrl, puppeteerInstance: browser, browserExecutable, logLevel: 'error' } as const
  const composition = await remotion.selectComposition({ ...page, id: 'video' })
  return {
    async render(outputLocation, tuning) {
      const started = performance.now()
      await remotion.renderMedia({
        ...page,
        composition,
        codec: 'h264',
        outputLocation,
        ...tuning,
      })
      const seconds = (performance.now() - started) / 1e3
      const { picture } = await readMp4(await readFile(outputLocation))
      return { seconds, frames: picture.packets.length }
    },
    close: () => browser.close({ silent: true }),
  }
}

/** The font that our captions are drawn with, too. */
function captionFont(): string {
  const studio = new URL('../../packages/studio/src/main.ts', import.meta.url)
  const name = '@fontsource-variable/roboto-condensed/files/roboto-condensed-latin-wght-normal.woff2'
  return createRequire(studio).resolve(name)
}

/** Where a folder is that was named on the command line; npm says where the person was. */
function folderOf(given: string | undefined): string | undefined {
  return given === undefined ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), given)
}

async function isInstalled(folder: string): Promise<boolean> {
  const file = join(folder, 'node_modules', '@remotion', 'renderer', 'package.json')
  return readFile(file).then(
    () => true,
    () => false,
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
