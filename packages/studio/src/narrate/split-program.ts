import { StudioError } from '@dayreel/storyboard/base'

const HEADER_BYTES = 8
const [CUSTOM, IMPORT, MEMORY, CODE, DATA] = [0, 2, 5, 10, 11]
const FUNCTION_NAMES = 1
const MEMORY_IMPORT = 2

/** A WebAssembly program with an imported memory, so that a run does not need to copy the constants. */
export type Program = {
  /**
   * The program, which imports its memory as `memory` from `host`. It contains neither the data (17 of the
   * synthesiser's 21 MB) nor debugging tables.
   */
  code: Uint8Array
  /** Initial size of the memory, in pages of 64 KB. */
  memoryPages: number
  /** The data that never changes, and the data that the program changes. */
  constants: Segment
  variables: Segment
}

type Segment = { at: number; bytes: Uint8Array }

/**
 * Splits a program that has its own memory and two data segments: first constants, then variables.
 *
 * @throws {StudioError} `step-failed` if the program has another layout.
 */
export function splitProgram(bytes: Uint8Array): Program {
  const sections = readSections(bytes)
  const memory = sectionOf(sections, MEMORY)
  const segments = readSegments(bytes, sectionOf(sections, DATA))
  const imports = sectionOf(sections, IMPORT)
  const memoryReader = new Reader(bytes, memory.start)
  const [memories, limits, memoryPages] = [memoryReader.number(), memoryReader.number(), memoryReader.number()]
  const [constants, variables] = segments
  if (memories !== 1 || limits !== 0 || segments.length !== 2 || !constants || !variables) throw unexpected()

  const importReader = new Reader(bytes, imports.start)
  const importCount = importReader.number()
  const imported = [
    ...encodeNumber(importCount + 1),
    ...encodeText('host'),
    ...encodeText('memory'),
    MEMORY_IMPORT,
    limits,
    ...encodeNumber(memoryPages),
  ]
  const parts: Uint8Array[] = [bytes.subarray(0, HEADER_BYTES)]
  for (const section of sections) {
    if (section === imports) {
      parts.push(...toSection(IMPORT, [Uint8Array.from(imported), bytes.subarray(importReader.position, imports.end)]))
    } else if (section.id === CUSTOM ? isNames(bytes, section) : section.id !== MEMORY && section.id !== DATA) {
      parts.push(bytes.subarray(section.at, section.end))
    }
  }
  return { code: Buffer.concat(parts), memoryPages, constants, variables }
}

/**
 * Returns a copy of a program in which one function has another body.
 *
 * @param code the program, which must contain the function names.
 * @param bodyOf returns the new body: locals, instructions, end. The function passed to it returns another function's
 * number.
 * @throws {StudioError} `step-failed` if a function name does not exist.
 */
export function replaceFunction(
  code: Uint8Array,
  replaced: string,
  bodyOf: (numberOf: (name: string) => number) => readonly number[],
): Uint8Array {
  const sections = readSections(code)
  const names = readFunctionNames(code, sections)
  const numberOf = (name: string): number => {
    const number = names.get(name)
    if (number === undefined) throw unexpected()
    return number
  }
  const target = numberOf(replaced)
  const functions = sectionOf(sections, CODE)
  const reader = new Reader(code, functions.start)
  reader.number()
  for (let i = countFunctionImports(code, sectionOf(sections, IMPORT)); i < target; i++) reader.skip()
  const bodyStart = reader.position
  reader.skip()
  const body = bodyOf(numberOf)
  return Buffer.concat([
    code.subarray(0, functions.at),
    ...toSection(CODE, [
      code.subarray(functions.start, bodyStart),
      Uint8Array.from([...encodeNumber(body.length), ...body]),
      code.subarray(reader.position, functions.end),
    ]),
    code.subarray(functions.end),
  ])
}

/** Encodes a number as unsigned LEB128. */
export function encodeNumber(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ;) {
    const low = rest & 0x7f
    rest >>>= 7
    bytes.push(rest > 0 ? low | 0x80 : low)
    if (rest === 0) return bytes
  }
}

type Section = { id: number; at: number; start: number; end: number }

function readSections(bytes: Uint8Array): Section[] {
  const sections: Section[] = []
  const reader = new Reader(bytes, HEADER_BYTES)
  while (reader.position < bytes.length) {
    const at = reader.position
    const id = bytes[reader.position++]!
    const size = reader.number()
    sections.push({ id, at, start: reader.position, end: reader.position + size })
    reader.position += size
  }
  return sections
}

function sectionOf(sections: readonly Section[], id: number): Section {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section) throw unexpected()
  return section
}

function toSection(id: number, contents: readonly Uint8Array[]): Uint8Array[] {
  const size = contents.reduce((sum, part) => sum + part.length, 0)
  return [Uint8Array.from([id, ...encodeNumber(size)]), ...contents]
}

/** Reads the active data segments of the first memory, whose addresses are constants. */
function readSegments(bytes: Uint8Array, { start }: Section): Segment[] {
  const [ACTIVE, I32_CONST, END] = [0, 0x41, 0x0b]
  const reader = new Reader(bytes, start)
  return Array.from({ length: reader.number() }, () => {
    if (reader.number() !== ACTIVE || reader.number() !== I32_CONST) throw unexpected()
    const at = reader.number()
    if (reader.number() !== END) throw unexpected()
    const length = reader.number()
    reader.position += length
    return { at, bytes: bytes.subarray(reader.position - length, reader.position) }
  })
}

function countFunctionImports(bytes: Uint8Array, { start }: Section): number {
  const FUNCTION = 0
  const reader = new Reader(bytes, start)
  let functions = 0
  for (let left = reader.number(); left > 0; left--) {
    reader.skip()
    reader.skip()
    if (reader.number() === FUNCTION) {
      functions++
      reader.number()
    } else {
      reader.number() // The limits of a memory, which have only a minimum.
      reader.number()
    }
  }
  return functions
}

function isNames(bytes: Uint8Array, { start }: Section): boolean {
  return new Reader(bytes, start).text() === 'name'
}

function readFunctionNames(bytes: Uint8Array, sections: readonly Section[]): Map<string, number> {
  const names = new Map<string, number>()
  for (const { id, start, end } of sections) {
    const reader = new Reader(bytes, start)
    if (id !== CUSTOM || reader.text() !== 'name') continue
    while (reader.position < end) {
      const kind = reader.number()
      const length = reader.number()
      const next = reader.position + length
      if (kind === FUNCTION_NAMES) {
        for (let left = reader.number(); left > 0; left--) {
          const index = reader.number()
          names.set(reader.text(), index)
        }
      }
      reader.position = next
    }
  }
  return names
}

class Reader {
  readonly #bytes: Uint8Array
  position: number

  constructor(bytes: Uint8Array, position: number) {
    this.#bytes = bytes
    this.position = position
  }

  /** Reads an unsigned LEB128 number. Addresses are below 1 GB, so signed numbers can be read in the same way. */
  number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.position++]!
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }

  /** Skips an item that begins with its length. */
  skip(): void {
    const length = this.number()
    this.position += length
  }

  text(): string {
    const length = this.number()
    this.position += length
    return new TextDecoder().decode(this.#bytes.subarray(this.position - length, this.position))
  }
}

function encodeText(text: string): number[] {
  const bytes = new TextEncoder().encode(text)
  return [...encodeNumber(bytes.length), ...bytes]
}

function unexpected(): StudioError {
  return new StudioError('step-failed', 'The speech synthesiser is not the version this was made for.')
}
