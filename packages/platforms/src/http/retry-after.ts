/** Returns the delay that a `Retry-After` header asks for, given in seconds or as a date. */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const said = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(said)) return Number(said) * 1_000
  const at = Date.parse(said)
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs)
}
