// The ONNX file format: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
const MODEL = { graph: 7 } as const
const GRAPH = { node: 1, initializer: 5, output: 12 } as const
const NODE = { output: 2, operator: 4 } as const
const TENSOR = { dimensions: 1, name: 8 } as const
const FLOAT = 1
const BYTES = 2
const SYMBOLS_TABLE = 'enc_p.emb.weight'

type Field = { field: number; content: Uint8Array }

/** A voice's model that also returns the lengths of its symbols. */
type ExposedModel = {
  file: Uint8Array
  /** The name of the output with the lengths. Undefined if the model computes none in the usual way. */
  lengths: string | undefined
  /** How many symbols the model knows. Undefined if that is unknown. */
  symbols: number | undefined
}

/**
 * Makes a voice's model return the length of each symbol. Piper's files compute the lengths in their only node of the
 * kind `Ceil`, but return just the sound.
 *
 * @throws {Error} if the file is not an ONNX file.
 */
export function exposeLengths(file: Uint8Array): ExposedModel {
  let lengths: string | undefined
  let symbols: number | undefined
  for (const { field, content: graph } of fieldsOf(file)) {
    if (field !== MODEL.graph) continue
    for (const { field: part, content } of fieldsOf(graph)) {
      if (part === GRAPH.node) lengths ??= readLengthsOutput(content)
      if (part === GRAPH.initializer) symbols ??= readSymbolCount(content)
    }
  }
  if (lengths === undefined) return { file, lengths, symbols }
  const type = message(1, Buffer.from([1 << 3, FLOAT]))
  const output = message(GRAPH.output, Buffer.concat([message(1, Buffer.from(lengths)), message(2, type)]))
  // A reader of this format merges a second graph into the first one.
  return { file: Buffer.concat([file, message(MODEL.graph, output)]), lengths, symbols }
}

function readLengthsOutput(node: Uint8Array): string | undefined {
  const fields = [...fieldsOf(node)]
  const operator = fields.find(({ field }) => field === NODE.operator)
  if (operator === undefined || textOf(operator.content) !== 'Ceil') return undefined
  const output = fields.find(({ field }) => field === NODE.output)
  return output && textOf(output.content)
}

function readSymbolCount(tensor: Uint8Array): number | undefined {
  const name = [...fieldsOf(tensor)].find(({ field }) => field === TENSOR.name)
  if (name === undefined || textOf(name.content) !== SYMBOLS_TABLE) return undefined
  const dimensions = [...fieldsOf(tensor)].find(({ field }) => field === TENSOR.dimensions)
  return dimensions && readVariable(dimensions.content, 0).value
}

/** Reads the fields of a message. The content of a number is its bytes. */
function* fieldsOf(bytes: Uint8Array): Generator<Field> {
  let at = 0
  while (at < bytes.length) {
    const tag = readVariable(bytes, at)
    const kind = tag.value & 7
    const from = kind === BYTES ? readVariable(bytes, tag.end) : { value: 0, end: tag.end }
    const size = kind === BYTES ? from.value : sizeOf(kind, bytes, tag.end)
    const end = from.end + size
    if (end > bytes.length) throw unreadable()
    yield { field: Math.floor(tag.value / 8), content: bytes.subarray(from.end, end) }
    at = end
  }
}

/** Returns the size of a field that does not state it. */
function sizeOf(kind: number, bytes: Uint8Array, at: number): number {
  if (kind === 0) return readVariable(bytes, at).end - at
  if (kind === 1) return 8
  if (kind === 5) return 4
  throw unreadable()
}

/** Reads an integer in groups of seven bits, the lowest first. */
function readVariable(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0
  let factor = 1
  for (let at = from; at < bytes.length && at < from + 10; at++) {
    const byte = bytes[at]!
    value += (byte & 127) * factor
    if (byte < 128) return { value, end: at + 1 }
    factor *= 128
  }
  throw unreadable()
}

function message(field: number, content: Uint8Array): Buffer {
  const sizes: number[] = []
  let rest = content.length
  for (; rest > 127; rest = Math.floor(rest / 128)) sizes.push((rest % 128) | 128)
  return Buffer.concat([Buffer.from([(field << 3) | BYTES, ...sizes, rest]), content])
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString()
}

function unreadable(): Error {
  return new Error('the file is no ONNX model')
}
