import type { z } from 'zod'
import { parseAnswer } from '../http/parse-answer.ts'
import type { Tokens } from '../platform.ts'
import type { InstagramContext } from './instagram-config.ts'
import { instagramError } from './instagram-errors.ts'
import { appSecretProof } from './signed-request.ts'

type Call<T> = {
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  query?: Readonly<Record<string, string>>
  form?: Readonly<Record<string, string | undefined>>
  tokens: Pick<Tokens, 'accessToken'>
  shape: z.ZodType<T>
  signal: AbortSignal
  isRepeatable?: boolean
}

/** Calls the Graph API and sends the app secret proof. */
export async function call<T>(context: InstagramContext, request: Call<T>): Promise<T> {
  const { method = 'GET', path, query = {}, form, tokens, shape, signal, isRepeatable = true } = request
  const { addresses, version, appSecret, login } = context
  const url = new URL(`/${version}${path}`, addresses.graph)
  const proof: Record<string, string> =
    login === 'facebook' ? { appsecret_proof: appSecretProof(appSecret, tokens.accessToken) } : {}
  url.search = new URLSearchParams({ ...query, ...proof }).toString()
  const headers = { authorization: `Bearer ${tokens.accessToken}` }
  const answer = await context.send({ method, url, headers, form, signal, isRepeatable })
  if (answer.status !== 200) throw instagramError(answer, isRepeatable, context.now())
  return parseAnswer(shape, answer, isRepeatable ? 'retry_later' : 'outcome_unknown')
}
