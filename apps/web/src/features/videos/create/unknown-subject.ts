import type { UnknownSubject } from '@dayreel/contract'
import { useMemo, useState } from 'react'
import { unknownSubjectOf } from './unknown-subject-of.ts'
import type { LengthAndCost } from './use-estimate.ts'

/**
 * Shows the alternatives to a subject. They and their input stay while the same subject is checked for another length.
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
