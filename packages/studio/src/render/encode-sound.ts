import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
} from 'node-av/constants'
import { Codec, CodecContext, Frame, Packet, Rational } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import { check, openWith } from './open-encoder.ts'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { AAC_FRAME_SAMPLES } from './timing.ts'

const BITS_PER_SECOND = 160_000n

export type EncodedSound = {
  /** AAC-LC packets of 1,024 samples each. */
  packets: Uint8Array[]
  /** The AudioSpecificConfig record. */
  configuration: Uint8Array
  /** Length in samples per channel. The packets may be longer, because the last one is always full. */
  samples: number
}

/**
 * Encodes sound as AAC-LC with 160 kbit/s. The encoder's priming packet is left out, so that the first packet starts
 * with the first sample and no edit list is needed. A decoder then lacks only the overlap of the first 21 ms, which it
 * fades in.
 *
 * @param sound interleaved stereo, 48 kHz, −1…1.
 * @param beforeFrame called every 1,024 samples. If it throws, the encoding ends.
 * @throws {StudioError} `step-failed`
 */
export function encodeSound(sound: Float32Array, beforeFrame: () => void = () => {}): EncodedSound {
  const samples = sound.length / 2
  const context = openEncoder()
  const packet = new Packet()
  const frame = new Frame()
  try {
    packet.alloc()
    frame.alloc()
    frame.format = AV_SAMPLE_FMT_FLTP
    frame.sampleRate = SAMPLE_RATE
    frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO
    frame.nbSamples = AAC_FRAME_SAMPLES
    check(frame.getBuffer(0), 'allocate sound')
    const channels = frame.data!.map((plane) => new Float32Array(plane.buffer, plane.byteOffset, AAC_FRAME_SAMPLES))
    const packets: Uint8Array[] = []
    const receive = (): void => {
      while (context.receivePacketSync(packet) >= 0) {
        if (packet.pts >= 0n) packets.push(Uint8Array.from(packet.data!))
        packet.unref()
      }
    }
    for (let start = 0; start < samples; start += AAC_FRAME_SAMPLES) {
      beforeFrame()
      channels.forEach((channel, c) => {
        // The last packet is filled with silence.
        for (let i = 0; i < AAC_FRAME_SAMPLES; i++) channel[i] = sound[(start + i) * 2 + c] ?? 0
      })
      frame.pts = BigInt(start)
      check(context.sendFrameSync(frame), 'encode sound')
      receive()
    }
    check(context.sendFrameSync(null), 'encode the last sound')
    receive()
    return {
      packets: packets.slice(0, Math.ceil(samples / AAC_FRAME_SAMPLES)),
      configuration: Uint8Array.from(context.extraData!),
      samples,
    }
  } finally {
    frame.free()
    packet.free()
    context.freeContext()
  }
}

function openEncoder(): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC)
  if (!codec) throw new StudioError('step-failed', 'This build of FFmpeg has no AAC encoder.')
  const context = new CodecContext()
  context.allocContext3(codec)
  context.sampleRate = SAMPLE_RATE
  context.sampleFormat = AV_SAMPLE_FMT_FLTP
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  context.bitRate = BITS_PER_SECOND
  context.timeBase = new Rational(1, SAMPLE_RATE)
  context.threadCount = 1
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  // At this bit rate, the slow coder would sound the same but take four times as long.
  return openWith(context, codec, { aac_coder: 'fast' })
}
