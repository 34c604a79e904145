import {
  AV_PIX_FMT_GRAY8,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV422P10LE,
  AV_PIX_FMT_YUV444P,
  AV_PIX_FMT_YUVJ420P,
} from 'node-av/constants'
import { makeClip, type TestClip, timesAt } from '../../own-clip/test/make-clip.ts'
import { sineWav } from '../../own-sound/test/wav.ts'
import { box, fullBox, u32 } from '../../render/mp4-boxes.ts'
import { damage, noise } from './damage.ts'
import { type Case, filesOf, type HostileFile } from './hostile-file.ts'
import { appendTo, editsOf, fragmentOf, patch, rename, withoutBox } from './patch-boxes.ts'

const SECOND = timesAt(30, 1)
const HEVC = { encoder: 'libx265', options: { preset: 'ultrafast', 'x265-params': 'log-level=0' }, times: SECOND }
const VP9 = { format: 'webm', encoder: 'libvpx-vp9', options: { 'cpu-used': '8', deadline: 'realtime' }, times: SECOND }
const GIF = { format: 'gif', encoder: 'gif', pixels: AV_PIX_FMT_GRAY8, times: timesAt(10, 1) }
const DAMAGED = /is damaged/
const NO_CLIP = /is not a clip/
const UNSUPPORTED = /isn’t supported/
const MANY = 60_000_000

/** @param file a path where clips are made one after another. */
export async function hostileClips(file: string): Promise<HostileFile[]> {
  const make = (clip: TestClip) => makeClip(file, { times: SECOND, ...clip })
  const mp4 = await make({ hertz: 440 })
  const [mov, hevc, gif] = [await make({ format: 'mov', hertz: 440 }), await make(HEVC), await make(GIF)]
  const [vp9, vp8] = [await make(VP9), await make({ ...VP9, encoder: 'libvpx' })]
  const av1 = await make({ encoder: 'libsvtav1', options: { preset: '10' } })
  const bases = { 'an MP4': mp4, 'a MOV': mov, HEVC: hevc, VP9: vp9, VP8: vp8, AV1: av1, 'a GIF': gif }
  return filesOf('clip', [
    ...Object.entries(bases).flatMap(([name, whole]) => damage(name, whole)),
    ...(await unusual(make)),
    ...lyingIndexes(await make({})),
    ...lyingHeads({ mp4, gif, vp9 }),
    ...(await lyingFrames(make)),
    ...otherFiles(mp4, gif),
  ])
}

type Make = (clip: TestClip) => Promise<Buffer>

/** Valid files that other programs stumble over. */
async function unusual(make: Make): Promise<Case[]> {
  const rates = [12, 23.976, 25, 48, 59.94, 120]
  const uneven = [0, 0.01, 0.4, 0.41, 0.42, 1.3, 1.31, 2]
  return [
    ...(await inTurn(rates, async (rate) => {
      return [`${rate} frames a second`, await make({ times: timesAt(rate, 1) }), 'stored']
    })),
    ...(await inTurn([90, 180, 270] as const, async (turn) => {
      return [`turned by ${turn} degrees`, await make({ turn }), 'stored']
    })),
    ['a variable rate', await make({ times: uneven }), 'stored'],
    ['a variable rate in WebM', await make({ ...VP9, times: uneven }), 'stored'],
    ['10 bits', await make({ ...HEVC, pixels: AV_PIX_FMT_YUV420P10LE }), 'stored'],
    ['full colour resolution', await make({ pixels: AV_PIX_FMT_YUV444P }), 'stored'],
    ['odd sides', await make({ ...VP9, width: 131, height: 97 }), 'stored'],
    ['in fragments', await make({ movflags: 'frag_keyframe+empty_moov' }), 'stored'],
    ['a single key frame', await make({ options: { g: '1000' } }), 'stored'],
    ['far apart frames', await make({ times: [0, 3, 9] }), 'stored'],
    ['a ribbon', await make({ width: 2048, height: 32 }), /far too wide/],
    ['tiny', await make({ width: 16, height: 16 }), /too small/],
    ['a fifth of a second', await make({ times: timesAt(30, 0.2) }), /shorter than half a second/],
    ['MPEG-4', await make({ encoder: 'mpeg4' }), UNSUPPORTED],
    ['motion JPEG', await make({ format: 'mov', encoder: 'mjpeg', pixels: AV_PIX_FMT_YUVJ420P }), UNSUPPORTED],
    ['FFV1', await make({ format: 'matroska', encoder: 'ffv1' }), UNSUPPORTED],
    ['ProRes', await make({ format: 'mov', encoder: 'prores', pixels: AV_PIX_FMT_YUV422P10LE }), UNSUPPORTED],
  ]
}

/** MP4 files whose index states far more than the file contains. */
function lyingIndexes(mp4: Buffer): Case[] {
  const one = (frames: number): Buffer =>
    patch(patch(mp4, 'stsz', [8, 1], [12, frames]), 'stsc', [8, 1], [12, 1], [16, frames])
  const inStbl = ['moov', 'trak', 'mdia', 'minf', 'stbl']
  return [
    ['an index of 300,000 frames', one(300_000), DAMAGED],
    ['an index of 60 million frames', one(MANY), DAMAGED],
    ['an index of 4 billion frames', one(0xffffffff), DAMAGED],
    ['an index of frames of 1 GB', patch(mp4, 'stsz', [8, 1e9]), DAMAGED],
    ['one frame of 1 GB', patch(mp4, 'stsz', [16, 1e9]), DAMAGED],
    ['frames without times', patch(mp4, 'stts', [8, 0]), 'either'],
    ['frames that last for years', patch(mp4, 'stts', [16, 0x7fffffff]), 'either'],
    ['frames that last no time', patch(mp4, 'stts', [16, 0]), 'either'],
    ['frames outside the file', patch(mp4, 'stco', [12, 0xfffffff0]), DAMAGED],
    ['frames in the head', patch(mp4, 'stco', [12, 0]), DAMAGED],
    ['no table of sizes', withoutBox(mp4, 'stsz'), DAMAGED],
    ['no table of chunks', withoutBox(mp4, 'stsc'), DAMAGED],
    ['no offsets', withoutBox(mp4, 'stco'), DAMAGED],
    ['no description', withoutBox(mp4, 'stsd'), 'either'],
    ['two tables of sizes', appendTo(mp4, inStbl, fullBox('stsz', 0, 0, u32(1, MANY))), DAMAGED],
    [
      'a thousand tables of sizes',
      appendTo(mp4, inStbl, Buffer.concat(Array.from({ length: 1000 }, () => fullBox('stsz', 0, 0, u32(0, MANY))))),
      DAMAGED,
    ],
    ['a table in a wrong box', appendTo(mp4, ['moov'], box('minf', fullBox('stsz', 0, 0, u32(1, MANY)))), DAMAGED],
    ['a fragment of 60 million frames', Buffer.concat([mp4, fragmentOf(MANY)]), DAMAGED],
    [
      'a thousand large fragments',
      Buffer.concat([mp4, ...Array.from({ length: 1000 }, () => fragmentOf(5000))]),
      DAMAGED,
    ],
    ['50,000 edits', appendTo(mp4, ['moov', 'trak'], editsOf(50_000)), DAMAGED],
    ['ten edits', appendTo(rename(mp4, 'edts', 'free'), ['moov', 'trak'], editsOf(10)), 'either'],
    ['a compressed index', appendTo(mp4, ['moov'], box('cmov', fullBox('dcom', 0, 0), u32(0xffffffff))), DAMAGED],
    ['an index in an empty box', rename(mp4, 'moov', 'free'), 'either'],
    ['frames within the index', appendTo(mp4, ['moov'], box('mdat', u32(0, 0))), DAMAGED],
    [
      '30,000 empty boxes',
      Buffer.concat([mp4, ...Array.from({ length: 30_000 }, () => box('free'))]),
      /index .* is too large/,
    ],
    ['boxes 2,000 deep', Buffer.concat([mp4, nested(2_000)]), 'either'],
    [
      'a box longer than any file',
      Buffer.concat([mp4, u32(1), Buffer.from('uuid'), u32(0x7fffffff, 0xffffffff)]),
      'either',
    ],
    ['a box of no length', Buffer.concat([mp4, u32(0), Buffer.from('uuid'), noise(500)]), 'either'],
    ['without a type box', rename(mp4, 'ftyp', 'free'), 'stored'],
    ['without an index', withoutBox(mp4, 'moov'), DAMAGED],
    ['without frames', rename(mp4, 'mdat', 'free'), 'either'],
  ]
}

/** Headers that state another size or length than the file has. */
function lyingHeads({ mp4, gif, vp9 }: Record<'mp4' | 'gif' | 'vp9', Buffer>): Case[] {
  const sized = (width: number, height: number): Buffer => patch(mp4, 'avc1', [28, width * 65_536 + height])
  const gifOf = (width: number, height: number): Buffer => {
    const copy = Buffer.from(gif)
    copy.writeUInt16LE(width, 6)
    copy.writeUInt16LE(height, 8)
    return copy
  }
  const webm = (element: string, value: number): Buffer => {
    const copy = Buffer.from(vp9)
    const at = copy.indexOf(Buffer.from(element, 'hex'))
    copy.writeUInt16BE(value, at + element.length / 2)
    return copy
  }
  return [
    ['a stated width of 65,535', sized(65_535, 96), 'either'],
    ['a stated size of 65,535 × 65,535', sized(65_535, 65_535), /larger than 4K/],
    ['a stated size of nothing', sized(0, 0), 'either'],
    ['a stated size of 40 × 40', sized(40, 40), 'either'],
    ['a length of 100 hours', patch(mp4, 'mvhd', [20, 360_000_000]), 'either'],
    ['a length of nothing', patch(mp4, 'mvhd', [20, 0]), 'either'],
    ['a clock that stands still', patch(mp4, 'mdhd', [16, 0]), 'either'],
    ['a clock of 4 billion ticks', patch(mp4, 'mdhd', [16, 0xffffffff]), 'either'],
    ['a GIF of 65,535 × 65,535', gifOf(65_535, 65_535), /larger than 4K/],
    ['a GIF of 1 × 1', gifOf(1, 1), /too small/],
    ['a GIF of nothing', gifOf(0, 0), 'either'],
    ['a WebM 65,535 wide', webm('b082', 65_535), 'either'],
    ['a WebM of unknown length', rewrite(vp9, '18538067', 4, 'ff'), 'either'],
    ['a WebM with an endless element', Buffer.concat([vp9, Buffer.from('ec01ffffffffffffff', 'hex')]), 'either'],
  ]
}

/** Frames that are larger than the file states. */
async function lyingFrames(make: Make): Promise<Case[]> {
  const large = await make({ width: 5120, height: 2880, times: [0, 0.1], options: { preset: 'ultrafast' } })
  const other = await make({ width: 640, height: 360, times: timesAt(30, 0.7), options: { preset: 'ultrafast' } })
  return [
    ['larger than 4K', large, /larger than 4K/],
    [
      'larger than 4K, but stated as small',
      patch(large, 'avc1', [28, 640 * 65_536 + 360]),
      /larger than 4K|is damaged/,
    ],
    ['stated as larger than 4K, but small', patch(other, 'avc1', [28, 8000 * 65_536 + 8000]), /larger than 4K/],
    ['noise in place of the frames', noisy(other), DAMAGED],
    ['zeros in place of the first frames', blank(other), 'either'],
  ]
}

/** Files of other types, also with the head or the tail of a clip. */
function otherFiles(mp4: Buffer, gif: Buffer): Case[] {
  const zip = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    noise(300),
    Buffer.from('PK\x05\x06', 'latin1'),
    Buffer.alloc(18),
  ])
  const texts = {
    'a playlist': '#EXTM3U\n#EXT-X-TARGETDURATION:1\nfile:///etc/passwd\n',
    'a list for the concat format': 'ffconcat version 1.0\nfile /etc/passwd\n',
    'an SVG': '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    'a page': '<!doctype html><script>alert(1)</script>',
    'a program': '#!/bin/sh\nrm -rf /\n',
    'an SDP': 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 49170 RTP/AVP 31\n',
    'an AVI': 'RIFF\0\0\x01\0AVI LIST',
    'an FLV': 'FLV\x01\x05\0\0\0\x09',
    'an MPEG program': '\0\0\x01\xba\x44\0\x04',
  }
  return [
    ...Object.entries(texts).map(([name, text]): Case => [name, Buffer.from(text, 'latin1'), NO_CLIP]),
    ['an MPEG transport', Buffer.alloc(188 * 20, 0x47), NO_CLIP],
    ['a single byte', Buffer.from([0]), NO_CLIP],
    ['zeros', Buffer.alloc(4000), NO_CLIP],
    ['noise', noise(4000), NO_CLIP],
    ['a sound', sineWav({ seconds: 1 }), NO_CLIP],
    ['only sound in MP4', withoutPicture(mp4), /has no moving picture/],
    [
      'a HEIC head',
      Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), box('meta', u32(0), noise(200))]),
      DAMAGED,
    ],
    ['a clip with a ZIP after it', Buffer.concat([mp4, zip]), 'stored'],
    ['a clip with a page after it', Buffer.concat([mp4, Buffer.from('<script>alert(1)</script>')]), 'stored'],
    [
      'a GIF with a program in it',
      Buffer.concat([Buffer.from('GIF89a/*'), noise(300), Buffer.from('*/=1;alert(1)')]),
      'either',
    ],
    ['a GIF with another GIF after it', Buffer.concat([gif, gif]), 'stored'],
    ['a ZIP with a clip in it', Buffer.concat([zip, mp4]), NO_CLIP],
    ['the head of a GIF', Buffer.from('GIF89a'), DAMAGED],
    ['the head of a WebM', Buffer.from('1a45dfa3', 'hex'), DAMAGED],
  ]
}

/** Makes one file at a time, because all are made at the same path. */
async function inTurn<Value>(values: readonly Value[], make: (value: Value) => Promise<Case>): Promise<Case[]> {
  const cases: Case[] = []
  for (const value of values) cases.push(await make(value))
  return cases
}

/** Replaces bytes after an element of a WebM file. */
function rewrite(file: Buffer, element: string, skip: number, hex: string): Buffer {
  const copy = Buffer.from(file)
  copy.write(hex, copy.indexOf(Buffer.from(element, 'hex')) + skip, 'hex')
  return copy
}

function withoutPicture(mp4: Buffer): Buffer {
  return rename(mp4, 'trak', 'free')
}

function contentOf(file: Buffer): [number, number] {
  const at = file.indexOf('mdat', 0, 'latin1')
  return [at + 4, at - 4 + file.readUInt32BE(at - 4)]
}

function noisy(file: Buffer): Buffer {
  const [from, to] = contentOf(file)
  return Buffer.concat([file.subarray(0, from), noise(to - from), file.subarray(to)])
}

function blank(file: Buffer): Buffer {
  const [from, to] = contentOf(file)
  return Buffer.from(file).fill(0, from, from + Math.floor((to - from) / 3))
}

function nested(depth: number): Buffer {
  const heads = Array.from({ length: depth }, (_, i) => Buffer.concat([u32(8 * (depth - i)), Buffer.from('udta')]))
  return Buffer.concat(heads)
}
