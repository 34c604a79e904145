import { readFileSync } from 'node:fs'

/** TypeScript knows WebAssembly as a part of browsers only; this is what is used here. */
type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number }
declare const WebAssembly: {
  Memory: new (descriptor: { initial: number }) => WasmMemory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: { env: { memory: WasmMemory } }) => { readonly exports: unknown }
}

const PAGE_BYTES = 65_536
const ALIGNMENT = 64
/** Every piece is followed by this many bytes that nobody uses, for kernels read and write more than one value at a time. */
const SLACK_BYTES = 64

/** One instance of a compiled kernel and its memory, which only grows. Each thread has its own. */
export class KernelMemory<Functions> {
  readonly functions: Functions
  readonly #memory = new WebAssembly.Memory({ initial: 1 })
  #top = ALIGNMENT
  #bytes: Uint8Array

  /** @param file the compiled kernel. */
  constructor(file: URL) {
    const module = new WebAssembly.Module(readFileSync(file))
    const instance = new WebAssembly.Instance(module, { env: { memory: this.#memory } })
    this.functions = instance.exports as Functions
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
