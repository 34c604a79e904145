import { z } from 'zod'
import type { WebhookEvent, WebhookRequest } from '../platform.ts'
import type { TikTokContext } from './tiktok-config.ts'
import { isTikTokSignature } from './webhook-signature.ts'

const Event = z.object({
  event: z.string().max(100),
  user_openid: z.string().max(200),
  content: z.string().max(20_000).default('{}'),
})
const Content = z.object({ publish_id: z.string().max(200).optional() })

/** Reads TikTok's webhook requests, which identify the account by its open id. */
export function readWebhook(
  { clientSecret }: TikTokContext,
  { path, headers, body }: WebhookRequest,
): readonly WebhookEvent[] | 'unsigned' | 'malformed' | undefined {
  if (path !== '') return undefined
  const header = headers['tiktok-signature']
  if (typeof header !== 'string' || !isTikTokSignature(clientSecret, header, body, Date.now())) return 'unsigned'
  const event = Event.safeParse(jsonOf(body)).data
  if (event === undefined) return 'malformed'
  const events: WebhookEvent[] = []
  if (event.event === 'authorization.removed') events.push({ is: 'access_revoked', personId: event.user_openid })
  const receipt = Content.safeParse(jsonOf(event.content)).data?.publish_id
  if (receipt !== undefined) events.push({ is: 'post_changed', receipt })
  return events
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
