import {
  roughSeconds,
  type Storyboard,
  type VideoChoices,
  writeStoryboard,
  type Writer,
  type WriteRequest,
} from '@dayreel/storyboard'
import { DEFAULT_CHOICES } from '@dayreel/storyboard/schema'
import { createReader } from '../create-reader.ts'
import { createWriter } from '../create-writer.ts'

const builtIn = createWriter()
const reader = createReader()

/** Choices that are left out have their defaults. */
type Request = Omit<WriteRequest, keyof VideoChoices> & Partial<VideoChoices>

/** Returns the built-in writer's storyboard of a request. The writer knows the earlier videos, but the result is not compared with them. */
export async function writeWith(
  { told, ...request }: Request,
  measure: (text: string) => Promise<number> = async (text) => roughSeconds(text),
  signal: AbortSignal = new AbortController().signal,
): Promise<Storyboard> {
  const writer: Writer = {
    ...builtIn,
    tell: (asked, ...more) => builtIn.tell({ ...asked, ...(told && { told }) }, ...more),
  }
  return (await writeStoryboard({ ...DEFAULT_CHOICES, ...request }, { reader, writers: [writer] }, measure, { signal }))
    .storyboard
}

/** As a writer is told of earlier videos that spoke these sentences. */
export function toldOf(sentences: readonly string[]): WriteRequest['told'] {
  return [{ subject: '', language: 'en', title: '', hook: '', sentences, pictures: [] }]
}
