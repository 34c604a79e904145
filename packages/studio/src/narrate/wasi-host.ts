import { StudioError } from '../errors.ts'

const OK = 0
const BAD_FILE = 8
const NOT_FOUND = 44
const NOT_SEEKABLE = 70
const ROOT = 3
const CREATE = 1
const TRUNCATE = 8

type MemoryFile = { bytes: Uint8Array; length: number }
type OpenFile = { file: MemoryFile; position: number }

/** The compiled program. */
export type CommandModule = { readonly kind: 'wasm-module' }
type Memory = { readonly buffer: ArrayBuffer }
type CommandExports = { memory: Memory; _start: () => void }

/** TypeScript knows WebAssembly as a part of browsers only; this is what is used here. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<CommandModule>
  instantiate(module: CommandModule, imports: Record<string, object>): Promise<{ exports: CommandExports }>
}

/** Makes a program ready to run any number of times. */
export function compileCommand(bytes: Uint8Array): Promise<CommandModule> {
  return WebAssembly.compile(bytes)
}

type CommandResult = { exitCode: number; output: string; files: Map<string, Uint8Array> }

/**
 * Runs a WASI command-line program whose files live in memory: it sees one empty folder, no clock that moves, no
 * environment and no input. Each run gets a fresh memory, so nothing of one run is left for the next.
 *
 * @returns its exit code, what it printed, and the files it wrote.
 * @throws {StudioError} `step-failed` if the program traps.
 */
export async function runCommand(module: CommandModule, args: readonly string[]): Promise<CommandResult> {
  const host = createHost(args)
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: host.imports })
  const { memory, _start } = instance.exports
  host.attach(memory)
  let exitCode = 0
  try {
    _start()
  } catch (error) {
    if (!(error instanceof Exit))
      throw new StudioError('step-failed', 'The speech synthesiser stopped.', { cause: error })
    exitCode = error.exitCode
  }
  return { exitCode, output: host.output(), files: host.files() }
}

class Exit extends Error {
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`exit ${exitCode}`)
    this.exitCode = exitCode
  }
}

type Host = {
  imports: Record<string, (...values: never[]) => number>
  attach(memory: Memory): void
  output(): string
  files(): Map<string, Uint8Array>
}

function createHost(args: readonly string[]): Host {
  const encodedArgs = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
  const stored = new Map<string, MemoryFile>()
  const open = new Map<number, OpenFile>()
  const printed: Uint8Array[] = []
  let memory: Memory
  let nextDescriptor = ROOT + 1

  // The memory may have grown since the last call, which detaches its old buffer.
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
    attach: (attached) => void (memory = attached),
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
