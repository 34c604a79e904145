import { CallError } from '@dayreel/contract'
import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceCase } from '#lib/sentence-case.ts'
import { BackLink } from './back-link.tsx'
import { ButtonLink } from './button.tsx'
import { Problem } from './problem.tsx'
import { Screen } from './screen.tsx'

type ScreenOfOneProps<One> = {
  /** The kind of item, as used in "The video could not be loaded". */
  noun: string
  query: UseQueryResult<One>
  /** The screen that lists all items of this kind. */
  list: { to: string; name: string }
  /** The approximate height of the screen in pixels. */
  height: number
  children: (one: One, back: ReactNode) => ReactNode
}

/** The screen of a single item. It handles the states loading, missing, failed and loaded. */
export function ScreenOfOne<One>({ noun, query, list, height, children }: ScreenOfOneProps<One>) {
  const back = <BackLink to={list.to}>{`Back to ${list.name}`}</BackLink>
  const title = sentenceCase(noun)
  if (query.isPending)
    return (
      <Screen title={title} tabs={back}>
        <div role="status" aria-busy="true" aria-label={`Loading the ${noun}`}>
          <Skeleton h={height} radius="lg" />
        </div>
      </Screen>
    )
  // After a failed refetch, the screen stays with everything that the user has typed.
  if (query.data !== undefined && !isGone(query.error)) return children(query.data, back)
  if (!isGone(query.error))
    return (
      <Screen title={title} tabs={back}>
        <Problem title={`The ${noun} couldn’t be loaded`} error={query.error} onRetry={() => void query.refetch()} />
      </Screen>
    )
  return (
    <Screen title={`We couldn’t find this ${noun}`} tabs={back}>
      <Stack align="flex-start">
        <p>It may have been deleted, or it belongs to another account.</p>
        <ButtonLink to={list.to}>{`Go to ${list.name}`}</ButtonLink>
      </Stack>
    </Screen>
  )
}

/** Returns whether the item does not exist. An invalid URL (400, 422) counts as missing, too. */
function isGone(error: Error | null): boolean {
  return error instanceof CallError && [400, 404, 422].includes(error.status)
}
