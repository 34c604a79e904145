import { readFileSync } from 'node:fs'

/** What `assembly/kernel.ts` exports; addresses are bytes from the start of its memory. */
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
}

/** TypeScript knows WebAssembly as a part of browsers only; this is what is used here. */
type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number }
declare const WebAssembly: {
  Memory: new (descriptor: { initial: number }) => WasmMemory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: { env: { memory: WasmMemory } }) => { readonly exports: unknown }
}

const PAGE_BYTES = 65_536
const ALIGNMENT = 64
/** Every piece is followed by this many bytes that nobody uses, for the kernel reads and writes 16 at a time. */
const SLACK_BYTES = 64

/** One instance of the pixel kernel and its memory, which only grows. Each thread has its own. */
export class Kernel {
  readonly functions: KernelFunctions
  readonly #memory = new WebAssembly.Memory({ initial: 1 })
  #top = ALIGNMENT
  #bytes: Uint8Array

  constructor() {
    const module = new WebAssembly.Module(readFileSync(new URL('./kernel.wasm', import.meta.url)))
    const instance = new WebAssembly.Instance(module, { env: { memory: this.#memory } })
    this.functions = instance.exports as KernelFunctions
    this.#bytes = new Uint8Array(this.#memory.buffer)
  }

  /** The whole memory. Ask again after every `allocate`: growing replaces it. */
  get bytes(): Uint8Array {
    return this.#bytes
  }

  /** Sets a piece of memory aside for good. @returns its address. */
  allocate(length: number): number {
    const address = this.#top
    this.#top = Math.ceil((address + length + SLACK_BYTES) / ALIGNMENT) * ALIGNMENT
    const missing = this.#top - this.#bytes.length
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / PAGE_BYTES))
      this.#bytes = new Uint8Array(this.#memory.buffer)
    }
    return address
  }
}
