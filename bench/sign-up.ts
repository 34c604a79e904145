import { Agent } from 'node:http'
import { send } from './measure-calls.ts'

export const PASSWORD = 'a long enough passphrase'

/** Registers an account of a site without confirmation mails, and returns its access token. */
export async function signUp(url: string, email: string): Promise<string> {
  const call = {
    name: 'signing up',
    method: 'POST',
    path: '/auth/v1/signup',
    body: () => ({ email, password: PASSWORD }),
  }
  const { access_token } = JSON.parse(await send(url, call, { agent: new Agent() })) as { access_token: string }
  return access_token
}
