import { parseArgs } from 'node:util'
import { BOARD_LOOK, DEFAULT_FRAME_RATE, type Quality } from '@dayreel/catalogue'
import {
  type ClipMeasurement,
  measureClips,
  measureLayers,
  measureRender,
  SOURCE_SECONDS,
  type RenderMeasurement,
} from '@dayreel/studio/testing'
import { describeMachine, machineSentence } from './machine.ts'
import { measureClipMemory } from './measure-clip-memory.ts'
import { keepResults, median, round, tableOf, type Line } from './results.ts'
import type { Job, StepName } from './run-job.ts'
import { measureCaptions, measurePlaces, measureSpeech, measureStyles, type Costs } from './step-costs.ts'
import { runBoardEdit, runEdit, runWholeJob, type Edit, type JobKind } from './whole-jobs.ts'

type Sizes = {
  rounds: number
  render: { videoSeconds: number; width: number; height: number }
  high: JobKind
  low: JobKind
  longest: JobKind
  picture: Quality
}

const FULL: Sizes = {
  rounds: 3,
  render: { videoSeconds: 60, width: 1080, height: 1920 },
  high: { durationSeconds: 60, quality: 'high' },
  low: { durationSeconds: 20, quality: 'low' },
  longest: { durationSeconds: 90, quality: 'high' },
  picture: 'high',
}
const QUICK: Sizes = {
  rounds: 1,
  render: { videoSeconds: 6, width: 360, height: 640 },
  high: { durationSeconds: 20, quality: 'low' },
  low: { durationSeconds: 20, quality: 'low' },
  longest: { durationSeconds: 20, quality: 'low' },
  picture: 'low',
}

/**
 * Runs `npm run bench`: measures the studio's performance, prints the results beside their targets, and writes
 * `bench-results/bench.json`. A missed target does not fail the command, but a failed measurement does.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      boards: { type: 'boolean', default: false },
      clips: { type: 'boolean', default: false },
    },
  })
  const { quick, boards: onlyBoards, clips: onlyClips } = values
  const { rounds, ...sizes } = quick ? QUICK : FULL
  const machine = describeMachine()
  say(machineSentence(machine))
  if (quick) say('Quick: everything is small, to see that it works; the targets are for the whole.')

  if (onlyBoards || onlyClips) {
    const [name, { lines, ...results }] = onlyBoards
      ? (['bench-boards', await measureBoards(rounds, sizes)] as const)
      : (['bench-clips', await measureOnlyClips(rounds, sizes)] as const)
    const file = await keepResults(name, { machine, quick, lines, ...results })
    return say(`\n${tableOf(lines)}\n\nAll numbers: ${file}`)
  }

  say(`\nRendering ${sizes.render.videoSeconds} s against encoding alone …`)
  const renders = await repeat(rounds, () => measureRender(sizes.render), renderSentence)

  const { width, height, videoSeconds } = sizes.render
  say(`\nThe same in 16:9 …`)
  const wides = await repeat(
    rounds,
    () => measureRender({ videoSeconds, width: height, height: width }),
    renderSentence,
  )
  const clips = await measureOnlyClips(rounds, sizes)
  say('\nMilliseconds of one processor to draw a frame, by its layers')
  const layers: Costs = {}
  for (const count of [0, 1, 8, 24]) {
    layers[count] = await measureLayers(count, { width, height })
    sayCost(`${count}`, layers[count])
  }
  const frameMs = (1e3 * median(renders.map(({ renderCpuSeconds: cpu }) => cpu))) / (videoSeconds * DEFAULT_FRAME_RATE)

  say(`\nFrom subject to file, ${kindName(sizes.low)} …`)
  const lows = await repeat(rounds, () => runWholeJob(sizes.low), jobSentence)
  say(`\nFrom subject to file, ${kindName(sizes.high)}, and again with other words in one scene …`)
  const edits = await repeat(rounds, () => runEdit(sizes.high), editSentence)
  say(`\nMemory of ${kindName(sizes.longest)} …`)
  const [longest] = await repeat(1, () => runWholeJob(sizes.longest), jobSentence)
  const boards = await measureBoards(rounds, sizes)

  say('\nMilliseconds of one processor a picture, by place')
  const places = await measurePlaces(sizes.picture, sayCost)
  say('\nMilliseconds of one processor a picture, by style')
  const styles = await measureStyles(sizes.picture, sayCost)
  say('\nMilliseconds of one processor a caption, by script')
  const captions = measureCaptions(sizes.picture)
  for (const [name, milliseconds] of Object.entries(captions)) sayCost(name, milliseconds)
  const speechSpeed = await measureSpeech()
  say(`\nSpeech is made ${round(speechSpeed)} times as fast as it is spoken, on one thread.`)
  const firsts = edits.map(({ first }) => first)
  const shares = sharesOf(firsts)
  say(`\nWhere the time of ${kindName(sizes.high)} goes (narrating and illustrating overlap)`)
  for (const [step, share] of Object.entries(shares)) say(`  ${step.padEnd(24)}${Math.round(100 * share)} %`)

  const lines: Line[] = [
    {
      what: 'render against two encoders alone, wall time',
      unit: '×',
      target: 1.25,
      result: median(renders.map(({ wallRatio }) => wallRatio)),
    },
    {
      what: '16:9 against 9:16, wall time',
      unit: '×',
      target: 1.15,
      result:
        median(wides.map(({ renderSeconds }) => renderSeconds)) /
        median(renders.map(({ renderSeconds }) => renderSeconds)),
    },
    {
      what: 'a frame with 8 layers against one with a picture only, drawn and encoded',
      unit: '×',
      target: 1.3,
      result: (frameMs + layers[8]! - layers[0]!) / frameMs,
    },
    {
      what: `whole job, ${kindName(sizes.high)}`,
      unit: 's',
      target: 30,
      result: median(firsts.map(({ seconds }) => seconds)),
    },
    {
      what: `whole job, ${kindName(sizes.low)}`,
      unit: 's',
      target: 5,
      result: median(lows.map(({ seconds }) => seconds)),
    },
    {
      what: `one scene of ${kindName(sizes.high)} changed, against the first time`,
      unit: '%',
      target: 20,
      result: median(edits.map(({ first, again }) => (100 * again.seconds) / first.seconds)),
    },
    { what: `peak memory, ${kindName(sizes.longest)}`, unit: 'MB', target: 900, result: longest!.peakMegabytes },
    ...clips.lines,
    ...boards.lines,
  ]
  const costs = { places, styles, captions, layers, speechSpeed } satisfies Record<string, Costs | number>
  const file = await keepResults('bench', {
    machine,
    quick,
    lines,
    renders,
    wides,
    clips,
    lows,
    edits,
    longest,
    boards,
    shares,
    costs,
  })
  say(`\n${tableOf(lines)}\n\nAll numbers: ${file}`)
}

/** Measures a video made only of clips: its speed against one of pictures in the same run, and its memory. */
async function measureOnlyClips(rounds: number, { render }: Pick<Sizes, 'render'>) {
  say('\nPictures against clips …')
  const renders = await repeat(rounds, () => measureClips(render), clipSentence)
  const memory = await measureClipMemory(render)
  say(`  ${Math.round(memory.renderMegabytes)} MB to render, ${Math.round(memory.storeMegabytes)} MB to store`)
  const lines: Line[] = [
    {
      what: 'a video made only of clips against pictures, wall time',
      unit: '×',
      target: 1.6,
      result: median(renders.map(({ ratio }) => ratio)),
    },
    { what: 'peak memory, a video made only of clips', unit: 'MB', target: 900, result: memory.renderMegabytes },
  ]
  return { lines, renders, memory }
}

/** Measures videos with boards: the same jobs as for painted pictures, and the change of one board. */
async function measureBoards(rounds: number, { low, high, longest }: Pick<Sizes, 'low' | 'high' | 'longest'>) {
  const [short, middle, long] = [low, high, longest].map((kind): JobKind => ({ ...kind, look: BOARD_LOOK }))
  say(`\nFrom subject to file, ${kindName(short!)} …`)
  const lows = await repeat(rounds, () => runWholeJob(short!), jobSentence)
  say(`\nFrom subject to file, ${kindName(middle!)}, and again with another board in one scene …`)
  const edits = await repeat(rounds, () => runBoardEdit(middle!), editSentence)
  say(`\nMemory of ${kindName(long!)} …`)
  const [longestJob] = await repeat(1, () => runWholeJob(long!), jobSentence)
  const lines: Line[] = [
    {
      what: `whole job, ${kindName(short!)}`,
      unit: 's',
      target: 5,
      result: median(lows.map(({ seconds }) => seconds)),
    },
    {
      what: `whole job, ${kindName(middle!)}`,
      unit: 's',
      target: 25,
      result: median(edits.map(({ first }) => first.seconds)),
    },
    {
      what: `one board of ${kindName(middle!)} changed, against the first time`,
      unit: '%',
      target: 15,
      result: median(edits.map(({ first, again }) => (100 * again.seconds) / first.seconds)),
    },
    { what: `peak memory, ${kindName(long!)}`, unit: 'MB', target: 900, result: longestJob!.peakMegabytes },
  ]
  return { lines, lows, edits, longest: longestJob }
}

/** Repeats a measurement sequentially and prints each result. Returns all results. */
async function repeat<Result>(
  rounds: number,
  run: () => Promise<Result>,
  sentenceOf: (result: Result) => string,
): Promise<Result[]> {
  const results: Result[] = []
  for (let i = 0; i < rounds; i++) {
    const result = await run()
    say(`  ${sentenceOf(result)}`)
    results.push(result)
  }
  return results
}

function sharesOf(jobs: readonly Job[]): Record<StepName, number> {
  const steps = Object.keys(jobs[0]!.stepSeconds) as StepName[]
  return Object.fromEntries(
    steps.map((step) => [step, median(jobs.map(({ stepSeconds, seconds }) => stepSeconds[step] / seconds))]),
  ) as Record<StepName, number>
}

function renderSentence(render: RenderMeasurement): string {
  const { renderSeconds, encodeSeconds, wallRatio, cpuRatio, peakMegabytes } = render
  const times = `${renderSeconds.toFixed(1)} s against ${encodeSeconds.toFixed(1)} s`
  return `${times}: ${wallRatio.toFixed(2)} × by the clock, ${cpuRatio.toFixed(2)} × by processor time, ${Math.round(peakMegabytes)} MB`
}

function clipSentence({ stillSeconds, clipSeconds, storeSeconds, ratio }: ClipMeasurement): string {
  const times = `${clipSeconds.toFixed(1)} s against ${stillSeconds.toFixed(1)} s: ${ratio.toFixed(2)} ×`
  return `${times}; a clip of ${SOURCE_SECONDS} s was stored in ${storeSeconds.toFixed(1)} s`
}

function jobSentence({ seconds, cpuSeconds, peakMegabytes }: Job): string {
  return `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor, ${Math.round(peakMegabytes)} MB)`
}

function editSentence({ first, again }: Edit): string {
  return [first, again].map(jobSentence).join(', then ')
}

function kindName({ durationSeconds, quality, look }: JobKind): string {
  return `a video of ${durationSeconds} s, ${quality}${look === undefined ? '' : ', with boards'}`
}

function sayCost(name: string, milliseconds: number): void {
  say(`  ${name.padEnd(24)}${milliseconds < 100 ? milliseconds.toFixed(1) : Math.round(milliseconds)}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
