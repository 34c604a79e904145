import { useEffect, useState } from 'react'
import { refusalWords } from './auth-words.ts'
import { rememberWayBack } from './way-back.ts'

/** The parameters that a link or a redirect added to the URL. */
export type Arrival = {
  /** A code to exchange for a session. */
  code?: string
  /** The token of a link in an email. */
  tokenHash?: string
  type?: string
  /** The page to continue with, exactly as in the URL. */
  next?: string
  /** Dayreel's message about why the user was sent back without a session. */
  refusal?: string
}

/**
 * Returns the parameters of the URL's query and fragment, or undefined until the page runs in a browser, because pages
 * are prerendered. The parameters are removed from the URL, so that secrets neither stay in the history nor reach other
 * sites.
 */
export function useArrival(): Arrival | undefined {
  const [arrival, setArrival] = useState<Arrival>()
  useEffect(() => {
    const { search, hash, pathname } = window.location
    const found = readArrival(search, hash)
    if (found.next !== undefined) rememberWayBack(found.next)
    setArrival((known) => known ?? found)
    if (search !== '' || hash !== '') window.history.replaceState(window.history.state, '', pathname)
  }, [])
  return arrival
}

export function readArrival(search: string, hash: string): Arrival {
  const given = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) given.append(name, value)
  const found = {
    code: given.get('code'),
    tokenHash: given.get('token_hash'),
    type: given.get('type'),
    next: given.get('next'),
    // Only Dayreel's own messages are shown, because anyone can write a link that contains an error description.
    refusal: refusalWords(given.get('error_code'), given.get('error')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => (value ?? '') !== ''))
}
