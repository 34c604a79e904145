import type { CaptionPatch } from '../caption/caption-painter.ts'
import { StudioError } from '@dayreel/storyboard/base'
import type { PictureWindow } from './camera.ts'
import type { Size } from './cover-crop.ts'
import { Kernel } from './kernel/kernel.ts'
import { largestPicture, layoutPicture, type PictureLayout } from './picture-planes.ts'

/** A picture with its visible window. `cover` is its opacity over the layer below, 0…1. */
export type FrameLayer = { picture: string; window: PictureWindow; cover: number }

/** The planes Y, U and V of a frame, in the encoder's memory. */
export type FramePlanes = readonly { bytes: Uint8Array; stride: number }[]

/** A picture that `decodePicture` stored. */
export type StoredPicture = Size & { key: string; bytes: Uint8Array }

type PatchPlanes = Size & {
  x: number
  y: number
  rgba: number
  luma: number
  transparency: number
  blue: number
  red: number
  chromaTransparency: number
}

/**
 * Number of rows in a stripe. Frames are drawn in stripes, which stay in the processor's cache until they are copied.
 */
const STRIPE_ROWS = 160
/** Maximum number of pictures in a chunk. */
const PICTURES = 2
const LAYERS = 2
const FULL_COVER = 32_767

/**
 * Draws frames of one size with the pixel kernel: pictures, cross-fade and caption. It keeps the last pictures and the
 * last patch, so that each of them is copied only once per chunk.
 */
export class FramePainter {
  readonly #size: Size
  readonly #kernel = new Kernel()
  readonly #pictures: { key: string | undefined; address: number; layout: PictureLayout | undefined }[]
  /** One sampling plan per layer and plane. */
  readonly #plans: number[]
  /** One stripe address per plane. */
  readonly #stripes: number[]
  #patch: PatchPlanes | undefined
  #patchRoom = 0
  #patchAddress = 0

  /**
   * @param size must be even, and at most 2048 wide.
   * @throws {StudioError} `step-failed` if the size is wider
   */
  constructor(size: Size) {
    this.#size = size
    const kernel = this.#kernel
    if (size.width > kernel.functions.maxWidth()) throw new StudioError('step-failed', 'The video is too wide to draw.')
    this.#plans = Array.from({ length: LAYERS * 3 }, () => kernel.allocate(kernel.functions.planBytes()))
    const stripeBytes = STRIPE_ROWS * 2 * kernel.functions.maxWidth()
    this.#stripes = Array.from({ length: 3 }, () => kernel.allocate(stripeBytes))
    this.#pictures = Array.from({ length: PICTURES }, () => ({
      key: undefined,
      address: kernel.allocate(largestPicture(size)),
      layout: undefined,
    }))
  }

  /** Loads the pictures for `draw`. Pictures of earlier chunks may be replaced. */
  loadPictures(pictures: readonly StoredPicture[]): void {
    for (const picture of pictures) {
      if (this.#pictures.some(({ key }) => key === picture.key)) continue
      const slot = this.#pictures.find(({ key }) => pictures.every((other) => other.key !== key))!
      slot.key = picture.key
      slot.layout = layoutPicture(picture)
      this.#kernel.bytes.set(picture.bytes.subarray(0, slot.layout.byteLength), slot.address)
      this.#kernel.functions.flipBias(slot.address, slot.layout.byteLength)
    }
  }

  /** Loads a caption for `draw`. Parts outside the frame are cut off. */
  loadPatch(patch: CaptionPatch | null): void {
    this.#patch = patch === null ? undefined : this.#convert(patch)
  }

  /** @param layers one or two layers, the lowest first. */
  draw(target: FramePlanes, layers: readonly FrameLayer[]): void {
    const { width, height } = this.#size
    layers.forEach((layer, i) => this.#plan(layer, i))
    for (let top = 0; top < height; top += STRIPE_ROWS) {
      const rows = Math.min(STRIPE_ROWS, height - top)
      for (let plane = 0; plane < 3; plane++) {
        const half = plane === 0 ? 1 : 2
        const { bytes, stride } = target[plane]!
        const stripe = this.#stripes[plane]!
        layers.forEach((layer, i) => {
          const { source, from, step } = this.#sampling(layer, plane)
          const blend = i === 0 ? -1 : Math.round(layer.cover * FULL_COVER)
          const plan = this.#plans[i * 3 + plane]!
          const [address, sourceStride] = source
          this.#kernel.functions.drawRows(
            plan,
            stripe,
            stride,
            width / half,
            top / half,
            rows / half,
            address,
            sourceStride,
            from.y,
            step.y,
            blend,
          )
        })
        this.#layPatch(plane, stripe, stride, top, rows)
        const start = (top / half) * stride
        const length = Math.min((rows / half) * stride, bytes.length - start)
        bytes.set(this.#kernel.bytes.subarray(stripe, stripe + length), start)
      }
    }
  }

  #plan(layer: FrameLayer, i: number): void {
    for (let plane = 0; plane < 3; plane++) {
      const { from, step } = this.#sampling(layer, plane)
      const width = plane === 0 ? this.#size.width : this.#size.width / 2
      this.#kernel.functions.planRow(this.#plans[i * 3 + plane]!, width, from.x, step.x)
    }
  }

  /**
   * Returns the position of a plane's first output pixel (0, 0) in the picture's plane, and the step to the next pixel.
   */
  #sampling(
    { picture, window }: FrameLayer,
    plane: number,
  ): { source: [address: number, stride: number]; from: { x: number; y: number }; step: { x: number; y: number } } {
    const slot = this.#pictures.find(({ key }) => key === picture)!
    const layout = slot.layout!
    const { offset, stride } = layout.planes[plane]!
    const step = {
      x: (window.width * layout.width) / this.#size.width,
      y: (window.height * layout.height) / this.#size.height,
    }
    // The window's coordinates have pixel centres at halves. From here on, pixel centres are at whole numbers.
    const luma = {
      x: window.left * layout.width + 0.5 * step.x - 0.5,
      y: window.top * layout.height + 0.5 * step.y - 0.5,
    }
    // A chroma sample is at every second column, and between two rows.
    const chroma = { x: luma.x / 2, y: (window.top * layout.height + step.y - 1) / 2 }
    return { source: [slot.address + offset, stride], from: plane === 0 ? luma : chroma, step }
  }

  #layPatch(plane: number, stripe: number, stride: number, top: number, rows: number): void {
    const patch = this.#patch
    if (!patch) return
    const from = Math.max(top, patch.y)
    const to = Math.min(top + rows, patch.y + patch.height)
    if (from >= to) return
    const half = plane === 0 ? 1 : 2
    const patchStride = patch.width / half
    const skipped = ((from - patch.y) / half) * patchStride
    const colour = [patch.luma, patch.blue, patch.red][plane]!
    const transparency = plane === 0 ? patch.transparency : patch.chromaTransparency
    this.#kernel.functions.layOver(
      stripe + ((from - top) / half) * stride + patch.x / half,
      stride,
      colour + skipped,
      transparency + skipped,
      patchStride,
      patchStride,
      (to - from) / half,
    )
  }

  /**
   * Copies a patch into the kernel's memory. It is extended to even corners and to a width that the kernel can process.
   */
  #convert({ x, y, width, height, pixels }: CaptionPatch): PatchPlanes | undefined {
    const left = Math.max(0, x)
    const top = Math.max(0, y)
    const right = Math.min(this.#size.width, x + width)
    const bottom = Math.min(this.#size.height, y + height)
    if (left >= right || top >= bottom) return undefined
    const originX = left & ~1
    const originY = top & ~1
    const paddedWidth = Math.ceil((right - originX) / 32) * 32
    const paddedHeight = 2 * Math.ceil((bottom - originY) / 2)
    const patch = this.#placePatch(originX, originY, paddedWidth, paddedHeight)
    const { bytes, functions } = this.#kernel
    bytes.fill(0, patch.rgba, patch.rgba + paddedWidth * paddedHeight * 4)
    for (let row = top; row < bottom; row++) {
      const from = ((row - y) * width + left - x) * 4
      const to = patch.rgba + ((row - originY) * paddedWidth + left - originX) * 4
      bytes.set(pixels.subarray(from, from + (right - left) * 4), to)
    }
    const { rgba, luma, transparency, blue, red, chromaTransparency } = patch
    functions.convertPatch(rgba, paddedWidth, paddedHeight, luma, transparency, blue, red, chromaTransparency)
    return patch
  }

  /** Returns addresses for the planes of a patch. The memory is allocated once, and again only if a patch is larger. */
  #placePatch(x: number, y: number, width: number, height: number): PatchPlanes {
    const area = width * height
    // The RGBA pixels, two planes of full size and three of a quarter, with 64 unused bytes after each.
    const needed = area * 4 + area * 2 + (area / 4) * 3 + 6 * 64
    if (needed > this.#patchRoom) {
      this.#patchAddress = this.#kernel.allocate(needed)
      this.#patchRoom = needed
    }
    const rgba = this.#patchAddress
    const luma = rgba + area * 4 + 64
    const transparency = luma + area + 64
    const blue = transparency + area + 64
    const red = blue + area / 4 + 64
    const chromaTransparency = red + area / 4 + 64
    return { x, y, width, height, rgba, luma, transparency, blue, red, chromaTransparency }
  }
}
