/** When a scene is visible, in seconds from the start of the video. */
export type SceneTime = { startSeconds: number; endSeconds: number }

/**
 * Finds when each scene is visible, from the video's captions. The captions contain all words in order, and no caption
 * belongs to two scenes.
 *
 * @param vtt a WebVTT file.
 * @param texts the words of each scene.
 * @param seconds the video's length, at which the last scene ends.
 * @returns empty if captions and words do not match.
 */
export function sceneTimes(vtt: string, texts: readonly string[], seconds: number): SceneTime[] {
  const cues = readCues(vtt)
  const starts: number[] = []
  let at = 0
  for (const text of texts) {
    const cue = cues[at]
    if (cue === undefined) return []
    starts.push(starts.length === 0 ? 0 : cue.startSeconds)
    for (let left = lettersOf(text); left > 0 && at < cues.length; at++) left -= cues[at]!.letters
  }
  return starts.map((startSeconds, i) => ({ startSeconds, endSeconds: starts[i + 1] ?? seconds }))
}

/**
 * Computes when each scene of an edited storyboard will be visible.
 *
 * @param lengths the scenes' lengths in seconds, in order. Undefined for an unknown length.
 * @returns one entry for each scene. It is undefined if the length of this scene or of an earlier one is unknown.
 */
export function timesOfLengths(lengths: readonly (number | undefined)[]): (SceneTime | undefined)[] {
  let at: number | undefined = 0
  return lengths.map((length) => {
    const startSeconds = at
    at = startSeconds === undefined || length === undefined ? undefined : startSeconds + length
    return startSeconds === undefined || at === undefined ? undefined : { startSeconds, endSeconds: at }
  })
}

/** Formats a time like `4–9 s`. */
export function timeText({ startSeconds, endSeconds }: SceneTime): string {
  return `${Math.round(startSeconds)}–${Math.round(endSeconds)} s`
}

const BEGINNING = /^(?:(\d+):)?(\d\d):(\d\d\.\d{3}) -->/
const TAGS_AND_ENTITIES = /<[^<>]*>|&\w+;/g

function readCues(vtt: string): { startSeconds: number; letters: number }[] {
  return vtt.split(/\r?\n\r?\n/).flatMap((block) => {
    const lines = block.split(/\r?\n/)
    const at = lines.findIndex((line) => BEGINNING.test(line))
    if (at < 0) return []
    const [, hours = 0, minutes, seconds] = BEGINNING.exec(lines[at]!)!
    const text = lines.slice(at + 1).join(' ')
    return {
      startSeconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
      letters: lettersOf(text.replace(TAGS_AND_ENTITIES, '')),
    }
  })
}

/** Line breaks and punctuation differ between captions and script. Letters and digits do not. */
function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
