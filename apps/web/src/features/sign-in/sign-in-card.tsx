import type { ReactNode } from 'react'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import styles from './sign-in-card.module.css'

/** What the pages around signing in have in common: a title, a line of explanation, a form, and the ways elsewhere. */
export function SignInCard({
  title,
  lead,
  children,
  elsewhere,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
  elsewhere?: ReactNode
}) {
  return (
    <div className={styles.card}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
      {elsewhere !== undefined && <p className={styles.elsewhere}>{elsewhere}</p>}
    </div>
  )
}

export function Divider() {
  return (
    <div className={styles.divider}>
      <span>OR</span>
    </div>
  )
}

/** What stands in a field, by its name. */
export type FieldReader = (name: string) => string

/** Fields one below the other. */
export function Fields({ children, onSubmit }: { children: ReactNode; onSubmit: (valueOf: FieldReader) => void }) {
  const isHydrated = useIsHydrated()
  return (
    <form
      className={styles.fields}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        onSubmit((name) => {
          const value = fields.get(name)
          return typeof value === 'string' ? value : ''
        })
      }}
    >
      {/* What is typed before the page's script runs would be lost with a plain submission. */}
      <fieldset className={styles.untilReady} disabled={!isHydrated}>
        {children}
      </fieldset>
    </form>
  )
}
