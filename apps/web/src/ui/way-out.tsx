import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useModelPage } from '#lib/model-page.ts'
import { useIsHost } from '#lib/profile.ts'
import { BuyCreditsLink } from './buy-credits-link.tsx'

type Way =
  | { to: 'credits' }
  /** A page of the failed run's channel. */
  | { to: 'subjects' | 'configuration' }
  /** The page of the language models that this user can change. */
  | { to: 'model'; label: string }
  /** A page for operators only. */
  | { to: 'host'; label: string }

const SUBJECTS = { to: 'subjects' } as const
const MODEL = { to: 'model', label: 'See the language model' } as const
const COSTS = { to: 'host', label: 'See what it costs' } as const

/** The page on which a user can fix a failure, by the failure's reason code. Calls, videos and runs have such codes. */
const WAYS: Readonly<Record<string, Way>> = {
  out_of_credits: { to: 'credits' },
  nothing_new: SUBJECTS,
  too_alike: SUBJECTS,
  subject_unknown: SUBJECTS,
  'choice-gone': { to: 'configuration' },
  'language-not-written': { to: 'model', label: 'Connect a language model' },
  model_failed: MODEL,
  'writer-failed': MODEL,
  cost_limit_reached: COSTS,
  'cost-limit': COSTS,
}

type WayOutProps = {
  reason: string | null | undefined
  /** The run's channel, if the failure belongs to a run. */
  channelId?: string
  /** Opens some links in a new tab, because leaving the page would lose unsaved work. */
  isBeside?: boolean
  /** Called when the link is followed, even if it leads to the current page. */
  onGo?: () => void
}

/**
 * A link to the page that fixes a problem, shown after the error message. Only users who may open the page see the
 * link.
 */
export function WayOut({ reason, channelId, isBeside = false, onGo }: WayOutProps): ReactNode {
  const isHost = useIsHost()
  const modelPage = useModelPage()
  const way = reason && Object.hasOwn(WAYS, reason) ? WAYS[reason]! : undefined
  if (way?.to === 'credits')
    return (
      <>
        {' '}
        <BuyCreditsLink isBeside={isBeside} />
      </>
    )
  if (way?.to === 'subjects' && channelId !== undefined)
    return (
      <>
        {' '}
        <Link to={`/app/my-channels/${channelId}#subjects`} onClick={onGo}>
          Add subjects
        </Link>
      </>
    )
  if (way?.to === 'configuration' && channelId !== undefined)
    return (
      <>
        {' '}
        <Link to={`/app/configure-channel/${channelId}`} onClick={onGo}>
          Change its configuration
        </Link>
      </>
    )
  const page = way?.to === 'model' ? modelPage : isHost ? '/app/host' : undefined
  if ((way?.to === 'model' || way?.to === 'host') && page !== undefined)
    return (
      <>
        {' '}
        <Link to={page} {...(isBeside && { target: '_blank' })}>
          {way.label}
        </Link>
      </>
    )
  return null
}
