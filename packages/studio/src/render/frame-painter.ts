import type { CaptionPatch } from '../caption/caption-painter.ts'
import { StudioError } from '@dayreel/storyboard/base'
import type { PictureWindow } from './camera.ts'
import type { Size } from './cover-crop.ts'
import { Kernel } from './kernel/kernel.ts'
import { LayerPainter, type FrameLayer, type LayerPicture } from './layers/layer-painter.ts'
import { Patch, PatchPixels } from './patch.ts'
import { largestPicture, layoutPicture, type PictureLayout } from './picture-planes.ts'

/**
 * A picture with its visible window. `cover` is its opacity over the view below, 0…1. `down` is an even number of rows
 * by which it is moved; rows of the frame that it leaves keep the view below.
 */
export type FrameView = { picture: string; window: PictureWindow; cover: number; down?: number }

/** The planes Y, U and V of a frame, in the encoder's memory. */
export type FramePlanes = readonly { bytes: Uint8Array; stride: number }[]

/** A picture that `decodePicture` stored. */
export type StoredPicture = Size & { key: string; bytes: Uint8Array }

/**
 * Number of rows in a stripe. Frames are drawn in stripes, which stay in the processor's cache until they are copied.
 */
const STRIPE_ROWS = 160
/** Maximum number of pictures in a chunk. */
const PICTURES = 2
const VIEWS = 2
const FULL_COVER = 32_767

/**
 * Draws frames of one size with the pixel kernel: pictures, cross-fade, layers and caption. It keeps the last pictures
 * and the last patches, so that each of them is copied only once per chunk.
 */
export class FramePainter {
  readonly #size: Size
  readonly #kernel = new Kernel()
  readonly #pictures: { key: string | undefined; address: number; layout: PictureLayout | undefined }[]
  /** One sampling plan per view and plane. */
  readonly #plans: number[]
  /** One stripe address per plane. */
  readonly #stripes: number[]
  readonly #caption: Patch
  readonly #layers: LayerPainter

  /**
   * @param size must be even, and at most 2048 wide.
   * @throws {StudioError} `step-failed` if the size is wider
   */
  constructor(size: Size) {
    this.#size = size
    const kernel = this.#kernel
    if (size.width > kernel.functions.maxWidth()) throw new StudioError('step-failed', 'The video is too wide to draw.')
    this.#plans = Array.from({ length: VIEWS * 3 }, () => kernel.allocate(kernel.functions.planBytes()))
    const stripeBytes = STRIPE_ROWS * 2 * kernel.functions.maxWidth()
    this.#stripes = Array.from({ length: 3 }, () => kernel.allocate(stripeBytes))
    this.#pictures = Array.from({ length: PICTURES }, () => ({
      key: undefined,
      address: kernel.allocate(largestPicture(size)),
      layout: undefined,
    }))
    const pixels = new PatchPixels(kernel)
    this.#caption = new Patch(kernel, size, pixels)
    this.#layers = new LayerPainter(kernel, size, pixels)
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

  /** Loads the pictures of the layers for `draw`. Those of earlier chunks may be replaced. */
  loadLayers(pictures: readonly LayerPicture[]): void {
    this.#layers.load(pictures)
  }

  /** Loads a caption for `draw`. Parts outside the frame are cut off. */
  loadCaption(caption: CaptionPatch | null): void {
    if (caption === null) this.#caption.clear()
    else this.#caption.copy(caption)
  }

  /**
   * @param views one or two views, the lowest first.
   * @param layers the layers in front of each view, and then those in front of all views. The lowest come first.
   */
  draw(target: FramePlanes, views: readonly FrameView[], layers: readonly (readonly FrameLayer[])[] = []): void {
    const { width, height } = this.#size
    views.forEach((view, i) => this.#plan(view, i))
    const patches = this.#layers.draw(layers)
    for (let top = 0; top < height; top += STRIPE_ROWS) {
      const rows = Math.min(STRIPE_ROWS, height - top)
      for (let plane = 0; plane < 3; plane++) {
        const half = plane === 0 ? 1 : 2
        const { bytes, stride } = target[plane]!
        const stripe = this.#stripes[plane]!
        views.forEach((view, i) => {
          const { source, from, step } = this.#sampling(view, plane)
          const blend = i === 0 ? -1 : Math.round(view.cover * FULL_COVER)
          const plan = this.#plans[i * 3 + plane]!
          const [address, sourceStride] = source
          const down = view.down ?? 0
          const first = Math.max(top, down)
          const end = Math.min(top + rows, height + down)
          if (first < end) {
            this.#kernel.functions.drawRows(
              plan,
              stripe + ((first - top) / half) * stride,
              stride,
              width / half,
              first / half,
              (end - first) / half,
              address,
              sourceStride,
              from.y - (down / half) * step.y,
              step.y,
              blend,
            )
          }
          patches[i]?.forEach((patch) => patch.lay(plane, stripe, stride, top, rows))
        })
        patches[views.length]?.forEach((patch) => patch.lay(plane, stripe, stride, top, rows))
        this.#caption.lay(plane, stripe, stride, top, rows)
        const start = (top / half) * stride
        const length = Math.min((rows / half) * stride, bytes.length - start)
        bytes.set(this.#kernel.bytes.subarray(stripe, stripe + length), start)
      }
    }
  }

  #plan(view: FrameView, i: number): void {
    for (let plane = 0; plane < 3; plane++) {
      const { from, step } = this.#sampling(view, plane)
      const width = plane === 0 ? this.#size.width : this.#size.width / 2
      this.#kernel.functions.planRow(this.#plans[i * 3 + plane]!, width, from.x, step.x)
    }
  }

  /**
   * Returns the position of a plane's first output pixel (0, 0) in the picture's plane, and the step to the next pixel.
   */
  #sampling(
    { picture, window }: FrameView,
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
}
