import { roughSeconds, type Storyboard, writeStoryboard, type WriteRequest } from '@dayreel/storyboard'
import { createReader } from '../create-reader.ts'
import { createWriter } from '../create-writer.ts'

const ports = { writer: createWriter(), reader: createReader() }

/** The storyboard of a request, as the built-in writer has it written. */
export async function writeWith(
  request: WriteRequest,
  measure: (text: string) => Promise<number> = async (text) => roughSeconds(text),
  signal: AbortSignal = new AbortController().signal,
): Promise<Storyboard> {
  return (await writeStoryboard(request, ports, measure, { signal })).storyboard
}
