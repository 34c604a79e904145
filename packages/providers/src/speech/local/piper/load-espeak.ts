import { pathToFileURL } from 'node:url'

/** Converts a text to the model's symbols: phonemes of the International Phonetic Alphabet, or letters. */
export type Reader = (text: string) => string

/** The part of eSpeak NG's module that we use. The module is not among our packages, so it has no types here. */
type EspeakModule = {
  default: () => Promise<{
    readonly HEAPU8: Uint8Array
    _free(address: number): void
    eSpeakNGWorker: new () => {
      /** Returns 0 if there is such a voice. */
      set_voice(name: string): number
      /** Returns the address of a new text that ends with a zero. The caller frees it. */
      convert_to_phonemes(text: string, useIpa: boolean): { ptr: number }
    }
  }>
}

/** Phonemes that the models know under another symbol. */
const RENAMED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = { 'pt-br': [[/c/gu, 'k']] }

/**
 * Loads eSpeak NG.
 *
 * @param path the path of its module.
 * @returns a function that returns the reader of a voice of eSpeak NG. It throws if there is no such voice.
 */
export async function loadEspeak(path: string): Promise<(voice: string) => Reader> {
  const { default: load } = (await import(pathToFileURL(path).href)) as EspeakModule
  const module = await load()
  const worker = new module.eSpeakNGWorker()
  const read = (text: string): string => {
    const { ptr } = worker.convert_to_phonemes(text, true)
    const sounds = Buffer.from(module.HEAPU8.subarray(ptr, module.HEAPU8.indexOf(0, ptr))).toString()
    module._free(ptr)
    return sounds
  }
  return (voice) => (text) => {
    if (worker.set_voice(voice) !== 0) throw new Error(`eSpeak NG has no voice called ${voice}`)
    return (RENAMED[voice] ?? []).reduce((sounds, [from, to]) => sounds.replace(from, to), tidy(read(text)))
  }
}

/** Removes the separators of phonemes and clauses, and the names of foreign languages, such as `(en)`. */
function tidy(sounds: string): string {
  return sounds
    .replace(/_/gu, '')
    .replace(/\|/gu, ' ')
    .replace(/\([^()]{1,20}\)/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}
