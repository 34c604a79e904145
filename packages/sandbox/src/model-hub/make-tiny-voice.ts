import { FLOAT, floats, graphName, input, INT64, integers, join, model, node, output } from './onnx-graph.ts'

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
    graphName('tiny'),
    floats('loudness', loudness, [TOKENS]),
    floats('hum', makeHum(), [1, TOKEN_SAMPLES]),
    floats('nothing', [0], [1]),
    // The model rounds its lengths before it speaks.
    floats('length', [UNITS - 0.1], [1]),
    integers('flat', [-1n]),
    input('input_ids', INT64, [1, 'tokens']),
    input('style', FLOAT, [1, STYLE_VALUES]),
    input('speed', FLOAT, [1]),
    output('waveform', FLOAT, ['samples']),
    output('durations', FLOAT, [1, 'tokens']),
  )
  return model(graph)
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
