import type { Factor } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { textFactorCode, type FactorToVerify } from '#lib/factor-code.ts'
import { authClient, renewSession } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'

const FRIENDLY_NAMES = { totp: 'Authenticator app', phone: 'Text message' }

/** A factor that is being added, with the data for an authenticator app. */
export type AppEnrolment = FactorToVerify & { qrCode: string; secret: string }

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async (): Promise<Factor[]> => {
    const auth = await authClient()
    const { all } = unwrap(await auth.mfa.listFactors())
    return all.filter(({ status }) => status === 'verified')
  },
})

export async function beginApp(): Promise<AppEnrolment> {
  await dropUnfinished()
  const auth = await authClient()
  const { id, totp } = unwrap(
    await auth.mfa.enroll({ factorType: 'totp', friendlyName: FRIENDLY_NAMES.totp, issuer: 'Dayreel' }),
  )
  return { factorId: id, qrCode: asImage(totp.qr_code), secret: totp.secret }
}

/** Texts a code to a number. @param phone in E.164, such as +4915112345678. */
export async function beginPhone(phone: string): Promise<FactorToVerify> {
  await dropUnfinished()
  const auth = await authClient()
  const { id } = unwrap(await auth.mfa.enroll({ factorType: 'phone', friendlyName: FRIENDLY_NAMES.phone, phone }))
  return textFactorCode(id)
}

export async function removeFactor(factorId: string): Promise<void> {
  const auth = await authClient()
  unwrap(await auth.mfa.unenroll({ factorId }))
  await renewSession() // The current token still lists the removed factor.
}

/** Returns the name of a factor. For a phone, it shows only the last digits, which are enough to recognize it. */
export function factorName({ factor_type: type, ...factor }: Factor): string {
  if (type !== 'phone') return factor.friendly_name ?? FRIENDLY_NAMES.totp
  const { phone } = factor as { phone?: unknown }
  return typeof phone === 'string' ? `${FRIENDLY_NAMES.phone} to …${phone.slice(-4)}` : FRIENDLY_NAMES.phone
}

/** Removes an unfinished factor from an earlier attempt. */
async function dropUnfinished(): Promise<void> {
  const auth = await authClient()
  const { all } = unwrap(await auth.mfa.listFactors())
  for (const { id, status } of all) if (status === 'unverified') unwrap(await auth.mfa.unenroll({ factorId: id }))
}

/** The auth client puts the SVG into a data URL unescaped. A `#` in it, such as a color, would end the URL. */
function asImage(address: string): string {
  const [head = '', ...rest] = address.split(',')
  const drawing = rest.join(',')
  return drawing.startsWith('<') ? `${head},${encodeURIComponent(drawing)}` : address
}
