import type { CaptionPage } from './caption.ts'

/** A subtitle with its times in seconds from the start of the video. */
export type Cue = { startSeconds: number; endSeconds: number; text: string }

/** Limits up to which two caption pages become one subtitle, because players show longer texts than captions do. */
const MAX_CUE_CHARACTERS = 42
const MAX_CUE_SECONDS = 4
const MAX_GAP_SECONDS = 0.4

/**
 * Returns the subtitles of a whole video, made from the caption pages of its scenes.
 *
 * @param scenes the pages of each scene, and the scene's start in the video.
 */
export function toCues(scenes: readonly { startSeconds: number; pages: readonly CaptionPage[] }[]): Cue[] {
  const cues: Cue[] = []
  for (const { startSeconds, pages } of scenes) {
    let open: Cue | undefined
    let isOver = false
    for (const page of pages) {
      const spaced = page.words.map((word, i) => (i > 0 && word.spaced ? ` ${word.text}` : word.text)).join('')
      const from = startSeconds + page.startSeconds
      const to = startSeconds + page.endSeconds
      const joined: string = open ? open.text + (page.words[0]?.spaced ? ' ' : '') + spaced : spaced
      const isContinued =
        open !== undefined &&
        joined.length <= MAX_CUE_CHARACTERS &&
        to - open.startSeconds <= MAX_CUE_SECONDS &&
        from - open.endSeconds <= MAX_GAP_SECONDS &&
        !isOver
      if (open && isContinued) {
        open.text = joined
        open.endSeconds = to
      } else {
        open = { startSeconds: from, endSeconds: to, text: spaced }
        cues.push(open)
      }
      isOver = page.endsSentence
    }
  }
  return cues
}

/** Formats SubRip subtitles: numbered cues, LF line ends, times as 00:00:00,000. */
export function toSrt(cues: readonly Cue[]): string {
  return cues
    .map(
      ({ startSeconds, endSeconds, text }, i) =>
        `${i + 1}\n${time(startSeconds, ',')} --> ${time(endSeconds, ',')}\n${text}\n`,
    )
    .join('\n')
}

/** Formats WebVTT subtitles. `&`, `<` and `>` are escaped because they are markup. */
export function toVtt(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${cues
    .map(
      ({ startSeconds, endSeconds, text }) =>
        `${time(startSeconds, '.')} --> ${time(endSeconds, '.')}\n${escapeVtt(text)}\n`,
    )
    .join('\n')}`
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function time(seconds: number, separator: ',' | '.'): string {
  const milliseconds = Math.round(seconds * 1000)
  const hours = two(milliseconds / 3_600_000)
  const minutes = two((milliseconds / 60_000) % 60)
  const wholeSeconds = two((milliseconds / 1000) % 60)
  return `${hours}:${minutes}:${wholeSeconds}${separator}${String(milliseconds % 1000).padStart(3, '0')}`
}

function two(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}
