import type { Storyboard } from '@dayreel/contract'
import {
  CAPTION_LOOKS,
  type createStandInVoice,
  decodeLumas,
  decodeMusic,
  decodeSound,
  findSound,
  integratedLoudness,
  likeness,
  musicGainDb,
  pageCaptions,
  readMp4,
  readShownWords,
  trackFile,
} from '@dayreel/studio/testing'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const RATE = 48_000
const LATER = RATE / 2
const LOOK = CAPTION_LOOKS['lit-word']

type HeardWord = {
  word: string
  /** The scene's id. */
  scene: string
  /** Seconds from the start of the video's sound. */
  start: number
  end: number
  /** The correlation of the video's sound with the stand-in voice during the word: 1 if only the voice is heard. */
  likeness: number
  /** The correlation of the word with the sound half a second later, where another word is heard. */
  likenessLater: number
}

/**
 * Listens to a video that a stand-in voice has spoken, and looks at its captions. The pictures must have one colour
 * each.
 *
 * @param folder the folder of the version's files.
 * @param runs the texts of the voice's calls, in order. Each has the words of one or several scenes.
 */
export async function measureSpokenVideo(
  folder: string,
  storyboard: Storyboard,
  { runs, voice }: { runs: readonly string[]; voice: ReturnType<typeof createStandInVoice> },
) {
  const video = await readFile(join(folder, 'video.mp4'))
  const channels = await decodeSound(video)
  const words: HeardWord[] = []
  for (const text of runs) words.push(...(await hear(text, channels[0]!, { storyboard, voice })))
  const seconds = channels[0]!.length / RATE
  return {
    words,
    seconds,
    lufs: integratedLoudness(channels),
    /** The words of the captions, without spaces. */
    captions: textOf(await readFile(join(folder, 'video.ass'), 'utf8')),
    /** How much later than its sound each word is highlighted, in milliseconds. */
    captionsLateMs: async () => {
      const shown = await seeWords(video, storyboard, words)
      return words.map(({ start }, i) => Math.round(1_000 * ((shown[i] ?? Infinity) - start)))
    },
    /**
     * The loudness of the video minus that of the music between two times in seconds, in LU. The voice determines the
     * first.
     */
    musicBelowLu: async (from: number, to: number) => {
      const music = await decodeMusic(trackFile(storyboard.music!))
      const gainDb = musicGainDb(channels[0]!, music[0], { from, to })
      return integratedLoudness(channels) - integratedLoudness(music) - gainDb
    },
  }
}

/** Measures the words of one text in the video's sound. */
async function hear(
  text: string,
  mixed: Float32Array,
  { storyboard, voice }: { storyboard: Storyboard; voice: ReturnType<typeof createStandInVoice> },
): Promise<HeardWord[]> {
  const { samples, words } = await voice.speak(text, { speed: storyboard.pace, signal: new AbortController().signal })
  const offset = findSound(samples, mixed)
  return words.map(({ from, to, start, end }) => {
    const [first, last] = [Math.round(start * RATE), Math.round(end * RATE)]
    const at = Math.round(offset * RATE)
    const likenessAt = (later: number): number =>
      likeness(samples.subarray(first, last), mixed.subarray(at + first + later, at + last + later))
    return {
      word: text.slice(from, to),
      scene: sceneAt(storyboard, text, from),
      start: offset + start,
      end: offset + end,
      likeness: likenessAt(0),
      likenessLater: likenessAt(LATER),
    }
  })
}

function sceneAt({ scenes }: Storyboard, run: string, place: number): string {
  let until = 0
  for (const { id, text } of scenes) {
    const from = run.indexOf(text, until)
    if (from === -1) continue
    until = from + text.length
    if (place < until) return id
  }
  throw new Error(`no scene has “${run.slice(place, place + 20)}”`)
}

/** Returns when each word is first highlighted, in seconds. */
async function seeWords(
  video: Uint8Array,
  { scenes, language, framesPerSecond }: Storyboard,
  heard: readonly HeardWord[],
): Promise<number[]> {
  const { maxWords, maxColumns } = LOOK.caption
  const pages = scenes.flatMap(({ id, text }) => {
    let at = 0
    const words = heard.flatMap(({ scene, word, start, end }) => {
      if (scene !== id) return []
      const from = text.indexOf(word, at)
      at = from + word.length
      return [{ from, to: at, start, end }]
    })
    return pageCaptions(text, words, { language, sceneSeconds: words.at(-1)!.end, maxWords, maxColumns })
  })
  const { width, height } = (await readMp4(video)).picture
  return readShownWords(await decodeLumas(video), { pages, look: LOOK, size: { width, height }, framesPerSecond })
}

/** Returns the text of Advanced SubStation subtitles, without their commands and spaces. */
function textOf(subtitles: string): string {
  const lines = subtitles.match(/(?<=^Dialogue:(?:[^,\n]*,){9}).*$/gmu) ?? []
  return lines.join('').replaceAll(/\{[^}]*\}|\s/gu, '')
}
