import type { WebhookEvent, WebhookRequest } from '../platform.ts'
import type { InstagramContext } from './instagram-config.ts'
import { readSignedRequest } from './signed-request.ts'

const EVENTS: Readonly<Record<string, Exclude<WebhookEvent['is'], 'post_changed'>>> = {
  deauthorize: 'access_revoked',
  'data-deletion': 'deletion_wanted',
}

/** Parses Meta's webhook requests, which identify the user by the app-scoped id. */
export function readWebhook(
  { appSecret }: InstagramContext,
  { path, body }: WebhookRequest,
): readonly WebhookEvent[] | 'unsigned' | undefined {
  if (!Object.hasOwn(EVENTS, path)) return undefined
  const signed = new URLSearchParams(body).get('signed_request')
  const read = signed === null ? undefined : readSignedRequest(appSecret, signed)
  return read === undefined ? 'unsigned' : [{ is: EVENTS[path]!, personId: read.userId }]
}
