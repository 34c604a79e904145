import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FormatContext, Frame, Packet, Rational } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { checkCall } from './check-call.ts'

const AAC_FRAME_SAMPLES = 1024

export type SoundFormat = {
  /** `vorbis` writes an Ogg file whose length is exact to the sample. `aac` writes an M4A file with its index first. */
  format: 'vorbis' | 'aac'
  channels: 1 | 2
  /** The approximate rate. */
  bitsPerSecond: number
}

/** A compressed sound file that is being written. Dispose of it to free its memory. */
export type SoundWriter = AsyncDisposable & {
  /** Appends samples at 48 kHz, −1…1. All channels must have the same length. */
  write(channels: readonly Float32Array[]): Promise<void>
  /** Writes the remaining samples and closes the file. */
  finish(): Promise<void>
}

/** @throws {StudioError} `step-failed` */
export async function openSoundWriter(
  file: string,
  { format, channels, bitsPerSecond }: SoundFormat,
): Promise<SoundWriter> {
  const codec = Codec.findEncoderByName((format === 'vorbis' ? 'libvorbis' : 'aac') as never)
  if (!codec) throw new StudioError('step-failed', `This build of FFmpeg has no encoder for ${format}.`)
  const layout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO
  const encoder = new CodecContext()
  const muxer = new FormatContext()
  const packet = new Packet()
  const frame = new Frame()
  const close = async (): Promise<void> => {
    frame.free()
    packet.free()
    encoder.freeContext()
    await muxer[Symbol.asyncDispose]()
  }
  try {
    packet.alloc()
    encoder.allocContext3(codec)
    encoder.sampleRate = SAMPLE_RATE
    encoder.sampleFormat = AV_SAMPLE_FMT_FLTP
    encoder.channelLayout = layout
    encoder.timeBase = new Rational(1, SAMPLE_RATE)
    encoder.threadCount = 1
    encoder.bitRate = BigInt(bitsPerSecond)
    encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
    checkCall(await encoder.open2(codec, null), 'open the encoder')
    checkCall(muxer.allocOutputContext2(null, format === 'vorbis' ? 'ogg' : 'ipod', file), 'open the file')
    const stream = muxer.newStream(null)
    stream.timeBase = encoder.timeBase
    checkCall(stream.codecpar.fromContext(encoder), 'describe the sound')
    checkCall(await muxer.openOutput(), 'create the file')
    // Without these options, the file would contain the current time and a random number.
    const options =
      format === 'vorbis'
        ? { serial_offset: '1', fflags: '+bitexact' }
        : { movflags: '+faststart', fflags: '+bitexact' }
    checkCall(await muxer.writeHeader(Dictionary.fromObject(options)), 'write the header')

    const drain = async (): Promise<void> => {
      while (encoder.receivePacketSync(packet) >= 0) {
        packet.streamIndex = 0
        packet.rescaleTs(encoder.timeBase, stream.timeBase)
        checkCall(await muxer.writeFrame(packet), 'write the sound')
        packet.unref()
      }
    }
    const size = encoder.frameSize > 0 ? encoder.frameSize : AAC_FRAME_SAMPLES
    const pending = Array.from({ length: channels }, () => new Float32Array(size))
    let held = 0
    let written = 0
    const encodePending = async (): Promise<void> => {
      frame.alloc()
      frame.format = AV_SAMPLE_FMT_FLTP
      frame.sampleRate = SAMPLE_RATE
      frame.channelLayout = layout
      frame.nbSamples = held
      frame.pts = BigInt(written)
      checkCall(frame.getBuffer(0), 'allocate sound')
      frame.data!.forEach((plane, c) => {
        new Float32Array(plane.buffer, plane.byteOffset, held).set(pending[c]!.subarray(0, held))
      })
      checkCall(encoder.sendFrameSync(frame), 'encode the sound')
      frame.unref()
      written += held
      held = 0
      await drain()
    }
    return {
      async write(given) {
        for (let at = 0; at < given[0]!.length;) {
          const count = Math.min(size - held, given[0]!.length - at)
          pending.forEach((samples, c) => samples.set(given[c]!.subarray(at, at + count), held))
          held += count
          at += count
          if (held === size) await encodePending()
        }
      },
      async finish() {
        if (held > 0) await encodePending()
        checkCall(encoder.sendFrameSync(null), 'encode the last sound')
        await drain()
        checkCall(await muxer.writeTrailer(), 'finish the file')
        await muxer.closeOutput()
      },
      [Symbol.asyncDispose]: close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
