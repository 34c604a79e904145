import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isAppPath } from './paths.ts'

/**
 * Goes to a page. Between site and app the browser loads the page anew: their styles and content security policies differ, and a
 * document keeps those it began with.
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
