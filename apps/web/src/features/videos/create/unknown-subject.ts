import { CallError, UnknownSubject } from '@dayreel/contract'
import { useMemo, useState } from 'react'
import type { LengthAndCost } from './use-estimate.ts'

/** What there is instead of a subject that whoever writes does not have; undefined where a call failed for another reason. */
export function unknownSubjectOf(error: unknown): UnknownSubject | undefined {
  return error instanceof CallError ? UnknownSubject.safeParse(error.details).data : undefined
}

/**
 * What there is instead of a subject, as long as the subject is the same: while it is looked at once more, for another length, what is
 * offered stays, with whatever is being written into it.
 */
export function useUnknownSubject(
  { error, isStale, isPending }: Pick<LengthAndCost, 'error' | 'isStale' | 'isPending'>,
  subject: string,
): UnknownSubject | undefined {
  const found = useMemo(() => unknownSubjectOf(error), [error])
  const [last, setLast] = useState<{ subject: string; unknown: UnknownSubject }>()
  if (subject === '') return undefined
  if (isStale || isPending) return last?.subject === subject ? last.unknown : undefined
  if (found !== undefined && (last?.subject !== subject || last.unknown !== found)) setLast({ subject, unknown: found })
  return found
}
