import { decoderConfiguration } from './annex-b.ts'
import type { Size } from './cover-crop.ts'
import type { EncodedSound } from './encode-sound.ts'
import { box, fullBox, join, text, u16, u32 } from './mp4-boxes.ts'
import { soundTrack, UNIT_MATRIX, videoTrack, type SamplePlaces, type VideoTrackInput } from './mp4-tracks.ts'
import type { EncodedChunk } from './packed-chunk.ts'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { AAC_FRAME_SAMPLES, framesIn, samplesInFrame } from './timing.ts'

/** The destination of the file, which receives one part after another. If `write` rejects, the writing ends. */
export type Mp4Writer = { write: (bytes: Uint8Array) => Promise<void> }

/** Length in seconds of the picture and sound blocks that alternate in the file. */
const GROUP_SECONDS = 0.5

/**
 * Writes a whole MP4: `moov` first, no edit list, both tracks starting at 0, and no creation times, so that the same
 * input always gives the same bytes. The file must stay below 4 GB, which is enough for hours at the encoder's maximum
 * rate.
 *
 * @param chunks the encoded picture, in order. All chunks must have the same parameter sets.
 * @param sound null for a file without sound.
 * @throws the rejection of `write`.
 */
export async function writeMp4(
  chunks: readonly EncodedChunk[],
  sound: EncodedSound | null,
  { size, framesPerSecond }: { size: Size; framesPerSecond: number },
  { write }: Mp4Writer,
): Promise<void> {
  const picture = gatherPicture(chunks, size, framesPerSecond)
  const groups = interleave(picture, sound?.packets ?? [])
  // The header's length does not depend on the offsets in it, so a first version is built to measure it.
  const headerLength = header(picture, sound, groups, 0).length
  await write(header(picture, sound, groups, headerLength))
  for (const { samples } of groups) await write(join(...samples))
}

function header(
  picture: VideoTrackInput,
  sound: EncodedSound | null,
  groups: readonly Group[],
  mediaStart: number,
): Uint8Array {
  const mediaBytes = groups.reduce((sum, group) => sum + byteLength(group.samples), 0)
  return join(
    box('ftyp', text('isom'), u32(0x200), text('isomiso2iso4avc1mp41')),
    box(
      'moov',
      movieHeader(picture.samples.length * samplesInFrame(picture.framesPerSecond)),
      videoTrack(picture, placeSamples('picture', groups, mediaStart)),
      ...(sound ? [soundTrack(sound, placeSamples('sound', groups, mediaStart))] : []),
    ),
    u32(8 + mediaBytes),
    text('mdat'),
  )
}

type Group = { track: 'picture' | 'sound'; samples: readonly Uint8Array[] }

function interleave({ samples: frames, framesPerSecond }: VideoTrackInput, packets: readonly Uint8Array[]): Group[] {
  const framesPerGroup = framesIn(GROUP_SECONDS, framesPerSecond)
  const groups: Group[] = []
  let packet = 0
  for (let frame = 0; frame < frames.length; frame += framesPerGroup) {
    const next = Math.min(frames.length, frame + framesPerGroup)
    groups.push({ track: 'picture', samples: frames.slice(frame, next) })
    const isLast = next === frames.length
    const until = isLast ? packets.length : Math.ceil((next * samplesInFrame(framesPerSecond)) / AAC_FRAME_SAMPLES)
    if (until > packet) groups.push({ track: 'sound', samples: packets.slice(packet, until) })
    packet = until
  }
  return groups
}

function placeSamples(track: Group['track'], groups: readonly Group[], mediaStart: number): SamplePlaces {
  const places: SamplePlaces = { sizes: [], samplesPerChunk: [], chunkOffsets: [] }
  let offset = mediaStart
  for (const group of groups) {
    if (group.track === track) {
      places.sizes.push(...group.samples.map(({ length }) => length))
      places.samplesPerChunk.push(group.samples.length)
      places.chunkOffsets.push(offset)
    }
    offset += byteLength(group.samples)
  }
  return places
}

function gatherPicture(chunks: readonly EncodedChunk[], size: Size, framesPerSecond: number): VideoTrackInput {
  const samples: Uint8Array[] = []
  const compositionOffsets: number[] = []
  const keySamples: number[] = []
  for (const chunk of chunks) {
    const start = samples.length
    keySamples.push(start + 1)
    chunk.order.forEach((frame, k) => compositionOffsets.push(frame - k))
    samples.push(...chunk.samples)
  }
  const configuration = decoderConfiguration(chunks[0]!.parameterSets)
  return { size, samples, compositionOffsets, keySamples, configuration, framesPerSecond }
}

function movieHeader(duration: number): Uint8Array {
  return fullBox(
    'mvhd',
    0,
    0,
    u32(0, 0, SAMPLE_RATE, duration), // No creation or change time. This clock is exact for both tracks.
    u32(0x10000), // rate 1
    u16(0x100, 0), // Volume 1.
    u32(0, 0),
    UNIT_MATRIX,
    u32(0, 0, 0, 0, 0, 0),
    u32(3), // The next track id.
  )
}

function byteLength(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}
