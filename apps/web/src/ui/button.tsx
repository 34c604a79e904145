import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { needsFullLoad } from '#lib/paths.ts'
import styles from './button.module.css'

type Look = 'lamp' | 'quiet' | 'text'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look?: Look
  isWide?: boolean
  /**
   * Whether the button's action is in progress. The button shows this and cannot be pressed again, but keeps the focus.
   */
  isBusy?: boolean
}

export function Button({ look = 'lamp', isWide = false, isBusy = false, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf(look, isWide)}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    />
  )
}

type ButtonLinkProps = Pick<ComponentProps<'a'>, 'children' | 'aria-label' | 'onClick'> & {
  to: string
  look?: Look
  isWide?: boolean
}

/** A link that looks like a button. Between the site and the app, the browser loads the page. */
export function ButtonLink({ to, look = 'lamp', isWide = false, ...rest }: ButtonLinkProps) {
  const { pathname } = useLocation()
  return <Link {...rest} to={to} className={classOf(look, isWide)} reloadDocument={needsFullLoad(pathname, to)} />
}

function classOf(look: Look, isWide: boolean): string {
  return [styles.button, styles[look], isWide ? styles.wide : ''].join(' ').trim()
}
