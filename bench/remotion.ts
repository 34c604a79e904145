import { execFile } from 'node:child_process'
import { copyFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { DEFAULT_CAPTION_STYLE, frameOf } from '@dayreel/catalogue'
import { createEmbeddedPorts } from '@dayreel/embedded'
import { writeStoryboard } from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import {
  CAPTION_LOOKS,
  CAPTIONS_ID,
  completeStoryboard,
  encoderSettings,
  illustrateScenes,
  KeptSteps,
  keyOf,
  measureWith,
  planTimeline,
  readMp4,
  renderVideo,
  speakScenes,
  windowAt,
} from '@dayreel/studio/testing'
import { describeMachine, machineSentence } from './machine.ts'
import { keepResults, median, round } from './results.ts'
import { withScratchFolder } from './scratch-folder.ts'

const THREADS = 2
const ROUNDS = 3
/** The target: Remotion takes at least this many times as long. */
const TARGET = 14
const VERSION = '4.0.529'
/** The packages for the comparison. All of them come from npm's registry, and nothing else is downloaded. */
const PACKAGES = [
  `remotion@${VERSION}`,
  `@remotion/bundler@${VERSION}`,
  `@remotion/renderer@${VERSION}`,
  'react@19.3.1',
  'react-dom@19.3.1',
  '@sparticuz/chromium@153.0.0',
]
/**
 * Remotion's options that are closest to Dayreel's: the same encoder settings, and as many pages as Dayreel's renderer
 * has threads.
 */
const TUNING = {
  codec: 'h264',
  audioCodec: 'aac',
  audioBitrate: '160k',
  x264Preset: 'superfast',
  crf: 21,
  imageFormat: 'jpeg',
  jpegQuality: 90,
  concurrency: THREADS,
}
/** A script of about ten seconds. */
const SCRIPT =
  'The harbour was empty before sunrise. A single lantern moved along the wall. ' +
  'Then the tide brought back the old boat, its table still laid for two.'
const { signal } = new AbortController()
const store = { get: () => Promise.resolve(undefined), put: () => Promise.resolve() }

type ShortVideo = Awaited<ReturnType<typeof prepareVideo>>

/**
 * Runs `npm run bench:remotion`: renders one short video alternately with Dayreel's renderer and with Remotion, and
 * compares the wall time of rendering. Remotion's packages, bundle and browser are prepared before its time starts.
 * Dayreel's time includes starting its threads.
 */
async function main(): Promise<void> {
  const machine = describeMachine()
  say(`${machineSentence(machine)}\n\nPreparing a short video …`)
  const video = await prepareVideo()
  await withScratchFolder(async (folder) => {
    const ours = join(folder, 'ours.mp4')
    const theirs = join(folder, 'remotion.mp4')
    await renderOurs(video, ours)
    say('\nInstalling Remotion, bundling, opening its browser …')
    const remotion = await openRemotion(folder, video, ours)
    try {
      const rounds: { ours: number; remotion: number }[] = []
      for (let i = 0; i < ROUNDS; i++) {
        const times = {
          ours: await secondsOf(() => renderOurs(video, ours)),
          remotion: await secondsOf(() => remotion.render(theirs)),
        }
        rounds.push(times)
        say(`  ours ${times.ours.toFixed(2)} s, Remotion ${times.remotion.toFixed(2)} s`)
      }
      for (const file of [ours, theirs]) await checkFrames(file, video)
      const ratio = median(rounds.map((times) => times.remotion / times.ours))
      const file = await keepResults('remotion', { machine, quick: false, version: VERSION, rounds, ratio })
      const verdict = ratio >= TARGET ? 'ok' : 'missed'
      say(
        `\nours : Remotion ${VERSION} = 1 : ${round(ratio)} (target 1 : ${TARGET}, ${verdict})\n\nAll numbers: ${file}`,
      )
    } finally {
      await remotion.close()
    }
  })
}

/** Makes all parts of a video except its frames, as `makeVideo` does with an empty store. */
async function prepareVideo() {
  const ports = createEmbeddedPorts({ store })
  const narrator = ports.narrators[0]!
  const illustrator = ports.illustrators[0]!
  const voice = 'dr-voice-miles'
  try {
    const written = await writeStoryboard(
      { ...DEFAULT_CHOICES, text: SCRIPT, voice, music: 'smooth-ride', seed: 1, quality: 'high' },
      ports,
      measureWith(narrator, { voice, text: SCRIPT }, signal),
      { signal },
    )
    const storyboard = completeStoryboard(written.storyboard, { reader: ports.reader, illustrator })
    const steps = new KeptSteps(store)
    const watch = { signal, onScene: () => undefined, onPicture: () => undefined }
    const spoken = await speakScenes(storyboard, ports, steps, watch)
    const { pictures, keys } = await illustrateScenes(storyboard, illustrator, steps, watch)
    return {
      scenes: storyboard.scenes.map(({ id }, i) => {
        const { bytes, ...picture } = pictures[i]!
        const { seconds, pages } = spoken.scenes[i]!
        const read = (): Promise<Uint8Array> => Promise.resolve(bytes)
        return { id, seconds, picture: { key: keyOf('illustrate', keys[i]), ...picture, read }, captions: pages }
      }),
      captions: { version: CAPTIONS_ID, look: CAPTION_LOOKS[DEFAULT_CAPTION_STYLE] },
      sound: spoken.sound,
      size: frameOf(storyboard.format, 'high'),
      framesPerSecond: storyboard.framesPerSecond,
      frames: spoken.frames,
    }
  } finally {
    await ports.close()
  }
}

async function renderOurs(video: ShortVideo, file: string): Promise<void> {
  const handle = await open(file, 'w')
  const write = async (bytes: Uint8Array): Promise<void> => void (await handle.write(bytes))
  await renderVideo({ ...video, workers: THREADS, signal, load: store.get, save: store.put, write })
  await handle.close()
}

/** Plans the same frames that Dayreel's renderer draws, with the same windows of the pictures, fades and captions. */
function planFrames({ scenes, captions, size, framesPerSecond }: ShortVideo) {
  const { chunks } = planTimeline(scenes, size, encoderSettings(size, framesPerSecond), captions)
  return chunks.flatMap(({ inputs, scenes: shown }) =>
    Array.from({ length: inputs.frames }, (_, frame) => {
      const time = (frame + 1) / (inputs.frames + 1)
      const state = inputs.captions?.states.find(({ from, to }) => from <= frame && frame < to)
      return {
        layers: inputs.views.map(({ move, moveFrame }, i) => ({
          file: shown[i]!,
          window: windowAt(move, moveFrame + frame),
          opacity: i === 0 ? 1 : time * time * (3 - 2 * time),
        })),
        caption: state ? { words: state.page.words.map(({ text }) => text), lit: state.lit } : null,
      }
    }),
  )
}

/**
 * Installs Remotion and a browser without running install scripts, and prepares everything that is needed before
 * rendering.
 */
async function openRemotion(folder: string, video: ShortVideo, soundFile: string) {
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const install = ['install', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', ...PACKAGES]
  await promisify(execFile)('npm', install, { cwd: folder })
  const publicDir = join(folder, 'public')
  const entryPoint = join(folder, 'composition.js')
  const { size, framesPerSecond, scenes } = video
  const plan = { frames: planFrames(video), framesPerSecond, ...size, pictureCount: scenes.length }
  await mkdir(publicDir)
  await writeFile(entryPoint, COMPOSITION)
  await writeFile(join(folder, 'video.json'), JSON.stringify(plan))
  for (const [i, { picture }] of scenes.entries()) await writeFile(join(publicDir, `${i}.jpg`), await picture.read())
  await copyFile(soundFile, join(publicDir, 'sound.mp4'))
  await copyFile(captionFont(), join(publicDir, 'caption.woff2'))

  // The browser's package reads these variables when it is loaded. They make it unpack its system libraries into the
  // folder of this run.
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  const require = createRequire(join(folder, 'package.json'))
  type Call<Result> = (...given: unknown[]) => Promise<Result>
  const { bundle } = require('@remotion/bundler') as { bundle: Call<string> }
  const renderer = require('@remotion/renderer') as {
    openBrowser: Call<{ close(options: { silent: boolean }): Promise<void> }>
    selectComposition: Call<unknown>
    renderMedia: Call<unknown>
  }
  const { default: chromium } = (await import(pathToFileURL(require.resolve('@sparticuz/chromium')).href)) as {
    default: { executablePath: Call<string> }
  }
  const serveUrl = await bundle({ entryPoint, publicDir, outDir: join(folder, 'bundle') })
  const browserExecutable = await chromium.executablePath()
  const browser = await renderer.openBrowser('chrome', { browserExecutable })
  const page = { serveUrl, puppeteerInstance: browser, browserExecutable, logLevel: 'error' }
  const composition = await renderer.selectComposition({ ...page, id: 'video' })
  return {
    render: (outputLocation: string) => renderer.renderMedia({ ...page, composition, outputLocation, ...TUNING }),
    close: () => browser.close({ silent: true }),
  }
}

/**
 * The composition that Remotion bundles and renders. All pictures are mounted from the first frame on, so that no cut
 * has to wait for a file.
 */
const COMPOSITION = `
import { createElement as h } from 'react'
import { AbsoluteFill, Composition, Html5Audio, Img, continueRender, delayRender, registerRoot, staticFile, useCurrentFrame } from 'remotion'
import { frames, framesPerSecond, height, pictureCount, width } from './video.json'

const waiting = delayRender('the font of the captions')
new FontFace('Caption', 'url(' + staticFile('caption.woff2') + ')', { weight: '100 900' }).load().then((font) => {
  document.fonts.add(font)
  continueRender(waiting)
})
const size = (80 / 1080) * width
const line = {
  position: 'absolute', top: (1236 / 1920) * height - size / 2, width: '100%', textAlign: 'center', whiteSpace: 'nowrap',
  font: '850 ' + size + 'px/1 Caption', color: 'white', paintOrder: 'stroke', WebkitTextStroke: 0.2 * size + 'px #0b0b12',
}
const picture = ({ file, window, opacity }) => h(Img, { key: file, src: staticFile(file + '.jpg'), style: {
  position: 'absolute', width: '100%', height: '100%', transformOrigin: '0 0', opacity,
  transform: 'scale(' + 1 / window.width + ', ' + 1 / window.height + ') translate(' + -100 * window.left + '%, ' + -100 * window.top + '%)',
} })
const caption = ({ words, lit }) => h('div', { style: line }, words.map((word, i) =>
  h('span', { key: i, style: i === lit ? { color: '#ffd23f' } : {} }, i > 0 && ' ', word)))
const preload = Array.from({ length: pictureCount }, (_, i) =>
  h('img', { key: 'preload' + i, src: staticFile(i + '.jpg'), style: { display: 'none' } }))

function Video() {
  const frame = frames[useCurrentFrame()]
  return h(AbsoluteFill, { style: { background: 'black' } }, frame.layers.map(picture), frame.caption && caption(frame.caption),
    preload, h(Html5Audio, { src: staticFile('sound.mp4') }))
}
registerRoot(() => h(Composition, { id: 'video', component: Video, durationInFrames: frames.length, fps: framesPerSecond, width, height }))
`

/** Finds the font file of Dayreel's captions. */
function captionFont(): string {
  const studio = new URL('../packages/studio/src/main.ts', import.meta.url)
  const name = '@fontsource-variable/roboto-condensed/files/roboto-condensed-latin-wght-normal.woff2'
  return createRequire(studio).resolve(name)
}

async function checkFrames(file: string, { frames }: ShortVideo): Promise<void> {
  const { picture } = await readMp4(await readFile(file))
  if (picture.packets.length !== frames)
    throw new Error(`${frames} frames were planned, but a file has ${picture.packets.length}.`)
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1e3
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
