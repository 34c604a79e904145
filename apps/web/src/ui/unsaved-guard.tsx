import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** The screen's own texts for the question before leaving. */
export type Leaving = { title: string; text: string }

/** Asks for confirmation before the user leaves a screen with unsaved changes. */
export function UnsavedGuard({ title, text, isUnsaved }: Leaving & { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return (
    <ConfirmDialog
      title={title}
      words={text}
      keep="Stay here"
      confirm="Leave"
      isDangerous
      change={{ isPending: false, error: null, mutate: () => blocker.proceed?.() }}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
    />
  )
}
