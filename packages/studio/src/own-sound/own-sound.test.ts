import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { readSound } from '../sound-file/read-sound.ts'
import { openSoundWriter } from '../sound-file/write-sound.ts'
import { createSoundKeeper, type SoundKeeper } from './sound-keeper.ts'
import { sineWav } from './test/wav.ts'

const RULES = { maxSeconds: 600, channels: 2 } as const
let folder: string
let keeper: SoundKeeper
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-sound-'))
  keeper = createSoundKeeper()
})
afterAll(async () => {
  await keeper.close()
  await rm(folder, { recursive: true, force: true })
})

const signal = new AbortController().signal

async function keep(
  name: string,
  bytes: Uint8Array,
  rules: typeof RULES | { maxSeconds: number; channels: 1 } = RULES,
) {
  const from = join(folder, name)
  await writeFile(from, bytes)
  return { ...(await keeper.keep(from, join(folder, 'kept.m4a'), rules, signal)), file: join(folder, 'kept.m4a') }
}

/** Decodes a file and returns its length and the frequency of its left channel. */
async function listen(file: string): Promise<{ seconds: number; hertz: number; loudest: number }> {
  let samples = 0
  let crossings = 0
  let loudest = 0
  let last = 0
  await readSound(file, {
    onPiece([left]) {
      samples += left.length
      for (const value of left) {
        if (last < 0 && value >= 0) crossings++
        loudest = Math.max(loudest, Math.abs(value))
        last = value
      }
    },
  })
  return { seconds: samples / SAMPLE_RATE, hertz: (crossings * SAMPLE_RATE) / samples, loudest }
}

test.each([
  ['8 kHz mono', { rate: 8_000, channels: 1 }],
  ['44.1 kHz stereo', { rate: 44_100, channels: 2 }],
  ['96 kHz with six channels', { rate: 96_000, channels: 6 }],
])('a WAV file of %s keeps its pitch and length', async (_name, format) => {
  const { seconds, file } = await keep('tone.wav', sineWav({ ...format, seconds: 3, hertz: 440 }))
  expect(seconds).toBeCloseTo(3, 2)
  const heard = await listen(file)
  expect(heard.seconds).toBeCloseTo(3, 1)
  expect(Math.abs(heard.hertz - 440)).toBeLessThan(3)
})

test.each(['vorbis', 'aac'] as const)('an encoded file (%s) is decoded', async (format) => {
  const name = join(folder, format === 'vorbis' ? 'tone.ogg' : 'tone.m4a')
  {
    await using writer = await openSoundWriter(name, { format, channels: 2, bitsPerSecond: 96_000 })
    const tone = Float32Array.from(
      { length: 2 * SAMPLE_RATE },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * 330 * i) / SAMPLE_RATE),
    )
    await writer.write([tone, tone])
    await writer.finish()
  }
  const { file } = await keep('copy', await readFile(name))
  expect(Math.abs((await listen(file)).hertz - 330)).toBeLessThan(3)
})

test('a WAV file named .mp3 is read by its bytes', async () => {
  const { seconds } = await keep('song.mp3', sineWav({ rate: 48_000, channels: 2, seconds: 1, hertz: 220 }))
  expect(seconds).toBeCloseTo(1, 2)
})

test('speech becomes mono', async () => {
  const bytes = sineWav({ rate: 48_000, channels: 2, seconds: 1, hertz: 220 })
  const { file } = await keep('speech.wav', bytes, { maxSeconds: 300, channels: 1 })
  expect((await listen(file)).loudest).toBeGreaterThan(0.3)
})

const tone = sineWav({ rate: 48_000, channels: 1, seconds: 2, hertz: 220 })
/** The header of the tone, with one byte of another value. */
const withByte = (at: number, value: number): Buffer => {
  const changed = Buffer.from(tone)
  changed[at] = value
  return changed
}
test.each([
  ['an empty file', Buffer.alloc(0), /not a sound file/],
  ['a text', Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), /not a sound file/],
  ['a list for the concat format', Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'), /not a sound file/],
  ['the head of a WAV file alone', tone.subarray(0, 44), /damaged|shorter/],
  ['half a head', tone.subarray(0, 20), /damaged/],
  ['64 channels', withByte(22, 64), /damaged|channels/],
  ['an unknown encoding', withByte(20, 99), /damaged|supported/],
  ['silence', Buffer.from(tone).fill(0, 44), /only silence/],
  [
    'an MP3 head without frames',
    Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.alloc(4_000, 7)]),
    /damaged|no sound/,
  ],
  ['an M4A head alone', Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A isom', 'latin1'), /damaged|no sound/],
  ['an Ogg head alone', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(100)]), /damaged|no sound/],
  ['a WebM head alone', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(100)]), /damaged|no sound/],
])('refuses %s with a sentence', async (_name, bytes, sentence) => {
  await expect(keep('hostile', bytes)).rejects.toMatchObject({
    code: 'sound-unreadable',
    message: expect.stringMatching(sentence) as string,
  })
})

test('ignores a length that only the header claims', async () => {
  const claimed = Buffer.from(tone)
  claimed.writeUInt32LE(0xffff_fff0, 40)
  claimed.writeUInt32LE(0xffff_fffe, 4)
  expect((await keep('claims.wav', claimed)).seconds).toBeCloseTo(2, 1)
})

test('a sound over the limit is refused', async () => {
  await expect(keep('long.wav', tone, { maxSeconds: 1, channels: 1 })).rejects.toThrow('longer than')
})

test('an aborted file ends at once, and the next one is read', async () => {
  const long = sineWav({ rate: 48_000, channels: 2, seconds: 120, hertz: 220 })
  const from = join(folder, 'aborted.wav')
  await writeFile(from, long)
  const aborting = new AbortController()
  const kept = keeper.keep(from, join(folder, 'aborted.m4a'), RULES, aborting.signal)
  aborting.abort(new Error('no longer wanted'))
  await expect(kept).rejects.toThrow('no longer wanted')
  expect((await keep('next.wav', tone)).seconds).toBeCloseTo(2, 2)
})
