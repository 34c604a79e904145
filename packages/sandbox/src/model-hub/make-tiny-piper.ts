import { FLOAT, floats, graphName, input, INT64, integers, join, model, node, output } from './onnx-graph.ts'

/** The model's symbols: 0 is the filler, 1 and 2 are the edges, 3 to 13 are marks and spaces, all others are sounds. */
const SYMBOLS = 256
const FIRST_SOUND = 14
const RATE = 22_050
/** Each symbol takes three units of 256 samples. */
const UNITS = 3
const SYMBOL_SAMPLES = UNITS * 256
const PITCH_HZ = 180
const HARMONICS = 6
const FADE_SAMPLES = 60

/**
 * Makes a model in the form of Piper's, as an ONNX file of about 5 KB. It hums each sound and is silent at all other
 * symbols. Like Piper's, it does not return the lengths of the symbols, but has a node that computes them.
 *
 * @param options.symbols how many symbols it knows. Older voices know 130.
 * @param options.gains the loudness of each voice, for a model with several voices.
 */
export function makeTinyPiper({ symbols = SYMBOLS, gains }: { symbols?: number; gains?: number[] } = {}): Uint8Array {
  const loudness = Float32Array.from({ length: symbols }, (_, symbol) => (symbol < FIRST_SOUND ? 0 : 0.5))
  const graph = join(
    node('Gather', ['enc_p.emb.weight', 'input'], ['levels']),
    node('Mul', ['levels', 'hum'], ['sounds']),
    ...(gains === undefined
      ? [node('Reshape', ['sounds', 'shape'], ['output'])]
      : [
          node('Gather', ['gains', 'sid'], ['gain']),
          node('Mul', ['sounds', 'gain'], ['spoken']),
          node('Reshape', ['spoken', 'shape'], ['output']),
          floats('gains', gains, [gains.length]),
          input('sid', INT64, [1]),
        ]),
    node('Cast', ['input'], ['ids'], { to: FLOAT }),
    node('Mul', ['ids', 'nothing'], ['nothings']),
    node('Cast', ['input_lengths'], ['count'], { to: FLOAT }),
    node('Mul', ['count', 'nothing'], ['still']),
    node('ReduceMean', ['scales'], ['scale'], { keepdims: 0n }),
    node('Mul', ['scale', 'nothing'], ['quiet']),
    node('Add', ['nothings', 'still'], ['zeros']),
    node('Add', ['zeros', 'quiet'], ['more_zeros']),
    node('Add', ['more_zeros', 'length'], ['lengths']),
    node('Ceil', ['lengths'], ['/Ceil_output_0']),
    graphName('tiny'),
    floats('enc_p.emb.weight', loudness, [symbols, 1]),
    floats('hum', makeHum(), [1, SYMBOL_SAMPLES]),
    floats('nothing', [0], [1]),
    floats('length', [UNITS - 0.1], [1]),
    integers('shape', [1n, 1n, 1n, -1n]),
    input('input', INT64, ['batch', 'symbols']),
    input('input_lengths', INT64, ['batch']),
    input('scales', FLOAT, [3]),
    output('output', FLOAT, ['batch', 1, 1, 'samples']),
  )
  return model(graph)
}

function makeHum(): Float32Array {
  return Float32Array.from({ length: SYMBOL_SAMPLES }, (_, i) => {
    const fade = Math.min(1, i / FADE_SAMPLES, (SYMBOL_SAMPLES - 1 - i) / FADE_SAMPLES)
    let sample = 0
    for (let harmonic = 1; harmonic <= HARMONICS; harmonic++) {
      sample += Math.sin((2 * Math.PI * PITCH_HZ * harmonic * i) / RATE) / harmonic
    }
    return sample * fade
  })
}
