import { CallError } from '@dayreel/contract'
import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import { ButtonLink } from './button.tsx'
import { Problem } from './problem.tsx'
import { Screen } from './screen.tsx'

type ScreenOfOneProps<One> = {
  /** What it is, as in "The video could not be loaded". */
  noun: string
  query: UseQueryResult<One>
  /** Where all of them are listed. */
  list: { to: string; name: string }
  /** About what the screen will take, in px. */
  height: number
  children: (one: One, back: ReactNode) => ReactNode
}

/** The screen of one thing out of a list: while it is loaded, where there is none, where it cannot be loaded, and with it. */
export function ScreenOfOne<One>({ noun, query, list, height, children }: ScreenOfOneProps<One>) {
  const back = <BackLink to={list.to}>{`Back to ${list.name}`}</BackLink>
  const title = noun.charAt(0).toUpperCase() + noun.slice(1)
  if (query.isPending)
    return (
      <Screen title={title} tabs={back}>
        <div role="status" aria-busy="true" aria-label={`Loading the ${noun}`}>
          <Skeleton h={height} radius="lg" />
        </div>
      </Screen>
    )
  // What is on the screen stays there, and what was typed into it, where it could not be read once more.
  if (query.data !== undefined && !isGone(query.error)) return children(query.data, back)
  if (!isGone(query.error))
    return (
      <Screen title={title} tabs={back}>
        <Problem title={`The ${noun} could not be loaded`} error={query.error} onRetry={() => void query.refetch()} />
      </Screen>
    )
  return (
    <Screen title={`There is no such ${noun}`} tabs={back}>
      <Stack align="flex-start">
        <p>It may have been deleted, or it belongs to another account.</p>
        <ButtonLink to={list.to}>{`Go to ${list.name}`}</ButtonLink>
      </Stack>
    </Screen>
  )
}

/** An address that cannot be one (400, 422) belongs to nothing either. */
function isGone(error: Error | null): boolean {
  return error instanceof CallError && [400, 404, 422].includes(error.status)
}
