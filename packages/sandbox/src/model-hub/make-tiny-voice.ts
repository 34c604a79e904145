// The ONNX file format: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
const IR_VERSION = 8n
const OPSET_VERSION = 13n
const FLOAT = 1n
const INT64 = 7n
const INT_ATTRIBUTE = 2n

/** The model's tokens: 0 is the edge, 1 to 16 are marks and spaces, all others are sounds. */
const TOKENS = 178
const FIRST_SOUND = 17
const STYLE_VALUES = 256
const STYLES = 510
const RATE = 24_000
/** Each token takes three units of 600 samples. */
const UNITS = 3
const TOKEN_SAMPLES = UNITS * 600
const PITCH_HZ = 140
const HARMONICS = 6
const FADE_SAMPLES = 120

/**
 * Makes a model in the form of Kokoro's, as an ONNX file of about 8 KB. It hums each sound and is silent at marks and
 * spaces. A style with the mean 0 makes it silent.
 */
export function makeTinyVoice(): Uint8Array {
  const loudness = Float32Array.from({ length: TOKENS }, (_, token) => (token < FIRST_SOUND ? 0 : 1))
  const graph = join(
    node('Gather', ['loudness', 'input_ids'], ['levels']),
    node('Transpose', ['levels'], ['column']),
    node('Mul', ['column', 'hum'], ['sounds']),
    node('ReduceMean', ['style'], ['gain'], { keepdims: 0n }),
    node('Mul', ['sounds', 'gain'], ['spoken']),
    node('Reshape', ['spoken', 'flat'], ['waveform']),
    node('Cast', ['input_ids'], ['ids'], { to: FLOAT }),
    node('Mul', ['ids', 'nothing'], ['nothings']),
    node('Mul', ['speed', 'nothing'], ['still']),
    node('Add', ['nothings', 'still'], ['zeros']),
    node('Add', ['zeros', 'length'], ['durations']),
    text(2, 'tiny'),
    floats('loudness', loudness, [TOKENS]),
    floats('hum', makeHum(), [1, TOKEN_SAMPLES]),
    floats('nothing', [0], [1]),
    // The model rounds its lengths before it speaks.
    floats('length', [UNITS - 0.1], [1]),
    integers('flat', [-1n]),
    value(11, 'input_ids', INT64, [1, 'tokens']),
    value(11, 'style', FLOAT, [1, STYLE_VALUES]),
    value(11, 'speed', FLOAT, [1]),
    value(12, 'waveform', FLOAT, ['samples']),
    value(12, 'durations', FLOAT, [1, 'tokens']),
  )
  return join(number(1, IR_VERSION), bytes(7, graph), bytes(8, join(text(1, ''), number(2, OPSET_VERSION))))
}

/** Makes the style vectors of a voice, all with the same value. */
export function makeTinyStyle(gain = 0.3): Uint8Array {
  return new Uint8Array(new Float32Array(STYLES * STYLE_VALUES).fill(gain).buffer)
}

function makeHum(): Float32Array {
  return Float32Array.from({ length: TOKEN_SAMPLES }, (_, i) => {
    const fade = Math.min(1, i / FADE_SAMPLES, (TOKEN_SAMPLES - 1 - i) / FADE_SAMPLES)
    let sample = 0
    for (let harmonic = 1; harmonic <= HARMONICS; harmonic++) {
      sample += Math.sin((2 * Math.PI * PITCH_HZ * harmonic * i) / RATE) / harmonic
    }
    return sample * fade
  })
}

function node(
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

function floats(name: string, values: ArrayLike<number>, sizes: readonly number[]): Buffer {
  const content = Buffer.alloc(values.length * 4)
  for (let i = 0; i < values.length; i++) content.writeFloatLE(values[i]!, i * 4)
  return bytes(
    5,
    join(...sizes.map((size) => number(1, BigInt(size))), number(2, FLOAT), text(8, name), bytes(9, content)),
  )
}

function integers(name: string, values: readonly bigint[]): Buffer {
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

function join(...parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(parts)
}
