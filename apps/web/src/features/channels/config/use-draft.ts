import type { ChannelConfig } from '@dayreel/contract'
import { useMemo, useState } from 'react'
import { toDraft, type ConfigDraft } from './config-draft.ts'

/**
 * A draft of what is kept. What is read anew from the server is taken over for as long as nothing was changed here.
 *
 * @param start what the form is filled in with at first, where that is not what is kept.
 */
export function useDraft(config: ChannelConfig, start?: ChannelConfig) {
  const kept = useMemo(() => toDraft(config), [config])
  const [base, setBase] = useState(kept)
  const [draft, setDraft] = useState<ConfigDraft>(() => (start === undefined ? kept : toDraft(start)))
  if (kept !== base) {
    setBase(kept)
    if (isSame(draft, base)) setDraft(kept)
  }
  return { draft, setDraft, isChanged: !isSame(draft, kept) }
}

function isSame(one: ConfigDraft, other: ConfigDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
