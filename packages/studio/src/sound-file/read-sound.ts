import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_FATAL,
  AV_SAMPLE_FMT_FLTP,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
} from 'node-av/constants'
import {
  Codec,
  CodecContext,
  Dictionary,
  FormatContext,
  Frame,
  InputFormat,
  Log,
  Packet,
  SoftwareResampleContext,
} from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { checkCall } from './check-call.ts'
import { checkIndex } from './check-index.ts'
import { soundFormat } from './sound-format.ts'

// Hides FFmpeg's messages about valid files, so that they do not appear in the command's output.
Log.setLevel(AV_LOG_FATAL)

/** The decoders allowed for untrusted files. All others are disabled, because each one adds attack surface. */
const SOUND_CODECS: readonly string[] = [
  'mp3',
  'mp3float',
  'aac',
  'alac',
  'flac',
  'vorbis',
  'opus',
  'pcm_u8',
  'pcm_s8',
  'pcm_alaw',
  'pcm_mulaw',
  ...['s16', 's24', 's32', 's64', 'f32', 'f64'].flatMap((sample) => [`pcm_${sample}le`, `pcm_${sample}be`]),
]
const MAX_CHANNELS = 8
const MIN_RATE = 8_000
const MAX_RATE = 192_000
const DAMAGED = 'The sound file is damaged and can’t be read. Choose another file.'

/** Stereo samples at 48 kHz, −1…1. Both channels have the same length and are only valid until the next piece. */
type SoundPiece = readonly [left: Float32Array, right: Float32Array]

type ReadOptions = {
  /** Called with each piece in order. Returns false to read no further. */
  onPiece: (piece: SoundPiece) => Promise<boolean | void> | boolean | void
  /** Throws if the work was stopped. Called between packets. */
  throwIfStopped?: () => void
}

/**
 * Decodes a sound file into stereo at 48 kHz, piece by piece. The type of the file follows from its bytes, never from
 * its name.
 *
 * @param file path of an MP3, M4A, WAV, FLAC, Ogg or WebM file.
 * @throws {StudioError} `sound-unreadable`
 */
export async function readSound(
  file: string,
  { onPiece, throwIfStopped = () => undefined }: ReadOptions,
): Promise<void> {
  const name = await soundFormat(file)
  if (name === 'mov') checkIndex(file, { code: 'sound-unreadable', file: 'sound file', damaged: DAMAGED })
  const format = InputFormat.findInputFormat(name)
  const demuxer = new FormatContext()
  const decoder = new CodecContext()
  const resampler = new SoftwareResampleContext()
  const packet = new Packet()
  const frame = new Frame()
  try {
    packet.alloc()
    frame.alloc()
    // The demuxer opens decoders itself to find out about the streams, so that it needs the list, too.
    const options = Dictionary.fromObject({ protocol_whitelist: 'file', codec_whitelist: SOUND_CODECS.join(',') })
    check(await demuxer.openInput(file, format, options))
    check(await demuxer.findStreamInfo())
    const index = demuxer.findBestStream(AVMEDIA_TYPE_AUDIO)
    const stream = demuxer.streams[index]
    if (index < 0 || !stream) throw new StudioError('sound-unreadable', 'The file has no sound. Choose another file.')
    const { codecpar } = stream
    const codec = Codec.findDecoder(codecpar.codecId)
    if (!codec || !SOUND_CODECS.includes(codec.name ?? '')) {
      throw new StudioError(
        'sound-unreadable',
        'The sound is encoded in a way that isn’t supported. Save it as MP3 or WAV.',
      )
    }
    decoder.allocContext3(codec)
    check(decoder.parametersToContext(codecpar))
    decoder.threadCount = 1
    check(await decoder.open2(codec))
    let input: { rate: number; channels: number; format: number } | undefined
    let isWanted = true

    const convert = async (samples: number, data: Buffer[] | null): Promise<void> => {
      const room = resampler.getOutSamples(samples)
      if (room <= 0) return
      const planes = [new Float32Array(room), new Float32Array(room)] as const
      const out = planes.map(({ buffer }) => Buffer.from(buffer))
      const count = resampler.convertSync(out, room, data, samples)
      check(count)
      if (count === 0) return
      isWanted = (await onPiece([planes[0].subarray(0, count), planes[1].subarray(0, count)])) !== false
    }
    const drain = async (): Promise<void> => {
      while (decoder.receiveFrameSync(frame) >= 0) {
        const { sampleRate: rate, channels, nbSamples } = frame
        const found = { rate, channels, format: frame.format as number }
        input ??= openResampler(resampler, frame, found)
        if (input.rate !== rate || input.channels !== channels || input.format !== found.format) {
          throw new StudioError('sound-unreadable', DAMAGED)
        }
        await convert(nbSamples, frame.data)
        frame.unref()
        if (!isWanted) return
      }
    }
    for (;;) {
      throwIfStopped()
      const status = await demuxer.readFrame(packet)
      if (status < 0) {
        if (status !== AVERROR_EOF && input === undefined) check(status)
        break
      }
      // A single broken packet is skipped, as players do. A file of only such packets has no sound.
      const isOurs = packet.streamIndex === index
      if (isOurs) decoder.sendPacketSync(packet)
      packet.unref()
      if (isOurs) await drain()
      if (!isWanted) return
    }
    decoder.sendPacketSync(null)
    await drain()
    if (input !== undefined && isWanted) await convert(0, null)
    if (input === undefined) throw new StudioError('sound-unreadable', DAMAGED)
  } finally {
    frame.free()
    packet.free()
    resampler.free()
    decoder.freeContext()
    await demuxer.closeInput()
  }
}

function check(status: number): void {
  checkCall(status, 'read', 'sound-unreadable', DAMAGED)
}

function openResampler<Input extends { rate: number; channels: number }>(
  resampler: SoftwareResampleContext,
  frame: Frame,
  found: Input,
): Input {
  const { rate, channels } = found
  if (rate < MIN_RATE || rate > MAX_RATE || channels < 1 || channels > MAX_CHANNELS) {
    throw new StudioError(
      'sound-unreadable',
      `The sound must have 1 to ${MAX_CHANNELS} channels and ${MIN_RATE / 1000} to ${MAX_RATE / 1000} kHz.`,
    )
  }
  checkCall(
    resampler.allocSetOpts2(
      AV_CHANNEL_LAYOUT_STEREO,
      AV_SAMPLE_FMT_FLTP,
      SAMPLE_RATE,
      frame.channelLayout,
      frame.format as typeof AV_SAMPLE_FMT_FLTP,
      rate,
    ),
    'prepare the sound',
  )
  check(resampler.init())
  return found
}
