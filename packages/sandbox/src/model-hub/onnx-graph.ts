// The ONNX file format: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
const IR_VERSION = 8n
const OPSET_VERSION = 13n
export const FLOAT = 1n
export const INT64 = 7n
const INT_ATTRIBUTE = 2n

/** Makes an ONNX file from the parts of a graph. */
export function model(graph: Uint8Array): Uint8Array {
  return join(number(1, IR_VERSION), bytes(7, graph), bytes(8, join(text(1, ''), number(2, OPSET_VERSION))))
}

export function graphName(name: string): Buffer {
  return text(2, name)
}

/** @param sizes a name stands for a size that is not fixed. */
export function input(name: string, type: bigint, sizes: readonly (number | string)[]): Buffer {
  return value(11, name, type, sizes)
}

export function output(name: string, type: bigint, sizes: readonly (number | string)[]): Buffer {
  return value(12, name, type, sizes)
}

/** Describes a node of a graph. Its attributes are integers. */
export function node(
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: Readonly<Record<string, bigint>> = {},
): Buffer {
  const given = Object.entries(attributes).map(([name, each]) =>
    bytes(5, join(text(1, name), number(3, each), number(20, INT_ATTRIBUTE))),
  )
  return bytes(
    1,
    join(...inputs.map((name) => text(1, name)), ...outputs.map((name) => text(2, name)), text(4, operator), ...given),
  )
}

function value(field: number, name: string, type: bigint, sizes: readonly (number | string)[]): Buffer {
  const shape = sizes.map((size) => bytes(1, typeof size === 'string' ? text(2, size) : number(1, BigInt(size))))
  return bytes(field, join(text(1, name), bytes(2, bytes(1, join(number(1, type), bytes(2, join(...shape)))))))
}

/** Describes a constant of floating-point numbers. */
export function floats(name: string, values: ArrayLike<number>, sizes: readonly number[]): Buffer {
  const content = Buffer.alloc(values.length * 4)
  for (let i = 0; i < values.length; i++) content.writeFloatLE(values[i]!, i * 4)
  return bytes(
    5,
    join(...sizes.map((size) => number(1, BigInt(size))), number(2, FLOAT), text(8, name), bytes(9, content)),
  )
}

/** Describes a constant row of integers. */
export function integers(name: string, values: readonly bigint[]): Buffer {
  const content = Buffer.alloc(values.length * 8)
  for (const [i, each] of values.entries()) content.writeBigInt64LE(each, i * 8)
  return bytes(5, join(number(1, BigInt(values.length)), number(2, INT64), text(8, name), bytes(9, content)))
}

function text(field: number, content: string): Buffer {
  return bytes(field, Buffer.from(content))
}

function bytes(field: number, content: Uint8Array): Buffer {
  return join(variable(BigInt((field << 3) | 2)), variable(BigInt(content.length)), content)
}

function number(field: number, content: bigint): Buffer {
  return join(variable(BigInt(field << 3)), variable(content))
}

/** Writes an integer in groups of seven bits, the lowest first. */
function variable(content: bigint): Buffer {
  const groups: number[] = []
  let rest = content
  for (; rest > 127n; rest >>= 7n) groups.push(Number(rest & 127n) | 128)
  return Buffer.from([...groups, Number(rest)])
}

export function join(...parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(parts)
}
