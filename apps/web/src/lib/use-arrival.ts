import { useEffect, useState } from 'react'

/** What a link or a redirect brought along. */
export type Arrival = {
  /** To be exchanged for a session. */
  code?: string
  /** Of a link in a mail. */
  tokenHash?: string
  type?: string
  /** Why somebody was sent back without what they went for. */
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
    setArrival((known) => known ?? readArrival(search, hash))
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
    refusal: given.get('error_description') ?? given.get('error'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null && value !== ''))
}
