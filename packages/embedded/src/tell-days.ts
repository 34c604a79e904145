import { REMEMBERED_VIDEOS, type TemplateId } from '@dayreel/catalogue'
import {
  type Ports,
  rememberVideo,
  roughSeconds,
  type ToldVideo,
  writeStoryboard,
  type WriteRequest,
} from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'

type Days = {
  template: TemplateId
  /** One a day. */
  subjects: readonly string[]
  durationSeconds: number
  /** Of the first day. */
  seed: number
}

export type DaysTold = {
  /** Newest first. */
  told: ToldVideo[]
  /** What could not be told without telling an earlier video again. */
  refused?: string
}

/** A channel's days one after the other, each told what those before it have told, until one of them cannot be told. No picture is made. */
export async function tellDays(
  { template, subjects, durationSeconds, seed }: Days,
  ports: Pick<Ports, 'writer' | 'reader'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<DaysTold> {
  const told: ToldVideo[] = []
  for (const [day, subject] of subjects.entries()) {
    const request: WriteRequest = {
      ...PLAIN,
      text: subject,
      template,
      durationSeconds,
      seed: seed + day,
      told: told.slice(0, REMEMBERED_VIDEOS),
    }
    try {
      const { storyboard } = await writeStoryboard(request, ports, async (text) => roughSeconds(text), { signal })
      told.unshift(rememberVideo(storyboard, request, ports.reader))
    } catch (error) {
      if (error instanceof StudioError && error.code === 'too-alike') return { told, refused: subject }
      throw error
    }
  }
  return { told }
}

const PLAIN = {
  kind: 'subject',
  style: 'None',
  quality: 'low',
  voice: 'dr-voice-miles',
  music: null,
  notes: '',
} as const
