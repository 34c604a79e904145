import type { Size } from '../cover-crop.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { Patch, roomFor, type PatchPixels } from '../patch.ts'

/** A layer's picture: premultiplied RGBA with a border of one clear pixel, which `width` and `height` do not count. */
export type LayerPicture = Size & { key: string; bytes: Uint8Array }

/** A layer in one frame. */
export type FrameLayer = {
  /** Key of the layer's picture. */
  picture: string
  /** The centre in pixels of the frame. */
  x: number
  y: number
  /** Pixels of the frame per pixel of the picture. */
  scale: number
  /** Degrees clockwise. */
  turn: number
  /** 0…1 */
  opacity: number
}

type LoadedPicture = Size & { address: number }

/** Draws layers as patches of one kernel. A patch is drawn again only if its layer moved since the last frame. */
export class LayerPainter {
  readonly #kernel: Kernel
  readonly #frame: Size
  readonly #pixels: PatchPixels
  readonly #pictures = new Map<string, LoadedPicture>()
  readonly #drawn: { patch: Patch; as: string }[] = []
  #address = 0
  #room = 0

  constructor(kernel: Kernel, frame: Size, pixels: PatchPixels) {
    this.#kernel = kernel
    this.#frame = frame
    this.#pixels = pixels
  }

  /** Copies the pictures into the kernel's memory, unless all of them are there. */
  load(pictures: readonly LayerPicture[]): void {
    if (pictures.every(({ key }) => this.#pictures.has(key))) return
    const needed = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)
    if (needed > this.#room) {
      this.#room = roomFor(needed)
      this.#address = this.#kernel.allocate(this.#room)
    }
    this.#pictures.clear()
    let address = this.#address
    for (const { key, bytes, width, height } of pictures) {
      this.#kernel.bytes.set(bytes, address)
      this.#pictures.set(key, { address, width, height })
      address += bytes.length
    }
  }

  /** @returns the patches of each group of layers, the lowest first. */
  draw(groups: readonly (readonly FrameLayer[])[]): Patch[][] {
    let next = 0
    return groups.map((layers) =>
      layers.map((layer) => {
        const slot = (this.#drawn[next++] ??= {
          patch: new Patch(this.#kernel, this.#frame, this.#pixels),
          as: '',
        })
        const as = JSON.stringify(layer)
        if (slot.as !== as) this.#redraw(slot.patch, layer)
        slot.as = as
        return slot.patch
      }),
    )
  }

  #redraw(patch: Patch, { picture, x, y, scale, turn, opacity }: FrameLayer): void {
    const cover = Math.round(opacity * 256)
    if (cover === 0 || scale <= 0) return patch.clear()
    const { address, width, height } = this.#pictures.get(picture)!
    const radians = (turn * Math.PI) / 180
    const cos = Math.cos(radians)
    const sin = Math.sin(radians)
    // With the border, so that the edges of a turned picture are smooth.
    const [halfWidth, halfHeight] = [(width / 2 + 1) * scale, (height / 2 + 1) * scale]
    const reachX = Math.abs(cos) * halfWidth + Math.abs(sin) * halfHeight
    const reachY = Math.abs(sin) * halfWidth + Math.abs(cos) * halfHeight
    const area = {
      left: Math.floor(x - reachX),
      top: Math.floor(y - reachY),
      right: Math.ceil(x + reachX),
      bottom: Math.ceil(y + reachY),
    }
    patch.draw(area, (rgba, _inside, padded) => {
      const [fromX, fromY] = [padded.x + 0.5 - x, padded.y + 0.5 - y]
      this.#kernel.functions.drawLayer(
        address + ((width + 2) * 4 + 4),
        width,
        height,
        rgba,
        padded.width,
        padded.height,
        (fromX * cos + fromY * sin) / scale + width / 2 - 0.5,
        (fromY * cos - fromX * sin) / scale + height / 2 - 0.5,
        cos / scale,
        -sin / scale,
        sin / scale,
        cos / scale,
        cover,
      )
    })
  }
}
