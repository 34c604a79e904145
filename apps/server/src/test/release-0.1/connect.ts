import type { OldPerson } from './old-person.ts'

const STARTS = {
  youtube: '/api/auth/youtube/initiate',
  instagram: '/api/auth/instagram/initiate',
  tiktok: '/api/tiktok/oauth-url',
}
type Name = keyof typeof STARTS

/** Begins to link an account and leaves the platform's page open. */
export async function beginConnecting(person: OldPerson, name: Name): Promise<{ url: URL; cookie: string }> {
  const answer = await person.send('GET', STARTS[name])
  const { url } = (await answer.json()) as { url: string }
  return { url: new URL(url), cookie: answer.headers.get('set-cookie')!.split(';')[0]! }
}

/** Links an account at a platform's stand-in. @returns the connection's id. */
export async function connect(siteUrl: string, person: OldPerson, name: Name): Promise<string> {
  const { url, cookie } = await beginConnecting(person, name)
  const form = new URLSearchParams([
    ...url.searchParams,
    ['account', name === 'youtube' ? 'ada@example.test' : 'ada'],
    ['has', 'professional'],
    ['audience', 'private'],
    ['granted', url.searchParams.get('scope')!.replaceAll(',', ' ')],
    ['decision', 'allow'],
  ])
  const consent = await fetch(new URL(url.pathname, url), { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(consent.headers.get('location')!)
  if (name === 'tiktok') {
    const [code, state] = [back.searchParams.get('code'), back.searchParams.get('state')]
    await person.call('POST', '/api/tiktok/auth-callback', { code, state })
  } else await fetch(`${siteUrl}${back.pathname}${back.search}`, { headers: { cookie }, redirect: 'manual' })
  const connections = await person.call<{ id: string; platform: string }[]>('GET', '/api/connections')
  return connections.find(({ platform }) => platform === name)!.id
}
