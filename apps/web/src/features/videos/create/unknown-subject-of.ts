import { CallError, UnknownSubject } from '@dayreel/contract'

/**
 * Returns the alternatives to a subject that the writer does not know. Undefined if the call failed for another reason.
 */
export function unknownSubjectOf(error: unknown): UnknownSubject | undefined {
  return error instanceof CallError ? UnknownSubject.safeParse(error.details).data : undefined
}
