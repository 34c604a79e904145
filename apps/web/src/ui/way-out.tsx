import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsHost } from '#lib/profile.ts'
import { BuyCreditsLink } from './buy-credits-link.tsx'

type Way =
  | { to: 'credits' }
  /** Of the channel that came to nothing. */
  | { to: 'subjects' }
  /** For whoever runs the site: nobody else can go it. */
  | { to: 'host'; label: string }

const SUBJECTS = { to: 'subjects' } as const
const MODEL = { to: 'host', label: 'See the language model' } as const
const COSTS = { to: 'host', label: 'See what it costs' } as const

/** What people can do about why something came to nothing, as calls, videos and runs of channels tell it to a program. */
const WAYS: Readonly<Record<string, Way>> = {
  out_of_credits: { to: 'credits' },
  nothing_new: SUBJECTS,
  too_alike: SUBJECTS,
  subject_unknown: SUBJECTS,
  'language-not-written': { to: 'host', label: 'Connect a language model' },
  model_failed: MODEL,
  'writer-failed': MODEL,
  cost_limit_reached: COSTS,
  'cost-limit': COSTS,
}

type WayOutProps = {
  reason: string | null | undefined
  /** The channel whose run it is, where it is one’s. */
  channelId?: string
  /** What was begun would be lost by leaving: it opens in a tab of its own. */
  isBeside?: boolean
  /** Told when it is gone, on the same page as well. */
  onGo?: () => void
}

/** After words that say why something came to nothing: the way to where that is mended, for whoever can go it. */
export function WayOut({ reason, channelId, isBeside = false, onGo }: WayOutProps): ReactNode {
  const isHost = useIsHost()
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
  if (way?.to === 'host' && isHost)
    return (
      <>
        {' '}
        <Link to="/app/host" {...(isBeside && { target: '_blank' })}>
          {way.label}
        </Link>
      </>
    )
  return null
}
