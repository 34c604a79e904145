import { rawReason } from './raw-reason.ts'

/** The result that TikTok's redirect adds to the URL. */
export type TikTokArrival = { kind: 'answer'; code: string; state: string } | { kind: 'refused'; text: string }

/**
 * Reads the result of TikTok's redirect from the URL.
 *
 * @param hasStarted whether this browser started a connection. If not, no reason is shown, because anyone can write a
 * URL.
 */
export function readTikTokArrival(search: string, hasStarted: boolean): TikTokArrival {
  const given = new URLSearchParams(search)
  const [code, state] = [given.get('code') ?? '', given.get('state') ?? '']
  if (code !== '' && state !== '') return { kind: 'answer', code, state }
  const error = rawReason(given.get('error'))
  if (error === undefined) return { kind: 'refused', text: 'Invalid redirect from TikTok. Missing authorization code.' }
  const failed = 'TikTok authorization failed'
  return {
    kind: 'refused',
    text: hasStarted ? `${failed}: ${rawReason(given.get('error_description')) ?? error}` : failed,
  }
}
