import type { VideoVersion } from '@dayreel/contract'
import { useState } from 'react'

type Choice = {
  number: number
  /** The newest that succeeded when it was chosen: a newer one is shown as soon as it is there. */
  newest: number
  isEdited: boolean
}

/**
 * Which version of a video is shown and edited: the newest that succeeded, or one that was chosen.
 *
 * @param isUnsaved there are changes that another choice would lose: it is asked before.
 */
export function useShownVersion(versions: readonly VideoVersion[], isUnsaved: boolean) {
  const newest = versions.find(({ status }) => status === 'succeeded')
  const [choice, setChoice] = useState<Choice>()
  const [wanted, setWanted] = useState<number>()
  const chosen =
    choice === undefined || choice.newest !== newest?.number
      ? undefined
      : versions.find(({ number, status }) => number === choice.number && status === 'succeeded')
  const shown = chosen ?? newest
  const choose = (number: number): void =>
    setChoice(
      newest === undefined || number === newest.number ? undefined : { number, newest: newest.number, isEdited: false },
    )
  return {
    newest,
    shown,
    /** Whether the shown one is not the newest, and what is done with it. */
    earlier: shown === newest ? undefined : choice?.isEdited === true ? ('edited' as const) : ('shown' as const),
    show: (number: number): void => {
      if (number === shown?.number) return
      if (isUnsaved) setWanted(number)
      else choose(number)
    },
    goOn: () => setChoice((now) => now && { ...now, isEdited: true }),
    /** Leaving the changes behind is in question. */
    asked: wanted !== undefined,
    answer: (isLeft: boolean): void => {
      if (isLeft && wanted !== undefined) choose(wanted)
      setWanted(undefined)
    },
  }
}
