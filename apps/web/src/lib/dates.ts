import { createDates, type Dates, type Region } from '@dayreel/catalogue'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { server } from '#lib/api.ts'
import { browserRegion } from '#lib/browser-region.ts'
import { profileQuery } from '#lib/profile.ts'

let last: { key: string; dates: Dates } | undefined

/** Returns the formatter of the account's region, or of the browser's until the account's is known. */
export function useDates(): Dates {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false }) // The app's frame loads the profile.
  const { locale, timeZone } = regionOf(profile)
  const key = `${locale} ${timeZone}`
  if (last?.key !== key) last = { key, dates: createDates({ locale, timeZone }) }
  return last.dates
}

/** Returns an account's region. The browser's values replace missing ones. */
export function regionOf(profile: { locale: string | null; timeZone: string | null } | undefined): Region {
  // Asking the browser takes about 0.1 ms, and each row of a list formats dates.
  return {
    locale: profile?.locale ?? browserRegion().locale,
    timeZone: profile?.timeZone ?? browserRegion().timeZone,
  }
}

/** Changes the account's region. Changes are sent one after another, so that the last one wins. */
export function useSetRegion() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'region' },
    mutationFn: (region: Region & { isDetected?: boolean }) => server.setRegion({ body: region }),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery.queryKey, profile),
  })
}

/** Stores this browser's region in an account that has none. */
export function useRegionOfNewAccount(): void {
  const { data: profile } = useQuery(profileQuery)
  const isUnset = profile !== undefined && profile.locale === null && profile.timeZone === null
  const { mutate } = useSetRegion()
  useEffect(() => {
    if (isUnset) mutate({ ...browserRegion(), isDetected: true })
  }, [isUnset, mutate])
}
