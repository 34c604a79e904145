import { createHmac } from 'node:crypto'
import type { SandboxTikTokPost, TikTokState } from './tiktok-state.ts'

const EVENTS: Readonly<Record<string, string>> = {
  PUBLISH_COMPLETE: 'post.publish.complete',
  SEND_TO_USER_INBOX: 'post.publish.inbox_delivered',
  FAILED: 'post.publish.failed',
}

/** Sends a signed event about a post to the app. The delivery is asynchronous and may fail. */
export async function announce(
  state: TikTokState,
  { openId, publishId }: SandboxTikTokPost,
  status: string,
): Promise<void> {
  await sendWebhook(state, EVENTS[status] ?? '', openId, { publish_id: publishId })
}

export async function sendWebhook(state: TikTokState, event: string, openId: string, content: object): Promise<void> {
  const { clientKey, clientSecret, webhookUrl, clock } = state
  if (webhookUrl === undefined || event === '') return
  const at = Math.floor(clock.now() / 1_000)
  const body = JSON.stringify({
    client_key: clientKey,
    event,
    create_time: at,
    user_openid: openId,
    content: JSON.stringify(content),
  })
  const headers = { 'content-type': 'application/json', 'tiktok-signature': signatureOf(clientSecret, at, body) }
  await fetch(webhookUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).catch(() => {})
}

function signatureOf(secret: string, at: number, body: string): string {
  return `t=${at},s=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
