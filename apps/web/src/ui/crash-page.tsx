import { Button } from './button.tsx'
import styles from './crash-page.module.css'
import { Logo } from './logo.tsx'

type Cause = 'renewed' | 'broken'

const WORDS: Readonly<Record<Cause, { title: string; text: string }>> = {
  renewed: { title: 'This page was updated', text: 'A new version is available. Reload the page to continue.' },
  broken: {
    title: 'This page couldn’t be shown',
    text: 'Something went wrong. Your saved work is safe. Reload the page; if this keeps happening, tell us what you did.',
  },
}

/** The page shown if a page cannot be rendered: the cause, what the user can do, and a link home. */
export function CrashPage({ cause }: { cause: Cause }) {
  const { title, text } = WORDS[cause]
  return (
    <main className={styles.crash} id="main">
      <a href="/" className={styles.home} aria-label="Dayreel, home">
        <Logo />
      </a>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </main>
  )
}

/**
 * Returns why rendering failed. A failed import means that the page's files were replaced on the server by a new
 * version.
 */
export function causeOf(error: unknown): Cause {
  const isMissingFile = error instanceof TypeError && /import|module/i.test(error.message)
  return isMissingFile ? 'renewed' : 'broken'
}
