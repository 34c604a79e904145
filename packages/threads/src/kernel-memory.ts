import { readFileSync } from 'node:fs'

/** TypeScript has WebAssembly types only for browsers, so the used part is declared here. */
type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number }
declare const WebAssembly: {
  Memory: new (descriptor: { initial: number }) => WasmMemory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: { env: { memory: WasmMemory } }) => { readonly exports: unknown }
}

const PAGE_BYTES = 65_536
const ALIGNMENT = 64
/** Unused bytes after every allocation, because kernels read and write more than one value at a time. */
const SLACK_BYTES = 64

/** An instance of a compiled kernel with its memory, which never shrinks. Each thread has its own instance. */
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

  /**
   * The whole memory. Read this property again after every `allocate`, because growing the memory replaces the array.
   */
  get bytes(): Uint8Array {
    return this.#bytes
  }

  /**
   * Reserves memory permanently.
   *
   * @returns the address of the reserved memory.
   */
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
