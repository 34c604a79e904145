import type { Factor } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { authClient, renewSession } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'

const FRIENDLY_NAME = 'Authenticator app'

/** A factor that has been begun: what an authenticator app has to be told. */
export type Enrolment = { factorId: string; qrCode: string; secret: string }

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async (): Promise<Factor[]> => {
    const auth = await authClient()
    const { all } = unwrap(await auth.mfa.listFactors())
    return all.filter(({ status }) => status === 'verified')
  },
})

/** Begins a second factor. One that was begun before and never finished makes way for it. */
export async function beginFactor(): Promise<Enrolment> {
  const auth = await authClient()
  const { all } = unwrap(await auth.mfa.listFactors())
  for (const { id, status } of all) if (status === 'unverified') unwrap(await auth.mfa.unenroll({ factorId: id }))
  const { id, totp } = unwrap(
    await auth.mfa.enroll({ factorType: 'totp', friendlyName: FRIENDLY_NAME, issuer: 'Dayreel' }),
  )
  return { factorId: id, qrCode: asImage(totp.qr_code), secret: totp.secret }
}

/** The code proves that the app is set up; from then on every sign-in asks for one. */
export async function finishFactor(factorId: string, code: string): Promise<void> {
  const auth = await authClient()
  unwrap(await auth.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') }))
}

export async function removeFactor(factorId: string): Promise<void> {
  const auth = await authClient()
  unwrap(await auth.mfa.unenroll({ factorId }))
  await renewSession() // the present token still says that there is a factor
}

/** The auth client puts the drawing into an address as it is; a `#` in it, as in a colour, would be its end. */
function asImage(address: string): string {
  const [head = '', ...rest] = address.split(',')
  const drawing = rest.join(',')
  return drawing.startsWith('<') ? `${head},${encodeURIComponent(drawing)}` : address
}
