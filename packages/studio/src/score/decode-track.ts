import { fileURLToPath } from 'node:url'
import { TRACKS } from '@dayreel/catalogue'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Log, Packet } from 'node-av/lib'
import { choiceGone, StudioError } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../lib/loudness.ts'

// Hides FFmpeg's messages about valid files, so that they do not appear in the command's output.
Log.setLevel(AV_LOG_ERROR)

const MUSIC_FOLDER = new URL('../../assets/music/', import.meta.url)

/** @throws {StudioError} `choice-gone` */
export function trackFile(track: string): string {
  return musicFile(track, 'ogg')
}

/** @throws {StudioError} `choice-gone` */
export function previewFile(track: string): string {
  return musicFile(track, 'preview.m4a')
}

/** Returns the path of a music file. Only ids from the catalogue become a path. */
function musicFile(track: string, ending: string): string {
  if (!TRACKS.some(({ id }) => id === track)) throw choiceGone('music')
  return fileURLToPath(new URL(`${track}.${ending}`, MUSIC_FOLDER))
}

/**
 * Decodes the sound of a track.
 *
 * @returns left and right, 48 kHz, with exactly the composed length, so that the track loops without a seam.
 * @throws {StudioError} `choice-gone`, `step-failed`
 */
export async function decodeTrack(track: string): Promise<[left: Float32Array, right: Float32Array]> {
  const demuxer = new FormatContext()
  const decoder = new CodecContext()
  const packet = new Packet()
  const frame = new Frame()
  try {
    packet.alloc()
    frame.alloc()
    check(await demuxer.openInput(trackFile(track)), 'open a track')
    check(await demuxer.findStreamInfo(), 'read a track')
    const { codecpar } = demuxer.streams[0]!
    const codec = Codec.findDecoder(codecpar.codecId)
    if (!codec) throw new StudioError('step-failed', 'This build of FFmpeg has no Vorbis decoder.')
    decoder.allocContext3(codec)
    check(decoder.parametersToContext(codecpar), 'prepare a track')
    decoder.threadCount = 1
    check(await decoder.open2(codec), 'open the Vorbis decoder')
    const { duration, timeBase } = demuxer.streams[0]!
    const samples = Math.round((Number(duration) * SAMPLE_RATE * timeBase.num) / timeBase.den)
    const channels: [Float32Array, Float32Array] = [new Float32Array(samples), new Float32Array(samples)]
    let at = 0
    const drain = (): void => {
      while (decoder.receiveFrameSync(frame) >= 0) {
        const { data, nbSamples } = frame
        if (at + nbSamples > samples) throw new StudioError('step-failed', 'A track is longer than it says.')
        channels.forEach((channel, c) => {
          const plane = data![c]!
          channel.set(new Float32Array(plane.buffer, plane.byteOffset, nbSamples), at)
        })
        at += nbSamples
        frame.unref()
      }
    }
    while ((await demuxer.readFrame(packet)) >= 0) {
      check(decoder.sendPacketSync(packet), 'decode a track')
      packet.unref()
      drain()
    }
    decoder.sendPacketSync(null)
    drain()
    if (at < samples) throw new StudioError('step-failed', 'A track is shorter than it says.')
    return channels
  } finally {
    frame.free()
    packet.free()
    decoder.freeContext()
    await demuxer.closeInput()
  }
}

function check(code: number, what: string): void {
  if (code < 0) throw new StudioError('step-failed', `FFmpeg could not ${what}.`, { cause: new FFmpegError(code) })
}
