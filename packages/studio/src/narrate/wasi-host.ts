import { StudioError } from '@dayreel/storyboard/base'
import { replaceFunction, type Program } from './split-program.ts'

const OK = 0
const BAD_FILE = 8
const NOT_FOUND = 44
const NOT_SEEKABLE = 70
const ROOT = 3
const CREATE = 1
const TRUNCATE = 8

type MemoryFile = { bytes: Uint8Array; length: number }
type OpenFile = { file: MemoryFile; position: number }

/** Compiles and runs related programs, which share the data in memory and differ only in their code. */
export type CommandRunner = {
  compile(code: Uint8Array): CommandModule
  /**
   * Runs a WASI command-line program with files in memory. The program has one empty folder, a fixed clock, no
   * environment and no input. Every run starts with the same memory content.
   *
   * @returns the exit code, the output, and the files that the program wrote.
   * @throws {StudioError} `step-failed` if the program traps.
   */
  run(module: CommandModule, args: readonly string[]): CommandResult
}

/** A compiled program. */
export type CommandModule = { readonly kind: 'wasm-module' }
type CommandResult = { exitCode: number; output: string; files: Map<string, Uint8Array> }

type Memory = { readonly buffer: ArrayBuffer }
/** TypeScript has WebAssembly types only for browsers, so the used part is declared here. */
declare const WebAssembly: {
  Memory: new (limits: { initial: number }) => Memory
  Module: new (bytes: Uint8Array) => CommandModule
  Instance: new (module: CommandModule, imports: Record<string, object>) => { exports: { _start: () => void } }
}

const PAGE_BYTES = 65_536
/** Address at which the end of the program's heap is stored. It is below the first address that a compiler assigns. */
const HEAP_END_AT = 4

/**
 * Creates a runner with one memory for all runs, because filling a new memory with the constants takes longer than most
 * runs.
 */
export function createRunner({ memoryPages, constants, variables }: Omit<Program, 'code'>): CommandRunner {
  const memory = new WebAssembly.Memory({ initial: memoryPages })
  new Uint8Array(memory.buffer).set(constants.bytes, constants.at)
  const constantsEnd = constants.at + constants.bytes.length
  const firstVariables = variables.bytes.slice() // A copy, because a view would keep the whole file in memory.
  const variablesAt = variables.at
  const heapStart = memoryPages * PAGE_BYTES
  let heapEnd = heapStart
  const restore = (): void => {
    const bytes = new Uint8Array(memory.buffer)
    bytes.fill(0, constantsEnd, heapEnd)
    bytes.set(firstVariables, variablesAt)
    new DataView(memory.buffer).setUint32(HEAP_END_AT, heapStart, true)
  }
  return {
    compile: (code) => new WebAssembly.Module(replaceFunction(code, 'sbrk', () => MOVE_HEAP_END)),
    run(module, args) {
      restore()
      const host = createHost(args, memory)
      const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: host.imports, host: { memory } })
      let exitCode = 0
      try {
        exports._start()
      } catch (error) {
        if (!(error instanceof Exit))
          throw new StudioError('step-failed', 'The speech synthesiser stopped.', { cause: error })
        exitCode = error.exitCode
      } finally {
        heapEnd = new DataView(memory.buffer).getUint32(HEAP_END_AT, true)
      }
      return { exitCode, output: host.output(), files: host.files() }
    },
  }
}

/**
 * Instructions that replace the program's `sbrk`, which allocates memory. They request memory from the system only if
 * no earlier run has already allocated it. The program's own version would continue where the previous run ended.
 */
const MOVE_HEAP_END = [
  [1, 1, 0x7f], // One local number: number 1 is the old end, and parameter 0 is the number of requested bytes.
  [0x41, HEAP_END_AT, 0x28, 2, 0, 0x21, 1], // old end = memory[HEAP_END_AT]
  [0x41, HEAP_END_AT, 0x20, 1, 0x20, 0, 0x6a, 0x36, 2, 0], // memory[HEAP_END_AT] = old end + wanted
  [0x20, 1, 0x20, 0, 0x6a, 0x3f, 0, 0x41, 16, 0x74, 0x4b, 0x04, 0x40], // if old end + wanted > memory.size << 16
  [0x20, 0, 0x41, 16, 0x76, 0x40, 0, 0x41, 0x7f, 0x46, 0x04, 0x40], // if memory.grow(wanted >> 16) = -1
  [0x41, HEAP_END_AT, 0x20, 1, 0x36, 2, 0], // memory[HEAP_END_AT] = old end
  [0x41, 0x7f, 0x0f, 0x0b, 0x0b], // return -1
  [0x20, 1, 0x0b], // return old end
].flat()

class Exit extends Error {
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`exit ${exitCode}`)
    this.exitCode = exitCode
  }
}

type Host = {
  imports: Record<string, (...values: never[]) => number>
  output(): string
  files(): Map<string, Uint8Array>
}

function createHost(args: readonly string[], memory: Memory): Host {
  const encodedArgs = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
  const stored = new Map<string, MemoryFile>()
  const open = new Map<number, OpenFile>()
  const printed: Uint8Array[] = []
  let nextDescriptor = ROOT + 1

  // The memory may have grown since the last call. Growing detaches the old buffer, so views are created for each
  // access.
  const view = (): DataView => new DataView(memory.buffer)
  const bytes = (): Uint8Array => new Uint8Array(memory.buffer)
  const setU32 = (at: number, value: number): void => view().setUint32(at, value, true)
  const setU64 = (at: number, value: bigint): void => view().setBigUint64(at, value, true)
  const vectors = (at: number, count: number): { at: number; length: number }[] =>
    Array.from({ length: count }, (_, i) => ({
      at: view().getUint32(at + 8 * i, true),
      length: view().getUint32(at + 8 * i + 4, true),
    }))

  const imports = {
    args_sizes_get(countAt: number, sizeAt: number) {
      setU32(countAt, encodedArgs.length)
      setU32(
        sizeAt,
        encodedArgs.reduce((sum, arg) => sum + arg.length, 0),
      )
      return OK
    },
    args_get(pointersAt: number, textAt: number) {
      let offset = textAt
      encodedArgs.forEach((arg, i) => {
        setU32(pointersAt + 4 * i, offset)
        bytes().set(arg, offset)
        offset += arg.length
      })
      return OK
    },
    clock_time_get(_clock: number, _precision: bigint, timeAt: number) {
      setU64(timeAt, 0n)
      return OK
    },
    fd_close(descriptor: number) {
      return open.delete(descriptor) ? OK : BAD_FILE
    },
    fd_fdstat_get(descriptor: number, at: number) {
      const kind = descriptor < ROOT ? 2 : descriptor === ROOT ? 3 : 4
      bytes().fill(0, at, at + 24)
      view().setUint8(at, kind)
      setU64(at + 8, 0xffff_ffff_ffff_ffffn)
      setU64(at + 16, 0xffff_ffff_ffff_ffffn)
      return OK
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get(descriptor: number, at: number) {
      if (descriptor !== ROOT) return BAD_FILE
      view().setUint8(at, 0)
      setU32(at + 4, 1)
      return OK
    },
    fd_prestat_dir_name(_descriptor: number, at: number) {
      bytes()[at] = '.'.charCodeAt(0)
      return OK
    },
    fd_read(descriptor: number, vectorsAt: number, count: number, readAt: number) {
      const handle = open.get(descriptor)
      if (!handle && descriptor !== 0) return BAD_FILE
      let total = 0
      for (const { at, length } of handle ? vectors(vectorsAt, count) : []) {
        const { file, position } = handle!
        const chunk = file.bytes.subarray(position, Math.min(file.length, position + length))
        bytes().set(chunk, at)
        handle!.position += chunk.length
        total += chunk.length
      }
      setU32(readAt, total)
      return OK
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, positionAt: number) {
      const handle = open.get(descriptor)
      if (!handle) return descriptor < ROOT ? NOT_SEEKABLE : BAD_FILE
      const base = [0, handle.position, handle.file.length][whence] ?? 0
      handle.position = Math.max(0, base + Number(offset))
      setU64(positionAt, BigInt(handle.position))
      return OK
    },
    fd_write(descriptor: number, vectorsAt: number, count: number, writtenAt: number) {
      const handle = open.get(descriptor)
      if (!handle && descriptor !== 1 && descriptor !== 2) return BAD_FILE
      let total = 0
      for (const { at, length } of vectors(vectorsAt, count)) {
        const chunk = bytes().slice(at, at + length)
        if (handle) writeChunk(handle, chunk)
        else printed.push(chunk)
        total += length
      }
      setU32(writtenAt, total)
      return OK
    },
    path_open(
      _folder: number,
      _lookup: number,
      nameAt: number,
      nameLength: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      _fdFlags: number,
      descriptorAt: number,
    ) {
      const name = new TextDecoder().decode(bytes().slice(nameAt, nameAt + nameLength)).replace(/^\.\//, '')
      let file = stored.get(name)
      if (!file && (flags & CREATE) === 0) return NOT_FOUND
      if (!file) stored.set(name, (file = { bytes: new Uint8Array(65_536), length: 0 }))
      if ((flags & TRUNCATE) !== 0) file.length = 0
      open.set(nextDescriptor, { file, position: 0 })
      setU32(descriptorAt, nextDescriptor++)
      return OK
    },
    proc_exit(exitCode: number): never {
      throw new Exit(exitCode)
    },
  }

  return {
    imports: imports,
    output: () => printed.map((chunk) => new TextDecoder().decode(chunk)).join(''),
    files: () => new Map([...stored].map(([name, file]) => [name, file.bytes.subarray(0, file.length)])),
  }
}

function writeChunk(handle: OpenFile, chunk: Uint8Array): void {
  const { file, position } = handle
  const end = position + chunk.length
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, 2 * file.bytes.length))
    larger.set(file.bytes.subarray(0, file.length))
    file.bytes = larger
  }
  file.bytes.set(chunk, position)
  handle.position = end
  file.length = Math.max(file.length, end)
}
