/** What TikTok's redirect brought along. */
export type TikTokArrival = { kind: 'answer'; code: string; state: string } | { kind: 'refused'; text: string }

const MAX_REASON_CHARACTERS = 300

export function readTikTokArrival(search: string): TikTokArrival {
  const given = new URLSearchParams(search)
  const [code, state] = [given.get('code') ?? '', given.get('state') ?? '']
  if (code !== '' && state !== '') return { kind: 'answer', code, state }
  const error = given.get('error') ?? ''
  if (error === '') return { kind: 'refused', text: 'Invalid redirect from TikTok. Missing authorization code.' }
  const reason = (given.get('error_description') || error).slice(0, MAX_REASON_CHARACTERS)
  return { kind: 'refused', text: `TikTok authorization failed: ${reason}` }
}
