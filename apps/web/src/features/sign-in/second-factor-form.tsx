import type { Factor } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Fields, type FieldReader } from './sign-in-card.tsx'

type Found = { factor: Factor; challengeId?: string }

/** Asks for the code of the account's second factor; the session that comes of it leads on. */
export function SecondFactorForm() {
  const [found, setFound] = useState<Found>()
  const [loadProblem, setLoadProblem] = useState<string>()
  const { run, isBusy, problem } = useTask(async (valueOf: FieldReader) => {
    if (found !== undefined) await verify(found, valueOf('code').replaceAll(/\s/g, ''))
  })
  useEffect(() => {
    findFactor().then(setFound, (error: unknown) => setLoadProblem(messageOf(error)))
  }, [])
  if (loadProblem !== undefined) return <Notice kind="problem">{loadProblem}</Notice>
  if (found === undefined) return <Loading label="One moment" />
  const isPhone = found.challengeId !== undefined
  return (
    <Fields onSubmit={run}>
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,8}"
        title="Six digits"
        required
        hint={isPhone ? 'The 6-digit code we texted you.' : 'The 6-digit code from your authenticator app.'}
      />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? 'Checking…' : 'Continue'}
      </Button>
    </Fields>
  )
}

/** The factor to ask for: an authenticator app before a phone, which is sent a code. */
async function findFactor(): Promise<Found> {
  const auth = await authClient()
  const { all } = unwrap(await auth.mfa.listFactors())
  const verified = all.filter(({ status }) => status === 'verified')
  const factor = verified.find(({ factor_type }) => factor_type === 'totp') ?? verified[0]
  if (factor === undefined) throw new Error('Two-factor authentication is off for this account. Log in again.')
  if (factor.factor_type !== 'phone') return { factor }
  const { id } = unwrap(await auth.mfa.challenge({ factorId: factor.id, channel: 'sms' }))
  return { factor, challengeId: id }
}

async function verify({ factor, challengeId }: Found, code: string): Promise<void> {
  const auth = await authClient()
  const factorId = factor.id
  unwrap(
    challengeId === undefined
      ? await auth.mfa.challengeAndVerify({ factorId, code })
      : await auth.mfa.verify({ factorId, challengeId, code }),
  )
}
