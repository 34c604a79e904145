import type { MediaKind } from '@dayreel/catalogue'
import { createCanvas } from '@napi-rs/canvas'
import { crc32, deflateSync } from 'node:zlib'
import { damage, noise } from './damage.ts'
import { type Case, filesOf, type HostileFile } from './hostile-file.ts'

const NO_PICTURE = /must be a PNG, JPEG or WebP file/
const TOO_LARGE = /has more than 24 million pixels/
const CUT_OFF = /is cut off/
const DAMAGED = /is damaged|is cut off|must be a PNG/

export async function hostilePictures(): Promise<HostileFile[]> {
  const [png, jpeg, webp] = await Promise.all([draw('png'), draw('jpeg'), draw('webp')])
  const kinds: MediaKind[] = ['picture', 'logo']
  return [
    ...filesOf('picture', [...damage('a JPEG', jpeg), ...lyingJpegs(jpeg)]),
    ...filesOf('logo', [...damage('a PNG', png), ...damage('a WebP', webp)]),
    ...filesOf('picture', [...lyingPngs(png), ...lyingWebps(webp)]),
    ...kinds.flatMap((kind) => filesOf(kind, otherFiles(png))),
  ]
}

async function draw(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const canvas = createCanvas(90, 60)
  const context = canvas.getContext('2d')
  context.fillStyle = '#c84'
  context.fillRect(0, 0, 90, 60)
  context.fillStyle = '#246'
  context.arc(40, 30, 20, 0, 7)
  context.fill()
  return format === 'png' ? canvas.encode('png') : format === 'jpeg' ? canvas.encode('jpeg', 90) : canvas.encode('webp')
}

function lyingPngs(png: Buffer): Case[] {
  const plain = (width: number, height: number, bits = 1): Buffer => {
    const row = 1 + Math.ceil((width * bits) / 8)
    return pngOf(headOf(width, height, bits), chunk('IDAT', deflateSync(Buffer.alloc(row * height))))
  }
  const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024))
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros]))
  const words = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros]))
  const small = headOf(90, 60, 1)
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(13 * 60)))
  return [
    ['a PNG that states 40,000 × 40,000', pngOf(headOf(40_000, 40_000, 1), pixels), TOO_LARGE],
    ['a PNG of 20,000 × 20,000', plain(20_000, 20_000), TOO_LARGE],
    ['a PNG of 4 billion × 4 billion', pngOf(headOf(0xffffffff, 0xffffffff, 1), pixels), TOO_LARGE],
    ['a PNG as large as allowed', plain(4_890, 4_890), 'stored'],
    ['a PNG of nothing', pngOf(headOf(0, 0, 1), pixels), DAMAGED],
    ['a PNG without height', pngOf(headOf(90, 0, 1), pixels), DAMAGED],
    ['a PNG of one pixel', plain(1, 1), 'stored'],
    ['a PNG of one column', plain(1, 20_000), 'stored'],
    ['a PNG with 3 bits', pngOf(headOf(90, 60, 3), pixels), DAMAGED],
    ['a PNG with too few pixels', pngOf(headOf(900, 600, 8), pixels), 'either'],
    ['a PNG with too many pixels', pngOf(small, chunk('IDAT', zeros)), 'either'],
    ['a PNG with a colour profile of 64 MB', pngOf(small, profile, pixels), 'either'],
    ['a PNG with a text of 64 MB', pngOf(small, words, pixels), 'either'],
    ['a PNG without pixels', pngOf(small), DAMAGED],
    ['a PNG with a wrong checksum', flipLast(png), 'either'],
    ['a PNG with a chunk longer than the file', longChunk(png), CUT_OFF],
    [
      'a PNG with 50,000 chunks',
      pngOf(small, ...Array.from({ length: 50_000 }, () => chunk('teSt', Buffer.alloc(0))), pixels),
      'stored',
    ],
    ['an animated PNG of 4 billion frames', pngOf(small, chunk('acTL', numbers(0xffffffff, 0)), pixels), 'either'],
    ['a PNG with a ZIP after it', Buffer.concat([png, Buffer.from('PK\x03\x04'), noise(200)]), 'stored'],
    ['a PNG with a page after it', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), 'stored'],
  ]
}

function lyingJpegs(jpeg: Buffer): Case[] {
  const frame = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === 0xc0)
  const sized = (width: number, height: number): Buffer => {
    const copy = Buffer.from(jpeg)
    copy.writeUInt16BE(height, frame + 5)
    copy.writeUInt16BE(width, frame + 7)
    return copy
  }
  const after = (...parts: readonly Buffer[]): Buffer =>
    Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
  const turned = (turn: number): Buffer => {
    const exif = Buffer.concat([
      Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
      Buffer.from([1, 18, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]),
    ])
    return after(segment(0xe1, exif))
  }
  return [
    ...[3, 6, 8, 9, 255].map((turn): Case => [`a JPEG with the orientation ${turn}`, turned(turn), 'stored']),
    ['a JPEG that states 65,535 × 65,535', sized(65_535, 65_535), TOO_LARGE],
    ['a JPEG that states 4,800 × 4,800', sized(4_800, 4_800), 'either'],
    ['a JPEG without height', sized(90, 0), DAMAGED],
    ['a JPEG without width', sized(0, 60), DAMAGED],
    ['a JPEG of one pixel, as it states', sized(1, 1), 'either'],
    ['a JPEG with two frames', after(jpeg.subarray(frame, frame + 19)), 'either'],
    [
      'a JPEG with 10,000 comments',
      after(...Array.from({ length: 10_000 }, () => segment(0xfe, Buffer.alloc(20)))),
      'stored',
    ],
    ['a JPEG with a program in it', after(segment(0xfe, Buffer.from('<script>alert(1)</script>'))), 'stored'],
    ['a JPEG without tables', withoutTables(jpeg), 'either'],
    ['a JPEG with only a head', jpeg.subarray(0, frame + 19), CUT_OFF],
    [
      'a JPEG with a preview that states 65,535 lines',
      after(segment(0xe1, sized(65_535, 65_535).subarray(0, 300))),
      'stored',
    ],
  ]
}

function lyingWebps(webp: Buffer): Case[] {
  const inner = webp.subarray(12)
  const stated = Buffer.from(webp)
  stated.writeUInt32LE(0xfffffff0, 4)
  return [
    ['a WebP that states 16 million × 16 million', riff(extended(0xffffff, 0xffffff), inner), TOO_LARGE],
    ['a WebP that states 10 × 10', riff(extended(10, 10), inner), 'either'],
    ['a WebP that states 4,000 × 4,000', riff(extended(4_000, 4_000), inner), 'either'],
    ['an animated WebP without frames', riff(extended(90, 60, 2), inner), 'either'],
    ['a WebP without content', riff(), NO_PICTURE],
    ['a WebP that states 4 GB', stated, CUT_OFF],
    ['a WebP with an unknown content', riff(Buffer.from('VP9 \x04\0\0\0abcd', 'latin1')), NO_PICTURE],
  ]
}

function otherFiles(png: Buffer): Case[] {
  const texts = {
    'an SVG': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'a bomb of XML': '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><svg>&c;</svg>',
    'a GIF': 'GIF89a\x5a\0\x3c\0\x80\0\0',
    'a BMP': 'BM\x36\0\0\0\0\0\0\0\x36\0\0\0',
    'a TIFF': 'II*\0\x08\0\0\0',
    'an icon': '\0\0\x01\0\x01\0',
    'a PDF': '%PDF-1.7\n1 0 obj',
    'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'an AVIF': '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
  }
  return [
    ...Object.entries(texts).map(([name, text]): Case => [name, Buffer.from(text, 'latin1'), NO_PICTURE]),
    ['noise', noise(500), NO_PICTURE],
    ['a single byte', Buffer.from([0x89]), NO_PICTURE],
    ['a page with a PNG after it', Buffer.concat([Buffer.from('<html>'), png]), NO_PICTURE],
  ]
}

function pngOf(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** The header of a grey PNG. */
function headOf(width: number, height: number, bits: number): Buffer {
  return chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([bits, 0, 0, 0, 0])]))
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([numbers(content.length), named, numbers(crc32(named))])
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, i) => bytes.writeUInt32BE(value, 4 * i))
  return bytes
}

function flipLast(png: Buffer): Buffer {
  const copy = Buffer.from(png)
  const at = copy.length - 13 // The checksum of the pixels.
  copy[at] = copy[at]! ^ 255
  return copy
}

function longChunk(png: Buffer): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(0x7fffffff, 33)
  return copy
}

/** Renames the segments of tables, so that decoders skip them. */
function withoutTables(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg)
  for (let at = 2; copy[at] === 0xff && copy[at + 1] !== 0xda; at += 2 + copy.readUInt16BE(at + 2)) {
    if (copy[at + 1] === 0xdb || copy[at + 1] === 0xc4) copy[at + 1] = 0xfe
  }
  return copy
}

/** A WebP file of these chunks. */
function riff(...chunks: readonly Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from('RIFF'), size, content])
}

/** The header of a WebP file that states its size separately from its picture. */
function extended(width: number, height: number, flags = 0): Buffer {
  const head = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1')
  head[8] = flags
  head.writeUIntLE(width - 1, 12, 3)
  head.writeUIntLE(height - 1, 15, 3)
  return head
}

/** A segment of a JPEG file. */
function segment(marker: number, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, marker]),
    Buffer.from([(content.length + 2) >> 8, (content.length + 2) & 255]),
    content,
  ])
}
