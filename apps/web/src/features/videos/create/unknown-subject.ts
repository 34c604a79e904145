import { CallError, UnknownSubject } from '@dayreel/contract'

/** What there is instead of a subject that whoever writes does not have; undefined where a call failed for another reason. */
export function unknownSubjectOf(error: unknown): UnknownSubject | undefined {
  return error instanceof CallError ? UnknownSubject.safeParse(error.details).data : undefined
}
