import { useRef, useSyncExternalStore } from 'react'
import { Link, NavLink } from 'react-router'
import { signOut } from '#lib/session.ts'
import { ButtonLink, Button } from './button.tsx'
import { SiteIcon } from './site-icon.tsx'
import { Logo } from './logo.tsx'
import styles from './public-header.module.css'
import { HEADER_LINKS } from './site-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The header of every public page. On narrow screens, its links are in a menu that works without scripts. */
export function PublicHeader() {
  const menu = useRef<HTMLDivElement>(null)
  const isScrolled = useSyncExternalStore(onScroll, isPageScrolled, () => false)
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={styles.row}>
        <Link to="/" className={styles.home} aria-label="Dayreel, home">
          <Logo />
        </Link>
        <nav className={styles.links} aria-label="Main">
          <Links />
        </nav>
        <div className={styles.account}>
          <ThemeSwitch />
          <Account />
        </div>
        <button type="button" className={styles.menuButton} popoverTarget="site-menu" aria-label="Menu">
          <SiteIcon name="menu" size={24} />
        </button>
      </div>
      <div id="site-menu" popover="auto" ref={menu} className={styles.menu}>
        <div className={styles.menuTop}>
          <Logo />
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label="Close the menu"
          >
            <SiteIcon name="close" size={24} />
          </button>
        </div>
        <nav aria-label="Menu" className={styles.menuLinks}>
          <Links onFollow={() => menu.current?.hidePopover()} />
        </nav>
        <div className={styles.menuAccount}>
          <Account />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  )
}

/** How many pixels a picture may scroll below the header before the page's text reaches the header. */
const CLEAR_PX = 32

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

function isPageScrolled(): boolean {
  return window.scrollY > CLEAR_PX
}

function Links({ onFollow }: { onFollow?: () => void }) {
  return HEADER_LINKS.map(({ to, label }) => (
    <NavLink key={to} to={to} end={to === '/'} onClick={onFollow}>
      {label}
    </NavLink>
  ))
}

/**
 * Renders the links for both session states. An attribute of the document decides which are visible, so that the first
 * paint is right.
 */
function Account() {
  return (
    <>
      <div className={styles.signedOut}>
        <ButtonLink to="/login" look="text">
          Login
        </ButtonLink>
        <ButtonLink to="/register">Register</ButtonLink>
      </div>
      <div className={styles.signedIn}>
        <Button look="text" onClick={() => void signOut()}>
          Logout
        </Button>
        <ButtonLink to="/app">Open app</ButtonLink>
      </div>
    </>
  )
}
