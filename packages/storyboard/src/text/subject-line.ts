import { withoutAngle } from './angles.ts'

/**
 * Returns a subject as one line, without surrounding quotation marks, its final full stop or instructions on how to
 * write about it.
 */
export function subjectLine(text: string): string {
  const line = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/^["“”'‘](.*)["“”'’]$/u, '$1')
    .replace(/(?<![.!?…,;:])[.!?…,;:]+$/u, '')
    .trim()
  return withoutAngle(line)
}
