import { useState } from 'react'
import { useHasModel } from '#lib/own-models.ts'
import { useIsHost } from '#lib/profile.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { readStored, writeStored } from '#lib/stored-value.ts'

const KEY = 'dayreel-first-run'
const CLOSED = 'closed'

/**
 * State of the panel for choosing a writer. The operator of a site on this machine sees it until a model is connected.
 */
export function useFirstRun() {
  const isLoopback = useSiteConfig()?.isLoopback === true
  const isOperator = useIsHost() && isLoopback
  const isOffered = useHasModel({ enabled: isOperator }) === false && isOperator
  const [isClosed, setClosed] = useState(() => readStored('browser', KEY) === CLOSED)
  return {
    isOffered,
    isClosed,
    close: (): void => {
      writeStored('browser', KEY, CLOSED)
      setClosed(true)
    },
    reopen: (): void => {
      writeStored('browser', KEY, undefined)
      setClosed(false)
    },
  }
}
