import { fileURLToPath } from 'node:url'
import { DEFAULT_CAPTION_STYLE, DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { CAPTION_LOOKS } from '../caption/caption-looks.ts'
import { CONTENT_ID as CAPTIONS_ID } from '../caption/content-id.ts'
import { WorkerPool } from '@dayreel/threads'
import type { EncodeTimes } from './measure-worker.ts'
import { encoderSettings } from './encoder-settings.ts'
import { paintTestPicture, testScenes, testSound } from './render-fixtures.ts'
import { CAPTION_PAINTER } from './render-threads.ts'
import { renderVideo } from './render-video.ts'
import type { RenderWorkerSettings } from './render-worker.ts'
import { planTimeline } from './timeline.ts'

export type RenderMeasurement = {
  videoSeconds: number
  /** Wall time and processor time of the whole render, in seconds. */
  renderSeconds: number
  renderCpuSeconds: number
  /**
   * Wall time and processor time in seconds for encoding alone: the same frames and settings, with the same number of
   * encoders at the same time.
   */
  encodeSeconds: number
  encodeCpuSeconds: number
  /** Time of the render divided by the time of encoding alone, for wall time and for processor time. */
  wallRatio: number
  cpuRatio: number
  /** Peak memory of the process before encoding alone was measured. */
  peakMegabytes: number
}

export type MeasureOptions = { videoSeconds?: number; width?: number; height?: number; workers?: number }

/**
 * Renders a video with captions, cross-fades and sound. Then encodes the same frames alone, each chunk drawn in
 * advance, and compares the times.
 */
export async function measureRender({
  videoSeconds = 60,
  width = 1080,
  height = 1920,
  workers = 2,
}: MeasureOptions = {}): Promise<RenderMeasurement> {
  const size = { width, height }
  const framesPerSecond = DEFAULT_FRAME_RATE
  const look = CAPTION_LOOKS[DEFAULT_CAPTION_STYLE]
  const seconds = sceneLengths(videoSeconds)
  const files = seconds.map((_, i) => paintTestPicture(i, width, height))
  const scenes = testScenes(seconds, size, (scene) => files[scene]!)
  const sound = testSound(seconds, framesPerSecond)
  const { signal } = new AbortController()

  const cpu = process.cpuUsage()
  const started = performance.now()
  const { seconds: made } = await renderVideo({
    scenes,
    captions: { version: CAPTIONS_ID, look },
    sound,
    size,
    framesPerSecond,
    workers,
    signal,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    write: () => Promise.resolve(),
  })
  const renderSeconds = (performance.now() - started) / 1e3
  const { user, system } = process.cpuUsage(cpu)
  const renderCpuSeconds = (user + system) / 1e6
  const peakMegabytes = process.resourceUsage().maxRSS / 1024

  const captions = { painterUrl: CAPTION_PAINTER.href, look }
  const settings: RenderWorkerSettings = { size, captions, stop: new SharedArrayBuffer(4) }
  const pool = new WorkerPool(new URL('./measure-worker.ts', import.meta.url), { size: workers, workerData: settings })
  const { chunks } = planTimeline(scenes, size, encoderSettings(size, framesPerSecond), { version: CAPTIONS_ID })
  const times = await Promise.all(
    chunks.map(({ inputs, scenes: shown }) =>
      pool.run<EncodeTimes>({ inputs, pictures: shown.map((scene) => files[scene]!) }, signal),
    ),
  )
  await pool.close()
  const encodeSeconds = times.reduce((sum, time) => sum + time.seconds, 0) / workers
  const encodeCpuSeconds = times.reduce((sum, time) => sum + time.cpuSeconds, 0)
  return {
    videoSeconds: made,
    renderSeconds,
    renderCpuSeconds,
    encodeSeconds,
    encodeCpuSeconds,
    wallRatio: renderSeconds / encodeSeconds,
    cpuRatio: renderCpuSeconds / encodeCpuSeconds,
    peakMegabytes,
  }
}

/** Returns scene lengths of a typical story in seconds: about three to five each. */
function sceneLengths(videoSeconds: number): number[] {
  const lengths: number[] = []
  for (let left = videoSeconds, i = 0; left > 0; i++) {
    const length = Math.min(left, [3.4, 4.2, 5.1, 2.8, 4.6][i % 5]!)
    lengths.push(length)
    left -= length
  }
  return lengths
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await measureRender({ videoSeconds: Number(process.argv[2] ?? 60) }))}\n`)
}
