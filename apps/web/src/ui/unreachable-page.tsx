import { useEffect } from 'react'
import { noteUnloadedPage, onReturn, useReach } from '#lib/reach.ts'
import { Button } from './button.tsx'
import styles from './crash-page.module.css'
import { Logo } from './logo.tsx'

/** Shown in place of a page that could not be loaded. It reloads the page as soon as the server answers. */
export function UnreachablePage() {
  const reach = useReach()
  useEffect(() => {
    const stop = onReturn(() => window.location.reload())
    noteUnloadedPage()
    return stop
  }, [])
  return (
    <main className={styles.crash} id="main">
      <a href="/" className={styles.home} aria-label="Dayreel, home">
        <Logo />
      </a>
      <h1>{reach === 'offline' ? 'You’re offline' : 'Dayreel isn’t responding right now'}</h1>
      <p role="status">
        You’re still logged in. This page will load by itself{' '}
        {reach === 'offline' ? 'when you’re back online.' : 'as soon as Dayreel responds again.'}
      </p>
      <Button onClick={() => window.location.reload()}>Try again now</Button>
    </main>
  )
}
