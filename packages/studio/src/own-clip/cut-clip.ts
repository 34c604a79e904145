import { AVERROR_EOF, AVMEDIA_TYPE_VIDEO, AV_PKT_FLAG_KEY, AVSEEK_FLAG_BACKWARD } from 'node-av/constants'
import { Dictionary, FormatContext, InputFormat, Packet, type Stream } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import { type ClipCut, packCut } from '../render/clip-cut.ts'
import { checkCall } from '../sound-file/check-call.ts'
import { DAMAGED_CLIP } from './open-clip.ts'

/** The properties of a stored clip. */
export type StoredClipFacts = { width: number; height: number; framesPerSecond: number; frames: number }

/**
 * Reads the facts of a clip that `keepClip` stored.
 *
 * @throws {StudioError} `clip-unreadable`
 */
export async function readClipFacts(path: string): Promise<StoredClipFacts> {
  return withStream(path, async (_demuxer, stream) => factsOf(stream))
}

/**
 * Copies frames of a stored clip without decoding them, and the few frames before them that their decoding needs.
 *
 * @returns what `packCut` returns.
 * @throws {StudioError} `clip-unreadable`
 */
export async function cutClip(path: string, from: number, count: number): Promise<Uint8Array> {
  return withStream(path, async (demuxer, stream) => {
    const { width, height, framesPerSecond } = factsOf(stream)
    const { timeBase, index } = stream
    const ticksPerFrame = timeBase.den / timeBase.num / framesPerSecond
    check(await demuxer.seekFrame(index, BigInt(Math.round(from * ticksPerFrame)), AVSEEK_FLAG_BACKWARD))
    const configuration = stream.codecpar.extradata
    if (configuration === null) throw new StudioError('clip-unreadable', DAMAGED_CLIP)
    const cut: ClipCut = { width, height, before: 0, keys: [], configuration, packets: [] }
    const packet = new Packet()
    packet.alloc()
    try {
      for (;;) {
        const status = await demuxer.readFrame(packet)
        if (status === AVERROR_EOF) break
        check(status)
        if (packet.streamIndex === index) {
          const frame = Math.round(Number(packet.pts) / ticksPerFrame)
          if (frame >= from + count) break
          if (frame < from) cut.before++
          if (packet.hasFlags(AV_PKT_FLAG_KEY)) cut.keys.push(cut.packets.length)
          cut.packets.push(Uint8Array.from(packet.data!))
        }
        packet.unref()
      }
    } finally {
      packet.free()
    }
    if (cut.packets.length - cut.before < count) throw new StudioError('clip-unreadable', DAMAGED_CLIP)
    return packCut(cut)
  })
}

function factsOf({ codecpar: { width, height }, nbFrames, avgFrameRate: { num, den } }: Stream): StoredClipFacts {
  return { width, height, frames: Number(nbFrames), framesPerSecond: Math.round(num / den) }
}

async function withStream<Result>(
  path: string,
  use: (demuxer: FormatContext, stream: Stream) => Promise<Result>,
): Promise<Result> {
  const demuxer = new FormatContext()
  try {
    const options = Dictionary.fromObject({ protocol_whitelist: 'file' })
    check(await demuxer.openInput(path, InputFormat.findInputFormat('mov'), options))
    const stream = demuxer.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO)
    if (!stream) throw new StudioError('clip-unreadable', DAMAGED_CLIP)
    return await use(demuxer, stream)
  } finally {
    await demuxer.closeInput()
  }
}

function check(status: number): void {
  checkCall(status, 'read', 'clip-unreadable', DAMAGED_CLIP)
}
