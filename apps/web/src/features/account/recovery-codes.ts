import { queryOptions } from '@tanstack/react-query'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'

/** If no more than this number of codes is left, the page suggests new ones. */
export const FEW_LEFT = 3
const HALF = 5

/** The total and the remaining number of codes, or null if there are none. */
export const recoveryCodesQuery = queryOptions({
  queryKey: ['recovery-codes'],
  queryFn: async (): Promise<{ total: number; remaining: number } | null> => {
    const auth = await authClient()
    const { data, error } = await auth.mfa.recoveryCodes.getStatus()
    if (error?.code === 'mfa_factor_not_found') return null
    if (error !== null) throw error
    return data
  },
})

/** Creates codes that replace the earlier ones. The response shows them only once. */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  const { recoveryCodes } = (await authClient()).mfa
  const made = await recoveryCodes.generate()
  const { codes } = unwrap(made.error?.code === 'mfa_verified_factor_exists' ? await recoveryCodes.regenerate() : made)
  return codes.map(inHalves)
}

/** Returns the content of the text file with the codes. */
export function recoveryCodesText(codes: readonly string[], email: string, site: string): string {
  const numbered = codes.map((code, at) => `${String(at + 1).padStart(2)}. ${code}`)
  const lines = [
    `Recovery codes for ${email} at ${site}`,
    'Use each code once, instead of a two-factor code.',
    '',
    ...numbered,
  ]
  return `${lines.join('\n')}\n`
}

/** Two halves are easier to copy than one long word. The service accepts codes with and without the hyphen. */
function inHalves(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}
