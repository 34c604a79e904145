import { REMEMBERED_VIDEOS, type TemplateId } from '@dayreel/catalogue'
import {
  type Ports,
  rememberVideo,
  roughSeconds,
  type PreviousVideo,
  writeStoryboard,
  type WriteRequest,
} from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'

type DaysRequest = {
  template: TemplateId
  /** One subject per day. */
  subjects: readonly string[]
  durationSeconds: number
  /** The seed of the first day. */
  seed: number
}

export type WrittenDays = {
  /** The written videos, newest first. */
  told: PreviousVideo[]
  /** The subject of the first video that would repeat an earlier one. */
  refused?: string
}

/**
 * Writes the videos of a channel's days in order. Each video gets the earlier ones as its memory. Stops at the first
 * video that would repeat an earlier one. No pictures are made.
 */
export async function writeDays(
  { template, subjects, durationSeconds, seed }: DaysRequest,
  ports: Pick<Ports, 'writers' | 'reader'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<WrittenDays> {
  const videos: PreviousVideo[] = []
  for (const [day, subject] of subjects.entries()) {
    const request: WriteRequest = {
      ...DEFAULT_CHOICES,
      kind: 'subject',
      text: subject,
      template,
      durationSeconds,
      seed: seed + day,
      told: videos.slice(0, REMEMBERED_VIDEOS),
    }
    try {
      const { storyboard } = await writeStoryboard(request, ports, async (text) => roughSeconds(text), { signal })
      videos.unshift(rememberVideo(storyboard, request, ports.reader))
    } catch (error) {
      if (error instanceof StudioError && error.code === 'too-alike') return { told: videos, refused: subject }
      throw error
    }
  }
  return { told: videos }
}
