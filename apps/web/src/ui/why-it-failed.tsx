import { CallError } from '@dayreel/contract'
import { messageOf } from '#lib/message-of.ts'
import { WayOut } from './way-out.tsx'

type WhyItFailedProps = {
  error: unknown
  fallback?: string
  /** What was begun would be lost by leaving. */
  isBeside?: boolean
}

/** Why something failed, with the way to where that is mended, if there is one. */
export function WhyItFailed({ error, fallback, isBeside = false }: WhyItFailedProps) {
  return (
    <>
      {messageOf(error, fallback)}
      <WayOut reason={reasonOf(error)} isBeside={isBeside} />
    </>
  )
}

/** Why a call failed, for a program: more exact than its code where many things have the same. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined
  const { reason } = (error.details ?? {}) as { reason?: unknown }
  return typeof reason === 'string' ? reason : error.code
}
