import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Storyboard } from '@dayreel/storyboard'
import { decodeSound, integratedLoudness, sineWav } from '@dayreel/studio/testing'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runVideoCommand } from './video-command.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const SCRIPT = 'The old clock in the hall stopped at noon. Outside, the sea went quiet.'

const folder = mkdtempSync(join(tmpdir(), 'dayreel-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Run = { status: number | null; stdout: string; stderr: string }
/** Settings that make frames small, for tests in which only the steps matter. */
const SMALL = { VIDEO_SIZE_PERCENT: '25' }
function runWith(env: Record<string, string>, ...argv: string[]): Run {
  const options = { encoding: 'utf8' as const, env: { ...process.env, INIT_CWD: folder, ...env } }
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...argv], options)
  return { status, stdout, stderr }
}

/**
 * Runs the command in this process, because starting a process takes longer than everything else if no video is made.
 */
async function runHere(argv: readonly string[]): Promise<Run> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const context = {
    argv,
    folder,
    readStdin: () => Buffer.alloc(0),
    stdout,
    stderr: stderr as unknown as NodeJS.WriteStream,
  }
  const status = await runVideoCommand(context)
  const said = await Promise.all([stdout, stderr].map((stream) => text(stream.end())))
  return { status, stdout: said[0]!, stderr: said[1]! }
}

type Result = { file: string; seconds: number; scenes: number; steps: Record<string, { made: number; reused: number }> }
let first: Result
beforeAll(() => {
  const { status, stdout, stderr } = runWith(SMALL, SCRIPT, '--out', 'first.mp4', '--json')
  if (status !== 0) throw new Error(stderr)
  first = JSON.parse(stdout) as Result
})

test('writes five files side by side, and --json lists them', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    ['.dayreel', 'first.ass', 'first.jpg', 'first.mp4', 'first.srt', 'first.storyboard.json', 'first.vtt'].toSorted(),
  )
  expect(first).toMatchObject({
    file: join(folder, 'first.mp4'),
    subtitles: [join(folder, 'first.srt'), join(folder, 'first.vtt'), join(folder, 'first.ass')],
    storyboard: join(folder, 'first.storyboard.json'),
    thumbnail: join(folder, 'first.jpg'),
    width: 180,
    height: 320,
    spoken: true,
    notices: [],
  })
  expect(Object.keys(first.steps)).toEqual(['write', 'narrate', 'illustrate', 'score', 'render'])
})

test('without --json it prints only the path, and finds everything in the cache', () => {
  const { status, stdout } = runWith(SMALL, SCRIPT, '--out', 'second.mp4')
  expect([status, stdout]).toEqual([0, `${join(folder, 'second.mp4')}\n`])
  expect(readFileSync(join(folder, 'second.mp4'))).toEqual(readFileSync(first.file))
})

test('makes an edited storyboard, and --json shows that only the changes were made', () => {
  const board = JSON.parse(readFileSync(join(folder, 'first.storyboard.json'), 'utf8')) as {
    scenes: { text: string }[]
  }
  board.scenes[0]!.text = 'The old clock in the hall stopped at midnight.'
  writeFileSync(join(folder, 'edited.json'), JSON.stringify(board))
  const { status, stdout } = runWith(SMALL, '--storyboard', 'edited.json', '--out', 'edited.mp4', '--json')
  expect(status).toBe(0)
  const { steps } = JSON.parse(stdout) as Result
  expect(steps.narrate).toMatchObject({ made: 1, reused: first.scenes - 1 })
  expect(steps.render!.reused).toBeGreaterThan(0)
})

const tone = (seconds: number, rate = 48_000): Buffer => sineWav({ rate, channels: 2, seconds, hertz: 220 })

describe('own music', () => {
  test('a file becomes the music, and the storyboard can be made again with it', async () => {
    writeFileSync(join(folder, 'song.wav'), tone(2))
    const withMusic = ['--voice', 'none', '--music', 'song.wav']
    expect(runWith(SMALL, SCRIPT, ...withMusic, '--out', 'sung.mp4')).toMatchObject({ status: 0 })
    const heard = await decodeSound(readFileSync(join(folder, 'sung.mp4')))
    expect(Math.abs(integratedLoudness(heard) + 14)).toBeLessThan(0.5)
    const again = ['--storyboard', 'sung.storyboard.json', '--out', 'again.mp4']
    expect(runWith(SMALL, ...again)).toMatchObject({ status: 0 })
    expect(readFileSync(join(folder, 'again.mp4'))).toEqual(readFileSync(join(folder, 'sung.mp4')))
  })

  test.each([
    ['nowhere.mp3', undefined, 'There is no file nowhere.mp3.'],
    ['text.mp3', Buffer.from('no sound'), 'not a sound file'],
    ['silence.wav', tone(2).fill(0, 44), 'only silence'],
    ['short.wav', tone(0.2), 'shorter than half a second'],
    ['large.wav', Buffer.alloc(21 * 1024 * 1024), 'at most 20 MB'],
    ['long.wav', tone(601, 8_000), 'longer than 10 minutes'],
    [`${'deep/'.repeat(30)}song.wav`, tone(2), 'shorter path'],
  ])('%s is refused', async (name, bytes, sentence) => {
    if (bytes !== undefined) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
    const { status, stderr } = await runHere([SCRIPT, '--music', name])
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
  })
})

test('--help lists all options and names', async () => {
  const { status, stdout } = await runHere(['--help'])
  expect(status).toBe(0)
  for (const name of ['--storyboard', 'Sketch (B&W)', 'Dreams Across The Sky', 'Juno', 'tales-end-of-time', '90']) {
    expect(stdout).toContain(name)
  }
})

test.each([
  [['   '], 2, 'Write a subject or a script first.'],
  [['Text.', '--style', 'Cinematik'], 2, 'Did you mean Cinematic'],
  [['x'.repeat(20_001)], 2, '20,000'],
  [[`${'word '.repeat(40)}. `.repeat(12)], 2, 'seconds'],
  [['Warum schnurren Katzen in der Nacht?'], 2, 'German'],
  [['Text.', '--out', 'nowhere/a.mp4'], 2, 'does not exist'],
  [['Text one.', '--work', '/proc/nothing'], 1, 'can’t be written'],
])('%j exits with status %i and one message', async (argv, status, sentence) => {
  const result = await runHere(argv)
  expect(result.stdout).toBe('')
  expect(result.stderr).toContain(sentence)
  expect(result.stderr.trim().split('\n')).toHaveLength(1)
  expect(result.status).toBe(status)
})

test('rejects a subject that the built-in writer does not know, with status 2', async () => {
  const { status, stdout, stderr } = await runHere(['10 facts about Saturn'])
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('doesn’t know “10 facts about Saturn”')
  expect(stderr).toMatch(/--tale 1 {2}“.+”, about the planets/u)
  expect(stderr).toContain('TEXT_PROVIDER')
})

test('turns the messy answer of a chat assistant into a video with its title and pictures, and prints the corrections', () => {
  const scenes = "{words: 'Bees dry it with their wings, day and night.', shows: 'bees on a sunny comb'},"
  const answer = `Sure!\n\`\`\`json\n{title: 'The sweet secret', hook: 'Honey never spoils.', scenes: [${scenes}]}\n\`\`\``
  writeFileSync(join(folder, 'answer.txt'), answer)
  const { status, stderr } = runWith(SMALL, 'Why honey never spoils', '--answer', 'answer.txt', '--out', 'honey.mp4')
  expect([status, stderr]).toEqual([0, expect.stringContaining('Mistakes in the form of the answer were corrected')])
  const board = JSON.parse(readFileSync(join(folder, 'honey.storyboard.json'), 'utf8')) as Storyboard
  expect([board.title, board.madeBy?.words]).toEqual(['The sweet secret', 'chat-assistant'])
  expect(board.scenes.map(({ text: words }) => words)).toEqual([
    'Honey never spoils.',
    'Bees dry it with their wings, day and night.',
  ])
  expect(board.scenes[1]!.imagePrompt).toBe('bees on a sunny comb')
})

test('rejects an invalid frame size with a message, and the process exits with the status', () => {
  const { status, stderr } = runWith({ VIDEO_SIZE_PERCENT: 'small' }, SCRIPT)
  expect([status, stderr]).toEqual([
    2,
    'VIDEO_SIZE_PERCENT is no number from 25 to 100. Correct it, or leave it out.\n',
  ])
})

test('an interruption ends it with status 130 and leaves no incomplete file', async () => {
  const { status, stderr } = await interrupt('SIGINT', 'Rendering', { VIDEO_SIZE_PERCENT: '50' })
  expect(stderr).toContain('Interrupted')
  expect(status).toBe(130)
  expect(readdirSync(folder).filter((name) => name.includes('broken'))).toEqual([])
})

test('after a kill at some moments, the next run completes, equals an undisturbed run and leaves no other files', async () => {
  // The soak test interrupts the command at many more moments, which are random.
  for (const moment of ['Illustrating … 50', 'Rendering … 50']) {
    await interrupt('SIGKILL', moment, SMALL)
  }
  const { status } = runWith(SMALL, SCRIPT, '--seed', '9', '--out', 'broken.mp4', '--work', 'killed-steps')
  expect(status).toBe(0)
  runWith(SMALL, SCRIPT, '--seed', '9', '--out', 'whole.mp4', '--work', 'other-steps')
  for (const ending of ['mp4', 'srt', 'vtt', 'jpg', 'storyboard.json']) {
    expect(readFileSync(join(folder, `broken.${ending}`))).toEqual(readFileSync(join(folder, `whole.${ending}`)))
  }
  expect(readdirSync(join(folder, 'killed-steps')).toSorted()).toEqual(
    readdirSync(join(folder, 'other-steps')).toSorted(),
  )
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
})

/**
 * Starts a video and sends a signal when the progress output contains a moment. If the run is faster than that, it ends
 * without a signal.
 */
function interrupt(
  signal: NodeJS.Signals,
  moment: string,
  env: Record<string, string> = {},
): Promise<{ status: number | null; stderr: string }> {
  const work = signal === 'SIGINT' ? 'interrupted-steps' : 'killed-steps'
  const argv = [MAIN, SCRIPT, '--seed', '9', '--out', 'broken.mp4', '--work', work]
  const child = spawn(process.execPath, argv, {
    env: { ...process.env, INIT_CWD: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
    if (stderr.includes(moment) && !child.killed) child.kill(signal)
  })
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stderr })))
}
