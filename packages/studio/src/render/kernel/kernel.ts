import { KernelMemory } from '@dayreel/threads'

/** The exports of `assembly/kernel.ts`. Addresses are byte positions in the kernel's memory. */
export type KernelFunctions = {
  planBytes(): number
  maxWidth(): number
  planRow(plan: number, width: number, left: number, step: number): void
  drawRows(
    plan: number,
    destination: number,
    destinationStride: number,
    width: number,
    firstRow: number,
    rows: number,
    source: number,
    sourceStride: number,
    top: number,
    step: number,
    blend: number,
  ): void
  flipBias(address: number, length: number): void
  layOver(
    destination: number,
    destinationStride: number,
    patch: number,
    transparency: number,
    patchStride: number,
    width: number,
    rows: number,
  ): void
  convertPatch(
    rgba: number,
    width: number,
    height: number,
    luma: number,
    transparency: number,
    blue: number,
    red: number,
    chromaTransparency: number,
  ): void
  drawLayer(
    source: number,
    sourceWidth: number,
    sourceHeight: number,
    rgba: number,
    width: number,
    height: number,
    left: number,
    top: number,
    acrossX: number,
    acrossY: number,
    downX: number,
    downY: number,
    opacity: number,
  ): void
}

/** An instance of the pixel kernel with its own memory. Each thread has its own instance. */
export class Kernel extends KernelMemory<KernelFunctions> {
  constructor() {
    super(new URL('./kernel.wasm', import.meta.url))
  }
}
