import { roughSeconds, type Storyboard, writeStoryboard, type Writer, type WriteRequest } from '@dayreel/storyboard'
import { createReader } from '../create-reader.ts'
import { createWriter } from '../create-writer.ts'

const ports = { writer: createWriter(), reader: createReader() }

/** The storyboard of a request, as the built-in writer has it written; it is told of earlier videos, and not measured against them. */
export async function writeWith(
  { told, ...request }: WriteRequest,
  measure: (text: string) => Promise<number> = async (text) => roughSeconds(text),
  signal: AbortSignal = new AbortController().signal,
): Promise<Storyboard> {
  const writer: Writer = {
    ...ports.writer,
    tell: (asked, ...more) => ports.writer.tell({ ...asked, ...(told && { told }) }, ...more),
  }
  return (await writeStoryboard(request, { ...ports, writer }, measure, { signal })).storyboard
}

/** As a writer is told of earlier videos that spoke these sentences. */
export function toldOf(sentences: readonly string[]): WriteRequest['told'] {
  return [{ subject: '', language: 'en', title: '', hook: '', sentences, pictures: [] }]
}
