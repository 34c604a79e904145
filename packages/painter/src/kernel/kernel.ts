import { KernelMemory } from '@dayreel/threads'

/** What `assembly/kernel.ts` exports; addresses are bytes from the start of its memory. */
type KernelFunctions = {
  stretchRow(line: number, columns: number, weights: number, out: number, width: number): void
  blendRows(
    p: number,
    q: number,
    r: number,
    s: number,
    a: number,
    b: number,
    c: number,
    d: number,
    out: number,
    width: number,
  ): void
  isLight(address: number, count: number, most: number): number
  shrinkRow(row: number, out: number, width: number, scale: number, threshold: number, most: number): void
  mixRows(above: number, below: number, share: number, out: number, width: number): void
  widenRow(line: number, columns: number, shares: number, out: number, width: number): void
  addWidened(
    line: number,
    columns: number,
    shares: number,
    red: number,
    green: number,
    blue: number,
    out: number,
    width: number,
  ): void
  blurLines(
    from: number,
    to: number,
    length: number,
    lines: number,
    step: number,
    lineStep: number,
    radius: number,
  ): void
  settingsBytes(): number
  printRow(
    row: number,
    out: number,
    width: number,
    settings: number,
    columns: number,
    across: number,
    tones: number,
    lastTone: number,
    curves: number,
    steps: number,
    grain: number,
    grainMask: number,
    grainAt: number,
    grainShares: number,
  ): void
}

/** The painter's kernel of this thread, and rooms in its memory that are used again by whoever asks for the same name. */
class PainterKernel extends KernelMemory<KernelFunctions> {
  readonly #rooms = new Map<string, { address: number; length: number }>()
  #floats: Float32Array = new Float32Array(0)
  #integers: Int32Array = new Int32Array(0)

  constructor() {
    super(new URL('./kernel.wasm', import.meta.url))
  }

  /** The address of at least `length` 32-bit numbers. What was in them stays in them. */
  room(name: string, length: number): number {
    const room = this.#rooms.get(name)
    if (room && room.length >= length) return room.address
    const address = this.allocate(length * 4)
    this.#rooms.set(name, { address, length })
    return address
  }

  /** The memory as numbers. Ask again after every `room`: growing replaces it. */
  get floats(): Float32Array {
    const { buffer } = this.bytes
    if (this.#floats.buffer !== buffer) this.#floats = new Float32Array(buffer)
    return this.#floats
  }

  get integers(): Int32Array {
    const { buffer } = this.bytes
    if (this.#integers.buffer !== buffer) this.#integers = new Int32Array(buffer)
    return this.#integers
  }
}

export const painterKernel = new PainterKernel()
