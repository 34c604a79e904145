import type { VideoVersion } from '@dayreel/contract'
import { useState } from 'react'

type Choice = {
  number: number
  /**
   * The newest successful version when the user made the choice. When a newer version succeeds, that version is shown
   * instead.
   */
  newest: number
  isEdited: boolean
}

/** Returns the version that is shown and edited: the newest successful one, or one that the user chose. */
export function useShownVersion(versions: readonly VideoVersion[]) {
  const newest = versions.find(({ status }) => status === 'succeeded')
  const [choice, setChoice] = useState<Choice>()
  const chosen =
    choice === undefined || choice.newest !== newest?.number
      ? undefined
      : versions.find(({ number, status }) => number === choice.number && status === 'succeeded')
  const shown = chosen ?? newest
  const choose = (number: number, isEdited: boolean): void =>
    setChoice(
      newest === undefined || number === newest.number ? undefined : { number, newest: newest.number, isEdited },
    )
  return {
    newest,
    shown,
    /** Set if the shown version is not the newest. */
    earlier: shown === newest ? undefined : choice?.isEdited === true ? ('edited' as const) : ('shown' as const),
    show: (number: number): void => {
      if (number !== shown?.number) choose(number, false)
    },
    edit: (number: number): void => choose(number, true),
  }
}
