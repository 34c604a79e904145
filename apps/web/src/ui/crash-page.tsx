import { isRouteErrorResponse } from 'react-router'
import { Button } from './button.tsx'
import styles from './crash-page.module.css'
import { Logo } from './logo.tsx'

/** What is left when a page fails: an apology, what to do, and the way home. Knows nothing of the session. */
export function CrashPage({ error }: { error: unknown }) {
  const isOldPage = error instanceof TypeError && /import|module/i.test(error.message)
  return (
    <main className={styles.crash} id="main">
      <a href="/" className={styles.home}>
        <Logo />
      </a>
      <h1>{isOldPage ? 'This page has been renewed' : 'This page broke'}</h1>
      <p>
        {isOldPage
          ? 'A newer version is there. Load the page again to go on.'
          : 'Something went wrong while it was shown. Nothing you saved is lost. Load the page again; if it keeps breaking, write to us and say what you did.'}
      </p>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
      {isRouteErrorResponse(error) && <p className={styles.detail}>{error.statusText}</p>}
    </main>
  )
}
