import { CallError } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { profileQuery } from '#lib/profile.ts'

/** Whether the account runs the site: what is not set up here is theirs to mend. */
export function useIsHost(): boolean {
  return useQuery(profileQuery).data?.isHost === true
}

/** Where whoever runs the site reads how any subject is written, in any language. */
export function ConnectModel() {
  return <Link to="/app/host">Connect a language model</Link>
}

/** The way to it after a refusal that a language model would not have given; for whoever runs the site, who can go it. */
export function ConnectModelAfter({ error }: { error: unknown }) {
  const isHost = useIsHost()
  if (!isHost || !isUnwritten(error)) return null
  return (
    <>
      {' '}
      <ConnectModel />
    </>
  )
}

/** The words are taken for an idea in a language that nobody here writes. */
export function isUnwritten(error: unknown): boolean {
  const details = error instanceof CallError ? (error.details as { reason?: unknown } | undefined) : undefined
  return details?.reason === 'language-not-written'
}
