import { platformOf } from '@dayreel/catalogue'
import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Account, AccountAccess, Allowance, Posted, Standing, Tokens } from '../platform.ts'
import { call } from './instagram-api.ts'
import type { InstagramContext } from './instagram-config.ts'
import { readGranter } from './instagram-granter.ts'

const Page = z.object({
  access_token: z.string().optional(),
  tasks: z.array(z.string()).optional(),
  instagram_business_account: z
    .object({
      id: z.string(),
      username: z.string().optional(),
      name: z.string().optional(),
      profile_picture_url: z.string().optional(),
    })
    .optional(),
})
const Pages = z.object({
  data: z.array(Page),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
})
const Businesses = z.object({ data: z.array(z.object({ id: z.string() })) })
const Profile = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  user_id: z.union([z.string(), z.number()]).transform(String),
  username: z.string().default(''),
  name: z.string().optional(),
  account_type: z.string().optional(),
  profile_picture_url: z.string().optional(),
})
const Limit = z.object({
  data: z.array(z.object({ quota_usage: z.number(), config: z.object({ quota_total: z.number() }).optional() })),
})
const Permalink = z.object({ permalink: z.string().optional() })

const PAGE_FIELDS = 'id,name,access_token,tasks,instagram_business_account{id,username,name,profile_picture_url}'
const MAX_PAGES = 20

export async function identify(
  context: InstagramContext,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  return context.login === 'facebook' ? findLinked(context, tokens, signal) : [await readOwn(context, tokens, signal)]
}

/** Finds the accounts that are linked to Pages. Each account gets its Page's token, which does not expire. */
async function findLinked(context: InstagramContext, tokens: Tokens, signal: AbortSignal): Promise<Account[]> {
  const pages = await readPages(context, '/me/accounts', tokens, signal)
  if (tokens.scopes.includes('business_management')) {
    const { data } = await call(context, { path: '/me/businesses', tokens, shape: Businesses, signal })
    for (const { id } of data) {
      pages.push(...(await readPages(context, `/${id}/owned_pages`, tokens, signal)))
      pages.push(...(await readPages(context, `/${id}/client_pages`, tokens, signal)))
    }
  }
  const granterId = await readGranter(context, tokens, signal)
  const accounts = new Map<string, Account>()
  for (const { access_token: accessToken, tasks, instagram_business_account: linked } of pages) {
    const may = tasks === undefined || tasks.some((task) => task === 'CREATE_CONTENT' || task === 'MANAGE')
    if (linked === undefined || accessToken === undefined || !may || accounts.has(linked.id)) continue
    const { id, username = '', name, profile_picture_url: pictureUrl } = linked
    const own = { accessToken, grantToken: tokens.accessToken, scopes: tokens.scopes }
    accounts.set(id, { id, name: name ?? username, handle: username || undefined, pictureUrl, granterId, tokens: own })
  }
  if (accounts.size > 0) return [...accounts.values()]
  const text =
    pages.length === 0
      ? 'Facebook returned no Page. Connect again and tick the Page that your Instagram account is linked to.'
      : 'You ticked no Facebook Page with a professional Instagram account. Make the account professional, link it to the Page, then connect again.'
  throw new PlatformError({ kind: 'user_action_required', code: 'no_account', text })
}

async function readPages(
  context: InstagramContext,
  path: string,
  tokens: Tokens,
  signal: AbortSignal,
): Promise<z.infer<typeof Page>[]> {
  const pages: z.infer<typeof Page>[] = []
  let after: string | undefined
  for (let turn = 0; turn < MAX_PAGES; turn += 1) {
    const query = { fields: PAGE_FIELDS, limit: '100', ...(after === undefined ? {} : { after }) }
    const { data, paging } = await call(context, { path, query, tokens, shape: Pages, signal })
    pages.push(...data)
    after = paging?.next === undefined ? undefined : paging.cursors?.after
    if (after === undefined) break
  }
  return pages
}

async function readOwn(context: InstagramContext, tokens: Tokens, signal: AbortSignal): Promise<Account> {
  const query = { fields: 'id,user_id,username,name,account_type,profile_picture_url' }
  const profile = await call(context, { path: '/me', query, tokens, shape: Profile, signal })
  if (profile.account_type === 'PERSONAL') {
    const text = 'This Instagram account is personal. Make it professional in the Instagram app, then connect again.'
    throw new PlatformError({ kind: 'user_action_required', code: 'no_account', text })
  }
  const { id: granterId, user_id: id, username, name = username, profile_picture_url: pictureUrl } = profile
  return { id, name, handle: username || undefined, pictureUrl, granterId, tokens }
}

export async function readAllowance(
  context: InstagramContext,
  { id, handle, tokens }: AccountAccess,
  signal: AbortSignal,
): Promise<Allowance> {
  const path = `/${id}/content_publishing_limit`
  const { data } = await call(context, { path, query: { fields: 'quota_usage,config' }, tokens, shape: Limit, signal })
  const { quota_usage: used = 0, config } = data[0] ?? {}
  const { privacies, maxSeconds } = platformOf('instagram').limits
  return {
    accountName: handle ?? id,
    privacies,
    maxSeconds,
    canComment: true,
    canDuet: true,
    canStitch: true,
    postsLeft: config === undefined ? undefined : Math.max(0, config.quota_total - used),
  }
}

/**
 * Reads the current state of a post. One failed read does not prove that the post was removed, so the caller believes
 * `removed` only after a second report.
 */
export async function check(
  context: InstagramContext,
  { remoteId, url }: Posted,
  { tokens }: AccountAccess,
  signal: AbortSignal,
): Promise<Standing> {
  if (remoteId === undefined) return { is: 'unknown', url }
  try {
    const query = { fields: 'permalink' }
    const { permalink } = await call(context, { path: `/${remoteId}`, query, tokens, shape: Permalink, signal })
    return { is: 'live', privacy: 'public', remoteId, url: permalink ?? url }
  } catch (error) {
    if (error instanceof PlatformError && error.code === '100/33') return { is: 'removed', remoteId, url }
    throw error
  }
}
