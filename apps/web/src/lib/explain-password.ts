const REASONS: Readonly<Record<string, string>> = {
  length: 'This password is too short.',
  characters: 'This password needs a wider mix of characters.',
  pwned: 'This password has appeared in a password leak.',
}

/** A password that the service rejected, and the reason in words. */
export type Refusal = { password: string; words: string }

/** Returns why the service rejected a password as too weak, as text. Undefined for any other error. */
export function refusalOf(error: unknown, password: string): Refusal | undefined {
  const reasons = (error as { reasons?: unknown } | null)?.reasons
  if (!Array.isArray(reasons)) return undefined
  const said = reasons.flatMap((reason) => REASONS[String(reason)] ?? [])
  return { password, words: [...said, 'Choose another one.'].join(' ') }
}
