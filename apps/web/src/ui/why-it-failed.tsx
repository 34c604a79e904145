import { CallError } from '@dayreel/contract'
import { messageOf } from '#lib/message-of.ts'
import { WayOut } from './way-out.tsx'

type WhyItFailedProps = {
  error: unknown
  fallback?: string
  /** Opens the link in a new tab, because leaving the page would lose unsaved work. */
  isBeside?: boolean
}

/** Shows why something failed, with a link to the page that fixes it, if there is one. */
export function WhyItFailed({ error, fallback, isBeside = false }: WhyItFailedProps) {
  return (
    <>
      {messageOf(error, fallback)}
      <WayOut reason={reasonOf(error)} isBeside={isBeside} />
    </>
  )
}

/**
 * Returns the machine-readable reason of a failure. It is more precise than the error code, which several failures
 * share.
 */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined
  const { reason } = (error.details ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason : error.code
}
