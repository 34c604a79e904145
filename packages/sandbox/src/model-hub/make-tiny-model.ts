// The GGUF file format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
const VERSION = 3
const ALIGNMENT = 32
const TYPES = { uint32: 4, float32: 6, string: 8, array: 9, int32: 5 } as const
const TENSOR_FLOAT32 = 0

const WIDTH = 32
const FEED_FORWARD = 64
const CONTEXT = 16_384
const HEADS = 2
/** `<unk>`, `<s>`, `</s>`, and a token for each byte. */
const TOKENS = [
  '<unk>',
  '<s>',
  '</s>',
  ...Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`),
]
/** The index of the token of byte 0. */
const FIRST_BYTE = 3
const TOKEN_KINDS = { unknown: 2, control: 3, byte: 6 } as const

/** How much more likely each kind of byte is in an answer. With these values, texts consist of short words and end. */
const LIKINGS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/u, 1.2],
  [/ /u, 2.1],
  [/"/u, 1.8],
]
/** The first value of each token's embedding. It is large, so the first weight of each output decides most. */
const FIRST_VALUE = 3

/** The tensors of a model with one layer, with their sizes. */
const TENSORS: readonly (readonly [string, readonly number[]])[] = [
  ['token_embd.weight', [WIDTH, TOKENS.length]],
  ['output_norm.weight', [WIDTH]],
  ['output.weight', [WIDTH, TOKENS.length]],
  ['blk.0.attn_norm.weight', [WIDTH]],
  ['blk.0.attn_q.weight', [WIDTH, WIDTH]],
  ['blk.0.attn_k.weight', [WIDTH, WIDTH]],
  ['blk.0.attn_v.weight', [WIDTH, WIDTH]],
  ['blk.0.attn_output.weight', [WIDTH, WIDTH]],
  ['blk.0.ffn_norm.weight', [WIDTH]],
  ['blk.0.ffn_gate.weight', [WIDTH, FEED_FORWARD]],
  ['blk.0.ffn_up.weight', [WIDTH, FEED_FORWARD]],
  ['blk.0.ffn_down.weight', [FEED_FORWARD, WIDTH]],
]

/**
 * Makes a language model of about 115 KB with random weights, as a GGUF file. Its answers are noise in the form that a
 * grammar requires. Equal seeds give equal bytes.
 */
export function makeTinyModel(seed = 7): Uint8Array {
  const random = createRandom(seed)
  const metadata = describeModel()
  const infos: Buffer[] = []
  const contents: Buffer[] = []
  let offset = 0
  for (const [name, sizes] of TENSORS) {
    const count = sizes.reduce((product, size) => product * size, 1)
    infos.push(Buffer.concat([text(name), u32(sizes.length), ...sizes.map(u64), u32(TENSOR_FLOAT32), u64(offset)]))
    const content = Buffer.alloc(aligned(count * 4))
    for (let i = 0; i < count; i++) content.writeFloatLE(weightOf(name, i) ?? random() * 0.5, i * 4)
    contents.push(content)
    offset += content.length
  }
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(VERSION),
    u64(TENSORS.length),
    u64(metadata.length),
    ...metadata,
    ...infos,
  ])
  return Buffer.concat([head, Buffer.alloc(aligned(head.length) - head.length), ...contents])
}

/** Returns a weight that is not random. */
function weightOf(tensor: string, index: number): number | undefined {
  if (tensor.includes('norm')) return 1
  if (index % WIDTH !== 0) return undefined
  if (tensor === 'token_embd.weight') return FIRST_VALUE
  if (tensor !== 'output.weight') return undefined
  const character = String.fromCodePoint(Math.max(0, index / WIDTH - FIRST_BYTE))
  return LIKINGS.find(([kind]) => kind.test(character))?.[1] ?? 0
}

function describeModel(): Buffer[] {
  const number = (key: string, value: number) => Buffer.concat([text(key), u32(TYPES.uint32), u32(value)])
  const string = (key: string, value: string) => Buffer.concat([text(key), u32(TYPES.string), text(value)])
  const float = (key: string, value: number) => Buffer.concat([text(key), u32(TYPES.float32), f32(value)])
  const array = (key: string, type: number, values: readonly Buffer[]) =>
    Buffer.concat([text(key), u32(TYPES.array), u32(type), u64(values.length), ...values])
  return [
    string('general.architecture', 'llama'),
    string('general.name', 'tiny random'),
    number('llama.context_length', CONTEXT),
    number('llama.embedding_length', WIDTH),
    number('llama.block_count', 1),
    number('llama.feed_forward_length', FEED_FORWARD),
    number('llama.attention.head_count', HEADS),
    number('llama.attention.head_count_kv', HEADS),
    float('llama.attention.layer_norm_rms_epsilon', 1e-5),
    number('llama.rope.dimension_count', WIDTH / HEADS),
    number('llama.vocab_size', TOKENS.length),
    string('tokenizer.ggml.model', 'llama'),
    array('tokenizer.ggml.tokens', TYPES.string, TOKENS.map(text)),
    array(
      'tokenizer.ggml.scores',
      TYPES.float32,
      TOKENS.map(() => f32(0)),
    ),
    array(
      'tokenizer.ggml.token_type',
      TYPES.int32,
      TOKENS.map((_token, index) => u32(kindOf(index))),
    ),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', 2),
    number('tokenizer.ggml.unknown_token_id', 0),
  ]
}

function kindOf(index: number): number {
  if (index === 0) return TOKEN_KINDS.unknown
  return index < 3 ? TOKEN_KINDS.control : TOKEN_KINDS.byte
}

/** Returns numbers from −0.5 to 0.5. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state / 0x7fffffff - 0.5
  }
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([u64(bytes.length), bytes])
}
