import { CallError, UnknownSubject } from '@dayreel/contract'

/** The alternatives to a subject that the writer does not have; undefined if the call failed for another reason. */
export function unknownSubjectOf(error: unknown): UnknownSubject | undefined {
  return error instanceof CallError ? UnknownSubject.safeParse(error.details).data : undefined
}
