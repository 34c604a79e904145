import type { MediaKind } from '@dayreel/catalogue'

/** A file that a user may send, and the expected result. */
export type HostileFile = {
  name: string
  kind: MediaKind
  bytes: Buffer
  /** Whether it is stored, or the sentence that refuses it. `either`: damage may leave enough of a file to use. */
  expected: 'stored' | 'either' | RegExp
}

/** The expected result of a case. */
type Expected = HostileFile['expected']
export type Case = readonly [name: string, bytes: Buffer | Uint8Array, expected: Expected]

export function filesOf(kind: MediaKind, cases: readonly Case[]): HostileFile[] {
  return cases.map(([name, bytes, expected]) => ({ kind, name, bytes: Buffer.from(bytes), expected }))
}
