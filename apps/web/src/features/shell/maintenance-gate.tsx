import { CallError } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { profileQuery } from '#lib/profile.ts'
import styles from '#ui/crash-page.module.css'
import { Logo } from '#ui/logo.tsx'

const ASK_AGAIN_MS = 15_000

/** Shows a page in place of the app while the site is in maintenance, and the app as soon as that is over. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { error } = useQuery({
    ...profileQuery,
    refetchInterval: (query) => (isMaintenance(query.state.error) ? ASK_AGAIN_MS : false),
  })
  if (!isMaintenance(error)) return children
  return (
    <main className={styles.crash} id="main">
      <a href="/" className={styles.home} aria-label="Dayreel, home">
        <Logo />
      </a>
      <h1>Dayreel is being maintained</h1>
      <p role="status">{error.message}</p>
      <p>Your videos and channels are safe. This page will continue by itself.</p>
    </main>
  )
}

function isMaintenance(error: unknown): error is CallError {
  return error instanceof CallError && error.code === 'maintenance'
}
