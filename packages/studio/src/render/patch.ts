import type { CaptionPatch } from '../caption/caption-painter.ts'
import type { Size } from './cover-crop.ts'
import type { Kernel } from './kernel/kernel.ts'

/** A part of a frame in whole pixels, ends exclusive. */
export type PixelArea = { left: number; top: number; right: number; bottom: number }

/** Memory for RGBA pixels that are converted to the planes of patches, one patch after another. */
export class PatchPixels {
  readonly #kernel: Kernel
  #address = 0
  #room = 0

  constructor(kernel: Kernel) {
    this.#kernel = kernel
  }

  /** Returns the address of `bytes` bytes. The memory is allocated again only if a patch is larger than all before. */
  reserve(bytes: number): number {
    if (bytes > this.#room) {
      this.#room = roomFor(bytes)
      this.#address = this.#kernel.allocate(this.#room)
    }
    return this.#address
  }
}

/**
 * Returns the bytes to allocate for something that may grow. The kernel never frees memory, so a power of two keeps all
 * earlier allocations together smaller than the last one.
 */
export function roomFor(bytes: number): number {
  return 2 ** Math.ceil(Math.log2(bytes))
}

type PatchPlanes = Size & {
  x: number
  y: number
  luma: number
  transparency: number
  blue: number
  red: number
  chromaTransparency: number
}

/** Pixels that are laid over frames, as planes in the kernel's memory. */
export class Patch {
  readonly #kernel: Kernel
  readonly #frame: Size
  readonly #pixels: PatchPixels
  #planes: PatchPlanes | undefined
  #address = 0
  #room = 0

  constructor(kernel: Kernel, frame: Size, pixels: PatchPixels) {
    this.#kernel = kernel
    this.#frame = frame
    this.#pixels = pixels
  }

  clear(): void {
    this.#planes = undefined
  }

  /** Copies pixels into the patch. Parts outside the frame are cut off. */
  copy({ x, y, width, height, pixels }: CaptionPatch): void {
    this.draw({ left: x, top: y, right: x + width, bottom: y + height }, (rgba, inside, padded) => {
      const { bytes } = this.#kernel
      bytes.fill(0, rgba, rgba + padded.width * padded.height * 4)
      for (let row = inside.top; row < inside.bottom; row++) {
        const from = ((row - y) * width + inside.left - x) * 4
        const to = rgba + ((row - padded.y) * padded.width + inside.left - padded.x) * 4
        bytes.set(pixels.subarray(from, from + (inside.right - inside.left) * 4), to)
      }
    })
  }

  /**
   * Draws new pixels into the patch.
   *
   * @param paint writes premultiplied RGBA pixels to an address. It must write all pixels of `padded`, which contains
   * the visible part of the area, has even corners, and a width that the kernel can process.
   */
  draw(
    area: PixelArea,
    paint: (rgba: number, inside: PixelArea, padded: Size & { x: number; y: number }) => void,
  ): void {
    const inside = {
      left: Math.max(0, area.left),
      top: Math.max(0, area.top),
      right: Math.min(this.#frame.width, area.right),
      bottom: Math.min(this.#frame.height, area.bottom),
    }
    if (inside.left >= inside.right || inside.top >= inside.bottom) return this.clear()
    const x = inside.left & ~1
    const y = inside.top & ~1
    const padded = {
      x,
      y,
      width: Math.ceil((inside.right - x) / 32) * 32,
      height: 2 * Math.ceil((inside.bottom - y) / 2),
    }
    const planes = this.#place(padded)
    const { width, height, luma, transparency, blue, red, chromaTransparency } = planes
    const rgba = this.#pixels.reserve(width * height * 4)
    paint(rgba, inside, padded)
    this.#kernel.functions.convertPatch(rgba, width, height, luma, transparency, blue, red, chromaTransparency)
    this.#planes = planes
  }

  /**
   * Lays the patch over rows of a plane.
   *
   * @param top the frame's row at which the rows begin.
   */
  lay(plane: number, stripe: number, stride: number, top: number, rows: number): void {
    const patch = this.#planes
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

  /** Returns addresses for the planes. The memory is allocated once, and again only if the patch becomes larger. */
  #place({ x, y, width, height }: Size & { x: number; y: number }): PatchPlanes {
    const area = width * height
    // Two planes of full size and three of a quarter, with 64 unused bytes after each.
    const needed = area * 2 + (area / 4) * 3 + 5 * 64
    if (needed > this.#room) {
      this.#room = roomFor(needed)
      this.#address = this.#kernel.allocate(this.#room)
    }
    const luma = this.#address
    const transparency = luma + area + 64
    const blue = transparency + area + 64
    const red = blue + area / 4 + 64
    const chromaTransparency = red + area / 4 + 64
    return { x, y, width, height, luma, transparency, blue, red, chromaTransparency }
  }
}
