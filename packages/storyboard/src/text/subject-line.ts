import { withoutAngle } from './angles.ts'

/** A subject as it was given, on one line, without quotation marks around it, the stop at its end and how it is to be told. */
export function subjectLine(text: string): string {
  const line = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/^["“”'‘](.*)["“”'’]$/u, '$1')
    .replace(/(?<![.!?…,;:])[.!?…,;:]+$/u, '')
    .trim()
  return withoutAngle(line)
}
