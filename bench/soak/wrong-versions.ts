import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storyboard, VideoVersion } from '@dayreel/contract'
import { checkVideo } from './check-video.ts'
import { ask } from './dayreel-under-fire.ts'
import type { Order } from './video-orders.ts'

const SIZE = { width: 720, height: 1280 }

/** `folder` is a folder for the fetched files. */
type Looking = { folder: string; quick: boolean }

/** Fetches every successful version like a browser, and checks its files. */
export async function wrongVersions(
  url: string,
  order: Pick<Order, 'video' | 'person'>,
  { folder, quick }: Looking,
): Promise<string[]> {
  const { video, person } = order
  const problems: string[] = []
  for (const { number } of video?.versions.filter(({ status }) => status === 'succeeded') ?? []) {
    const path = `${url}/api/videos/${video!.id}`
    const { token } = person
    const version = (await answerTo<{ versions: VideoVersion[] }>(path, token)).versions.find(
      (each) => each.number === number,
    )!
    const { storyboard } = await answerTo<{ storyboard: Storyboard }>(`${path}/storyboard?version=${number}`, token)
    const files = join(folder, 'looked-at')
    await mkdir(files)
    await writeFile(join(files, 'video.storyboard.json'), JSON.stringify(storyboard))
    const paths = {
      mp4: version.video_url,
      jpg: version.thumbnail_url,
      srt: version.srt_url,
      vtt: version.vtt_url,
      ass: version.ass_url,
    }
    for (const [ending, at] of Object.entries(paths)) {
      const file = await fetch(url + at)
      if (!file.ok) problems.push(`${video!.id} ${number}: the ${ending} answers ${file.status}`)
      await writeFile(join(files, `video.${ending}`), new Uint8Array(await file.arrayBuffer()))
    }
    const seconds = version.seconds!
    const frames = Math.round(seconds * storyboard.framesPerSecond)
    const judged = { ...SIZE, seconds, frames, scenes: storyboard.scenes.length, spoken: true, storyboard }
    const wantedSeconds = quick || number > 1 ? undefined : 20
    const found = await checkVideo(files, 'video', judged, wantedSeconds)
    problems.push(...found.map((problem) => `${video!.id} ${number}: ${problem}`))
    await rm(files, { recursive: true })
  }
  return problems
}

/** @throws {Error} for any response that is not a success. */
async function answerTo<Body>(url: string, token: string): Promise<Body> {
  const { status, body } = await ask(url, { token })
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  return body as Body
}
