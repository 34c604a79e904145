import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseStoryboard } from '@dayreel/storyboard/schema'
import type { MadeVideo } from '@dayreel/studio'
import { decodeVideo, readMp4 } from '@dayreel/studio/testing'

export const ENDINGS = ['ass', 'jpg', 'mp4', 'srt', 'storyboard.json', 'vtt'] as const
/** The largest allowed difference between the lengths of picture and sound, which is less than an AAC packet. */
const MAX_DRIFT_SECONDS = 0.02

/** The facts about a video with which its files are compared. */
type Judged = Pick<MadeVideo, 'seconds' | 'frames' | 'width' | 'height' | 'scenes' | 'spoken'> & {
  storyboard: { music: string | null }
}

/**
 * Checks the five files of a video.
 *
 * @param made The result that the command or the API reported.
 * @param wantedSeconds The requested length. Undefined for a script, because its words determine the length.
 * @returns the problems.
 */
export async function checkVideo(
  folder: string,
  name: string,
  made: Judged,
  wantedSeconds: number | undefined,
): Promise<string[]> {
  const problems: string[] = []
  const expect = (isRight: boolean, problem: string): void => {
    if (!isRight) problems.push(problem)
  }
  const wanted = ENDINGS.map((ending) => `${name}.${ending}`)
  const files = (await readdir(folder)).sort()
  expect(files.join() === wanted.join(), `the folder holds ${files.join(', ')}`)
  if (problems.length > 0) return problems
  const [ass, jpg, mp4, srt, storyboard, vtt] = (await Promise.all(
    wanted.map((file) => readFile(join(folder, file))),
  )) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer]
  expect(jpg.readUInt16BE(0) === 0xff_d8 && jpg.readUInt16BE(jpg.length - 2) === 0xff_d9, 'the thumbnail is no JPEG')
  expect(ass.toString().startsWith('[Script Info]'), 'the .ass is none')
  expect(/^1\r?\n00:00:0/.test(srt.toString()), 'the .srt does not begin with a cue')
  expect(vtt.toString().startsWith('WEBVTT'), 'the .vtt is none')
  const { scenes, framesPerSecond } = parseStoryboard(storyboard.toString())
  expect(scenes.length === made.scenes, `the storyboard has ${scenes.length} scenes of ${made.scenes}`)

  if (wantedSeconds !== undefined)
    expect(Math.abs(made.seconds - wantedSeconds) <= 1, `it lasts ${made.seconds.toFixed(2)} s, not ${wantedSeconds}`)
  const { picture, sound } = await readMp4(mp4)
  const { codec, width, height, packets, durationSeconds } = picture
  expect(codec === 'h264' && sound.codec === 'aac', `its streams are ${codec} and ${sound.codec}`)
  expect(width === made.width && height === made.height, `it is ${width} × ${height}`)
  expect(sound.sampleRate === 48_000 && sound.channels === 2, `its sound: ${sound.sampleRate} Hz × ${sound.channels}`)
  expect(packets.length === made.frames, `${packets.length} frames in the file of ${made.frames}`)
  const lasts = made.frames / framesPerSecond
  expect(Math.abs(durationSeconds - lasts) < 0.001, `the picture lasts ${durationSeconds} s`)
  const drift = Math.abs(durationSeconds - sound.durationSeconds)
  expect(drift <= MAX_DRIFT_SECONDS, `picture and sound differ by ${drift.toFixed(3)} s`)

  const { lumas, samples, errors } = await decodeVideo(mp4)
  expect(errors === 0, `${errors} errors while decoding`)
  expect(lumas.length === made.frames, `${lumas.length} frames decoded of ${made.frames}`)
  const black = lumas.filter((luma) => luma < 17).length
  expect(black === 0, `${black} frames are black`)
  const isHeard = made.spoken || made.storyboard.music !== null
  expect(isHeard === samples.some((sample) => Math.abs(sample) > 0.01), isHeard ? 'it is silent' : 'it is not silent')
  return problems
}
