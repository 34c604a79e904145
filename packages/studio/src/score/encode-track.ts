import { AV_CHANNEL_LAYOUT_STEREO, AV_CODEC_FLAG_GLOBAL_HEADER, AV_SAMPLE_FMT_FLTP } from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FFmpegError, FormatContext, Frame, Packet, Rational } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../lib/loudness.ts'

const AAC_FRAME_SAMPLES = 1024

/**
 * Writes stereo sound to a compressed file.
 *
 * @param format `vorbis` writes an Ogg file whose length is exact to the sample. `aac` writes an M4A file with its
 * index first.
 * @param bitsPerSecond the approximate rate. The default is enough for music.
 * @throws {StudioError} `step-failed`
 */
export async function encodeTrack(
  channels: readonly [Float32Array, Float32Array],
  file: string,
  format: 'vorbis' | 'aac',
  bitsPerSecond = format === 'vorbis' ? 88_000 : 112_000,
): Promise<void> {
  const codec = Codec.findEncoderByName((format === 'vorbis' ? 'libvorbis' : 'aac') as never)
  if (!codec) throw new StudioError('step-failed', `This build of FFmpeg has no encoder for ${format}.`)
  const encoder = new CodecContext()
  const muxer = new FormatContext()
  const packet = new Packet()
  const frame = new Frame()
  try {
    packet.alloc()
    encoder.allocContext3(codec)
    encoder.sampleRate = SAMPLE_RATE
    encoder.sampleFormat = AV_SAMPLE_FMT_FLTP
    encoder.channelLayout = AV_CHANNEL_LAYOUT_STEREO
    encoder.timeBase = new Rational(1, SAMPLE_RATE)
    encoder.threadCount = 1
    encoder.bitRate = BigInt(bitsPerSecond)
    encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
    check(await encoder.open2(codec, null), 'open the encoder')
    check(muxer.allocOutputContext2(null, format === 'vorbis' ? 'ogg' : 'ipod', file), 'open the file')
    const stream = muxer.newStream(null)
    stream.timeBase = encoder.timeBase
    check(stream.codecpar.fromContext(encoder), 'describe the sound')
    check(await muxer.openOutput(), 'create the file')
    // Without these options, the file would contain the current time and a random number.
    const options =
      format === 'vorbis'
        ? { serial_offset: '1', fflags: '+bitexact' }
        : { movflags: '+faststart', fflags: '+bitexact' }
    check(await muxer.writeHeader(Dictionary.fromObject(options)), 'write the header')
    const drain = async (): Promise<void> => {
      while (encoder.receivePacketSync(packet) >= 0) {
        packet.streamIndex = 0
        packet.rescaleTs(encoder.timeBase, stream.timeBase)
        check(await muxer.writeFrame(packet), 'write the sound')
        packet.unref()
      }
    }
    const size = encoder.frameSize > 0 ? encoder.frameSize : AAC_FRAME_SAMPLES
    const length = channels[0].length
    for (let start = 0; start < length; start += size) {
      const count = Math.min(size, length - start)
      frame.alloc()
      frame.format = AV_SAMPLE_FMT_FLTP
      frame.sampleRate = SAMPLE_RATE
      frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO
      frame.nbSamples = count
      frame.pts = BigInt(start)
      check(frame.getBuffer(0), 'allocate sound')
      frame.data!.forEach((plane, c) => {
        new Float32Array(plane.buffer, plane.byteOffset, count).set(channels[c]!.subarray(start, start + count))
      })
      check(encoder.sendFrameSync(frame), 'encode the sound')
      frame.unref()
      await drain()
    }
    check(encoder.sendFrameSync(null), 'encode the last sound')
    await drain()
    check(await muxer.writeTrailer(), 'finish the file')
    await muxer.closeOutput()
  } finally {
    frame.free()
    packet.free()
    encoder.freeContext()
    await muxer[Symbol.asyncDispose]()
  }
}

function check(code: number, what: string): void {
  if (code < 0) throw new StudioError('step-failed', `FFmpeg could not ${what}.`, { cause: new FFmpegError(code) })
}
