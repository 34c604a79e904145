import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { StandIn } from '../stand-in/create-stand-in.ts'
import { DAY_MS } from '../stand-in/durations.ts'
import { createStoredBytes } from '../stand-in/stored-bytes.ts'
import { faultOfPlan, type Source } from './chunk-rules.ts'
import { announce } from './send-webhook.ts'
import {
  authorize,
  envelope,
  refuse,
  statusOf,
  type Creator,
  type SandboxTikTokPost,
  type TikTokState,
} from './tiktok-state.ts'

type PostInfo = Partial<{
  title: string
  privacy_level: string
  disable_comment: boolean
  disable_duet: boolean
  disable_stitch: boolean
  is_aigc: boolean
  brand_content_toggle: boolean
}>

const USERS_A_DAY_UNAUDITED = 5
const PENDING_DRAFTS = 5

/** Serves the calls for creator info, for starting posts and for their status. */
export function servePosts({ app }: StandIn, state: TikTokState, origin: () => string): void {
  app.get('/v2/user/info/', async (request, reply) => {
    const creator = authorize(state, request, reply, { scope: 'user.info.basic' })
    if (creator === undefined) return reply
    const { openId, username } = creator
    return envelope({ user: { open_id: openId, union_id: openId, display_name: username, avatar_url: '' } })
  })
  app.post('/v2/post/publish/creator_info/query/', async (request, reply) => {
    const creator = authorize(state, request, reply, { scope: 'video.publish', perMinute: 20 })
    if (creator === undefined) return reply
    return envelope({
      creator_avatar_url: '',
      creator_username: creator.username,
      creator_nickname: creator.username,
      privacy_level_options: optionsOf(creator),
      comment_disabled: false,
      duet_disabled: creator.isPrivate,
      stitch_disabled: creator.isPrivate,
      max_video_post_duration_sec: 600,
    })
  })
  app.post('/v2/post/publish/video/init/', async (request, reply) => {
    const creator = authorize(state, request, reply, { scope: 'video.publish', perMinute: 6 })
    if (creator === undefined) return reply
    const { post_info: info, source_info: source } = (request.body ?? {}) as {
      post_info?: PostInfo
      source_info?: Source
    }
    const title = info?.title ?? ''
    if (title.length > 2_200) return refuse(reply, 400, 'invalid_param', 'The title is too long.')
    if (!optionsOf(creator).includes(info?.privacy_level ?? '')) {
      return refuse(reply, 403, 'privacy_level_option_mismatch', 'The privacy level is not one of the options.')
    }
    if (info?.brand_content_toggle === true && info.privacy_level === 'SELF_ONLY') {
      return refuse(reply, 400, 'invalid_param', 'Branded content cannot be private.')
    }
    const refusal = refusalOf(creator, title, info?.privacy_level)
    if (refusal !== undefined) return refuse(reply, 403, refusal, `As the rules or the title have it: ${refusal}`)
    return begin(reply, creator, source, { isDraft: false, ...info })
  })
  app.post('/v2/post/publish/inbox/video/init/', async (request, reply) => {
    const creator = authorize(state, request, reply, { scope: 'video.upload', perMinute: 6 })
    if (creator === undefined) return reply
    const { source_info: source, post_info: info } = (request.body ?? {}) as {
      post_info?: PostInfo
      source_info?: Source
    }
    if (info !== undefined) return refuse(reply, 400, 'invalid_param', 'A draft has no post_info.')
    const pending = recentOf(creator.openId).filter(({ isDraft }) => isDraft)
    if (pending.length >= PENDING_DRAFTS) {
      return refuse(reply, 403, 'spam_risk_too_many_pending_share', 'Too many drafts are waiting.')
    }
    return begin(reply, creator, source, { isDraft: true })
  })
  app.post('/v2/post/publish/status/fetch/', async (request, reply) => {
    const creator = authorize(state, request, reply, { scope: 'video.publish', perMinute: 30 })
    if (creator === undefined) return reply
    const { publish_id: publishId } = (request.body ?? {}) as { publish_id?: string }
    const post = state.posts.find((one) => one.publishId === publishId)
    if (post === undefined) return refuse(reply, 400, 'invalid_publish_id', 'There is no such publish_id.')
    if (post.openId !== creator.openId) {
      return refuse(reply, 400, 'token_not_authorized_for_specified_publish_id', 'It is not yours.')
    }
    const isWhole = post.stored.count === post.size
    if (isWhole) post.reads += 1
    const { status, failReason } = statusOf(post)
    if (isWhole && post.reads === 2) await announce(state, post, status)
    const isPublic = post.privacy === 'PUBLIC_TO_EVERYONE' && post.reads > 2
    const data = { status, uploaded_bytes: post.stored.count, ...(failReason ? { fail_reason: failReason } : {}) }
    if (status !== 'PUBLISH_COMPLETE' || !isPublic || post.isRemoved) return envelope(data)
    // The real id is a number that a double cannot represent exactly, so it is inserted as text.
    const json = JSON.stringify(envelope({ ...data, publicaly_available_post_id: ['POST_ID'] }))
    return reply.type('application/json').send(json.replace('"POST_ID"', post.id))
  })

  function begin(
    reply: FastifyReply,
    creator: Creator,
    source: Source | undefined,
    about: PostInfo & { isDraft: boolean },
  ): unknown {
    const fault = faultOfPlan(source)
    if (fault !== undefined) return refuse(reply, 400, 'invalid_param', fault)
    const number = state.posts.length + 1
    const post: SandboxTikTokPost = {
      publishId: `${about.isDraft ? 'v_inbox_file' : 'v_pub_file'}~sandbox.${number}`,
      openId: creator.openId,
      isDraft: about.isDraft,
      title: about.title ?? '',
      privacy: about.privacy_level ?? '',
      isSynthetic: about.is_aigc ?? false,
      allowsComments: about.disable_comment !== true,
      allowsDuets: about.disable_duet !== true,
      allowsStitches: about.disable_stitch !== true,
      size: source!.video_size!,
      chunkSize: source!.chunk_size!,
      chunkCount: source!.total_chunk_count!,
      uploadToken: randomBytes(24).toString('base64url'),
      since: state.clock.now(),
      stored: createStoredBytes(),
      reads: 0,
      id: String(7_500_000_000_000_000_000n + BigInt(number)),
      isRemoved: false,
    }
    const isFirst = !state.posts.some(({ openId, title }) => openId === post.openId && title === post.title)
    state.posts.push(post)
    if (isFirst && post.title.includes('[tt:init-timeout]')) {
      reply.raw.socket?.destroy()
      return reply.hijack()
    }
    const uploadUrl = `${origin()}/upload?upload_id=${number}&upload_token=${post.uploadToken}`
    return envelope({ publish_id: post.publishId, upload_url: uploadUrl })
  }

  function refusalOf(creator: Creator, title: string, privacy: string | undefined): string | undefined {
    if (title.includes('[tt:cap]')) return 'reached_active_user_cap'
    if (title.includes('[tt:banned]')) return 'spam_risk_user_banned_from_posting'
    const today = state.posts.filter(({ since, isDraft }) => since > state.clock.now() - DAY_MS && !isDraft)
    if (today.filter(({ openId }) => openId === creator.openId).length >= state.postsADay) {
      return 'spam_risk_too_many_posts'
    }
    if (state.isAudited) return undefined
    if (!creator.isPrivate || privacy !== 'SELF_ONLY') return 'unaudited_client_can_only_post_to_private_accounts'
    const others = new Set(today.map(({ openId }) => openId).filter((openId) => openId !== creator.openId))
    return others.size >= USERS_A_DAY_UNAUDITED ? 'reached_active_user_cap' : undefined
  }

  function recentOf(openId: string): SandboxTikTokPost[] {
    return state.posts.filter((post) => post.openId === openId && post.since > state.clock.now() - DAY_MS)
  }
}

function optionsOf({ isPrivate }: Creator): string[] {
  return [isPrivate ? 'FOLLOWER_OF_CREATOR' : 'PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY']
}
