import type { ChannelConfig } from '@dayreel/contract'
import { useMemo, useState } from 'react'
import { toDraft, type ConfigDraft } from './config-draft.ts'

/**
 * Keeps a draft of a saved configuration. A refetched configuration replaces the draft until the user changes
 * something.
 *
 * @param start the initial values, if they differ from the saved configuration.
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
