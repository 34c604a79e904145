import type { Factor } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { textFactorCode, verifyFactorCode, type FactorToVerify } from '#lib/factor-code.ts'
import { authClient } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { unwrap } from '#lib/unwrap.ts'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'
import { Fields, type FieldReader } from './sign-in-card.tsx'

type Known = { toVerify: FactorToVerify; phone: Factor | undefined }

/**
 * Asks for the account's second factor, or for a recovery code instead. The session change then decides which page
 * opens.
 */
export function SecondFactorForm() {
  const hasRecoveryCodes = useSiteConfig()?.auth.recoveryCodes ?? false
  const [isRecovering, setRecovering] = useState(false)
  if (isRecovering) return <RecoveryCodeForm onBack={() => setRecovering(false)} />
  return (
    <>
      <FactorForm />
      {hasRecoveryCodes && (
        <Button look="text" isWide onClick={() => setRecovering(true)}>
          Use a recovery code
        </Button>
      )}
    </>
  )
}

function FactorForm() {
  const [known, setKnown] = useState<Known>()
  // Verification waits for this promise, because an SMS may arrive before the response that contains its challenge.
  const lastTexted = useRef<Promise<FactorToVerify | undefined>>(undefined)
  const verification = useTask(async (valueOf: FieldReader) => {
    const toVerify = (await lastTexted.current) ?? known?.toVerify
    if (toVerify !== undefined) await verifyFactorCode(toVerify, valueOf('code').replaceAll(/\s/g, ''))
  })
  const { run: find, problem: findProblem } = useTask(async () => setKnown(await findFactors()))
  const texting = useTask(async (phone: Factor) => {
    const texted = textFactorCode(phone.id)
    lastTexted.current = texted.catch(() => undefined)
    setKnown({ toVerify: await texted, phone })
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- must run only once, because it may send a text message
  useEffect(find, [])
  if (known === undefined && findProblem !== undefined)
    return (
      <>
        <Notice kind="problem">{findProblem}</Notice>
        <Button isWide onClick={find}>
          Try again
        </Button>
      </>
    )
  if (known === undefined) return <Loading label="One moment" />
  const { toVerify, phone } = known
  const isText = toVerify.challengeId !== undefined
  const problem = verification.problem ?? texting.problem
  return (
    <>
      <Fields onSubmit={verification.run}>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,8}"
          title="Six digits"
          required
          hint={isText ? 'The 6-digit code we texted you.' : 'The 6-digit code from your authenticator app.'}
        />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <Button type="submit" isWide isBusy={verification.isBusy}>
          {verification.isBusy ? 'Checking…' : 'Continue'}
        </Button>
      </Fields>
      {phone !== undefined && (
        <Button look="text" isWide isBusy={texting.isBusy} onClick={() => texting.run(phone)}>
          {isText ? 'Text me another code' : 'Text me a code instead'}
        </Button>
      )}
    </>
  )
}

/** Finds the factor to ask for: an authenticator app, or otherwise a phone, to which a code is sent. */
async function findFactors(): Promise<Known> {
  const auth = await authClient()
  const { all } = unwrap(await auth.mfa.listFactors())
  const verified = all.filter(({ status }) => status === 'verified')
  const phone = verified.find(({ factor_type }) => factor_type === 'phone')
  const factor = verified.find(({ factor_type }) => factor_type === 'totp') ?? verified[0]
  if (factor === undefined) throw new Error('Two-factor authentication is off for this account. Log in again.')
  const toVerify = factor.factor_type === 'phone' ? await textFactorCode(factor.id) : { factorId: factor.id }
  return { toVerify, phone }
}
