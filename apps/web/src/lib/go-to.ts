import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isAppPath } from './paths.ts'

/**
 * Returns a function that navigates to a page. Between the site and the app, the browser loads a new document, because
 * the two have different styles and content security policies.
 */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (to: string) => {
      if (isAppPath(pathname) === isAppPath(to)) void navigate(to, { replace: true })
      else window.location.replace(to)
    },
    [navigate, pathname],
  )
}
