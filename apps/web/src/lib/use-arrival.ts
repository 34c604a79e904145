import { useEffect, useState } from 'react'
import { refusalWords } from './auth-words.ts'
import { rememberWayBack } from './way-back.ts'

/** What a link or a redirect brought along. */
export type Arrival = {
  /** To be exchanged for a session. */
  code?: string
  /** Of a link in a mail. */
  tokenHash?: string
  type?: string
  /** Where to go on to afterwards, as it was given. */
  next?: string
  /** Why somebody was sent back without what they went for, in words of ours. */
  refusal?: string
}

/**
 * Reads what the address brought along, from query and fragment, once the page is in a browser; undefined until then, for pages
 * are rendered without one. The secrets are taken out of the address, so that they are neither kept in the history nor sent on.
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
    // Anybody can write a link with a description in it: what stands on our page is ours.
    refusal: refusalWords(given.get('error_code'), given.get('error')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => (value ?? '') !== ''))
}
