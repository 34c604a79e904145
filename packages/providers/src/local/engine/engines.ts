import type { EngineName } from '../local-model.ts'

/** A program that runs models. npm installs it into the folder of the models, so that no other install contains it. */
export type LocalEngine = {
  /** The package that runs models. Each version of it has its own folder. */
  name: string
  version: string
  licence: string
  /** A notice for the operator, shown before the install. */
  notice?: string
  /** The size on the disk. */
  bytes: number
  /** The other packages that are installed with it, by version. */
  packages: Readonly<Record<string, string>>
  /** The packages of the program for each processor, if they are separate. */
  programs: Readonly<Record<'x64' | 'arm64', string | undefined>>
  /** The start of the name of the engine's folder. */
  folder: string
  /** The path of the module in `node_modules`. */
  module: readonly string[]
  /** The checksums of all packages that are installed. npm wrote it; see CONTRIBUTING.md. */
  lockFile: URL
  /** The oldest GNU C library that the program runs with. */
  oldestGlibc: readonly [major: number, minor: number]
  /** The programs in `node_modules` that this computer does not need. They are deleted after the install. */
  unneeded: (cpu: string) => readonly string[]
}

const ONNX_PROGRAMS = 'onnxruntime-node/bin/napi-v6'

/** The engines of all models. */
export const ENGINES: Readonly<Record<EngineName, LocalEngine>> = {
  writer: {
    name: 'node-llama-cpp',
    version: '3.22.1',
    licence: 'MIT',
    bytes: 85_000_000,
    packages: {},
    programs: { x64: '@node-llama-cpp/linux-x64', arm64: '@node-llama-cpp/linux-arm64' },
    folder: 'engine',
    module: ['node-llama-cpp', 'dist', 'index.js'],
    lockFile: new URL('writer-lock.json', import.meta.url),
    oldestGlibc: [2, 34],
    unneeded: () => [],
  },
  kokoro: {
    name: 'onnxruntime-node',
    version: '1.30.0',
    licence: 'MIT',
    bytes: 52_000_000,
    // Converts English to phonemes. Its own dependencies are left out, because it would use them to run models itself.
    packages: { '@met4citizen/headtts': '1.3.0' },
    programs: { x64: undefined, arm64: undefined },
    folder: 'speech-engine',
    module: ['onnxruntime-node', 'dist', 'index.js'],
    lockFile: new URL('speech-lock.json', import.meta.url),
    oldestGlibc: [2, 28],
    unneeded: unneededOnnxPrograms,
  },
  piper: {
    name: 'onnxruntime-node',
    version: '1.30.0',
    licence: 'MIT and GPL-3.0-or-later',
    notice:
      'These voices need the pronunciation program eSpeak NG. It is under the GNU General Public License, version 3 or later. npm downloads it to this computer with the first of these voices; Dayreel does not contain it.',
    bytes: 77_000_000,
    // Converts text to phonemes. It has the data of all languages of eSpeak NG, and no dependencies.
    packages: { '@echogarden/espeak-ng-emscripten': '0.3.5' },
    programs: { x64: undefined, arm64: undefined },
    folder: 'piper-engine',
    module: ['onnxruntime-node', 'dist', 'index.js'],
    lockFile: new URL('piper-lock.json', import.meta.url),
    oldestGlibc: [2, 28],
    unneeded: unneededOnnxPrograms,
  },
}

function unneededOnnxPrograms(cpu: string): string[] {
  return ['darwin', 'win32', cpu === 'x64' ? 'linux/arm64' : 'linux/x64'].map((each) => `${ONNX_PROGRAMS}/${each}`)
}
