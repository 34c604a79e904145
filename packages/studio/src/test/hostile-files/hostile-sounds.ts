import type { MediaKind } from '@dayreel/catalogue'
import { AV_CHANNEL_LAYOUT_MONO, AV_CODEC_ID_PCM_S16LE, AV_SAMPLE_FMT_S16, AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { FormatContext, Packet, Rational } from 'node-av/lib'
import { readFile } from 'node:fs/promises'
import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { sineWav } from '../../own-sound/test/wav.ts'
import { u32 } from '../../render/mp4-boxes.ts'
import { openSoundWriter } from '../../sound-file/write-sound.ts'
import { damage, noise } from './damage.ts'
import { type Case, filesOf, type HostileFile } from './hostile-file.ts'
import { patch, withoutBox } from './patch-boxes.ts'

const DAMAGED = /is damaged/
const NO_SOUND = /is not a sound file/
const SHORT = /shorter than half a second/
const MANY = 60_000_000
/** At 48 kHz, this is more samples than any compressed file may have. */
const PLAIN_SECONDS = 20

/** @param file a path where sounds are made one after another. */
export async function hostileSounds(file: string): Promise<HostileFile[]> {
  const wav = sineWav({ rate: 22_050, seconds: 1 })
  const [m4a, ogg] = [await encode(file, 'aac'), await encode(file, 'vorbis')]
  const bases = { 'a WAV': wav, 'an M4A': m4a, 'an Ogg': ogg }
  return [
    ...filesOf(
      'music',
      Object.entries(bases).flatMap(([name, whole]) => damage(name, whole)),
    ),
    ...filesOf('music', lyingWavs(wav)),
    ...filesOf('recording', [['uncompressed in MOV', await encodePlain(file), 'stored'], ...lyingIndexes(m4a)]),
    ...(['music', 'recording'] satisfies MediaKind[]).flatMap((kind) => filesOf(kind, otherFiles(wav, ogg))),
  ]
}

async function encode(file: string, format: 'aac' | 'vorbis'): Promise<Buffer> {
  const tone = Float32Array.from({ length: SAMPLE_RATE }, (_, i) => 0.5 * Math.sin(i / 20))
  {
    await using writer = await openSoundWriter(file, { format, channels: 1, bitsPerSecond: 64_000 })
    await writer.write([tone])
    await writer.finish()
  }
  return readFile(file)
}

/** Makes a MOV file of uncompressed sound, whose index counts each sample. */
async function encodePlain(file: string): Promise<Buffer> {
  const muxer = new FormatContext()
  muxer.allocOutputContext2(null, 'mov', file)
  const stream = muxer.newStream(null)
  stream.timeBase = new Rational(1, SAMPLE_RATE)
  Object.assign(stream.codecpar, {
    codecType: AVMEDIA_TYPE_AUDIO,
    codecId: AV_CODEC_ID_PCM_S16LE,
    codecTag: 'sowt',
    format: AV_SAMPLE_FMT_S16,
    sampleRate: SAMPLE_RATE,
    channelLayout: AV_CHANNEL_LAYOUT_MONO,
    bitsPerCodedSample: 16,
  })
  await muxer.openOutput()
  await muxer.writeHeader()
  for (let second = 0; second < PLAIN_SECONDS; second++) {
    const packet = new Packet()
    packet.alloc()
    packet.data = sineWav({ seconds: 1 }).subarray(44)
    packet.pts = packet.dts = BigInt(second * SAMPLE_RATE)
    packet.duration = BigInt(SAMPLE_RATE)
    packet.streamIndex = stream.index
    await muxer.interleavedWriteFrame(packet)
    packet.free()
  }
  await muxer.writeTrailer()
  await muxer.closeOutput()
  await muxer[Symbol.asyncDispose]()
  return readFile(file)
}

function lyingWavs(wav: Buffer): Case[] {
  const stating = (at: number, bytes: 2 | 4, value: number): Buffer => {
    const copy = Buffer.from(wav)
    copy.writeUIntLE(value, at, bytes)
    return copy
  }
  return [
    ['no channels', stating(22, 2, 0), 'either'],
    ['64 channels', stating(22, 2, 64), 'either'],
    ['65,535 channels', stating(22, 2, 65_535), 'either'],
    ['a rate of nothing', stating(24, 4, 0), 'either'],
    ['a rate of 1 Hz', stating(24, 4, 1), 'either'],
    ['a rate of 4 GHz', stating(24, 4, 0xffffffff), 'either'],
    ['no bits', stating(34, 2, 0), 'either'],
    ['3 bits', stating(34, 2, 3), 'either'],
    ['another encoding', stating(20, 2, 99), 'either'],
    ['frames of 65,535 bytes', stating(32, 2, 65_535), 'either'],
    ['4 GB of samples', stating(40, 4, 0xffffffff), 'stored'],
    ['no samples', stating(40, 4, 0), 'either'],
    ['a list of 4 GB', Buffer.concat([wav, Buffer.from('LIST'), u32(0xffffffff)]), 'stored'],
    ['floating point numbers that are none', floats(wav), 'either'],
    ['silence', Buffer.from(wav).fill(0, 44), /only silence/],
    ['a tenth of a second', sineWav({ seconds: 0.1 }), SHORT],
  ]
}

/** 32-bit floating-point samples, some of which are NaN or infinite. */
function floats(wav: Buffer): Buffer {
  const head = Buffer.from(wav.subarray(0, 44))
  head.writeUInt16LE(3, 20)
  head.writeUInt16LE(32, 34)
  head.writeUInt16LE(4, 32)
  const samples = Float32Array.from(
    { length: 30_000 },
    (_, i) => [Math.sin(i / 9), NaN, Infinity, 1e30, -1e-40][i % 5]!,
  )
  head.writeUInt32LE(4 * samples.length, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}

function lyingIndexes(m4a: Buffer): Case[] {
  const one = (samples: number): Buffer =>
    patch(patch(m4a, 'stsz', [8, 1], [12, samples]), 'stsc', [8, 1], [12, 1], [16, samples])
  const plain = (samples: number): Buffer => patch(one(samples), 'stts', [8, 1], [12, samples], [16, 1])
  return [
    ['an index of 300,000 sounds', one(300_000), DAMAGED],
    ['an index of 60 million sounds', one(MANY), DAMAGED],
    ['an index of 4 billion sounds', one(0xffffffff), DAMAGED],
    ['60 million uncompressed samples', plain(MANY), 'either'],
    ['4 billion uncompressed samples', plain(0xffffffff), DAMAGED],
    ['one sound of 1 GB', patch(m4a, 'stsz', [16, 1e9]), DAMAGED],
    ['no offsets', withoutBox(m4a, 'stco'), 'either'],
    ['no times', withoutBox(m4a, 'stts'), 'either'],
    ['a length of 100 hours', patch(m4a, 'mvhd', [20, 360_000_000]), 'stored'],
  ]
}

function otherFiles(wav: Buffer, ogg: Buffer): Case[] {
  const texts = {
    'a playlist': '#EXTM3U\nfile:///etc/passwd\n',
    'a list for the concat format': 'ffconcat version 1.0\nfile /etc/passwd\n',
    'a MIDI file': 'MThd\0\0\0\x06\0\x01\0\x01',
    'an AIFF': 'FORM\0\0\x10\0AIFFCOMM',
    'a picture': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  }
  return [
    ...Object.entries(texts).map(([name, text]): Case => [name, Buffer.from(text, 'latin1'), NO_SOUND]),
    ['noise', noise(3000), 'either'],
    [
      'the head of an MP3',
      Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), noise(2000)]),
      'either',
    ],
    ['the head of a FLAC', Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(60, 0xff)]), 'either'],
    ['an Ogg of other pages', Buffer.concat([Buffer.from('OggS'), noise(2000)]), DAMAGED],
    ['two songs in a row', Buffer.concat([ogg, ogg]), 'either'],
    ['a sound with a ZIP after it', Buffer.concat([wav, Buffer.from('PK\x03\x04'), noise(200)]), 'stored'],
  ]
}
