import type { ReactNode } from 'react'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import styles from './sign-in-card.module.css'

/** The layout of the sign-in pages: a title, an explanation, a form, and links. */
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

/** A function that returns a form field's value by its name. */
export type FieldReader = (name: string) => string

/** A form with a column of fields. */
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
      {/* Disabled until the page's script runs, because a plain submission would lose the typed text. */}
      <fieldset className={styles.untilReady} disabled={!isHydrated}>
        {children}
      </fieldset>
    </form>
  )
}
