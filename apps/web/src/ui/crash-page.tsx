import { Button } from './button.tsx'
import styles from './crash-page.module.css'
import { Logo } from './logo.tsx'

type Cause = 'renewed' | 'broken' | 'unreachable'

const WORDS: Readonly<Record<Cause, { title: string; text: string }>> = {
  renewed: { title: 'This page has been renewed', text: 'A newer version is there. Load the page again to go on.' },
  broken: {
    title: 'This page broke',
    text: 'Something went wrong while it was shown. Nothing you saved is lost. Load the page again; if it keeps breaking, write to us and say what you did.',
  },
  unreachable: {
    title: 'The server can’t be reached',
    text: 'You are still signed in. Check your connection, then load the page again.',
  },
}

/** What is left when a page can't be shown: why, what to do, and the way home. */
export function CrashPage({ cause }: { cause: Cause }) {
  const { title, text } = WORDS[cause]
  return (
    <main className={styles.crash} id="main">
      <a href="/" className={styles.home} aria-label="Dayreel, home">
        <Logo />
      </a>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </main>
  )
}

/** A page whose files have been replaced on the server fails while it fetches one of them. */
export function causeOf(error: unknown): Cause {
  const isMissingFile = error instanceof TypeError && /import|module/i.test(error.message)
  return isMissingFile ? 'renewed' : 'broken'
}
