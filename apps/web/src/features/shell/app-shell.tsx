import { Burger, Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useRegionOfNewAccount } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import styles from './app-shell.module.css'
import { Credits, VideosLeft } from './credits.tsx'
import { usePreloadedPages } from './preload-pages.ts'
import { ReachNotice } from './reach-notice.tsx'
import { Sidebar } from './sidebar.tsx'

/** At this width and above, the sidebar is beside the screen. app-shell.module.css has the same breakpoint. */
const WIDE = '(min-width: 901px)'

/** The frame of every app screen: the sidebar and, on a phone, a bar that opens it. */
export function AppShell({ children }: { children: ReactNode }) {
  useRegionOfNewAccount()
  usePreloadedPages()
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  return (
    <div className={styles.shell}>
      <SkipLink />
      {isWide ? <Side /> : <TopBar />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <ReachNotice />
        {children}
      </main>
    </div>
  )
}

function Side() {
  return (
    <aside className={styles.side}>
      <div className={styles.column}>
        <HomeLink />
        <Sidebar />
      </div>
    </aside>
  )
}

function TopBar() {
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const { pathname } = useLocation()
  useEffect(close, [close, pathname])
  return (
    <>
      <section className={styles.bar} aria-label="Top bar">
        <HomeLink />
        <p className={styles.credits}>
          <Icon name="coin" size={16} />
          <span>
            <Credits />
            <VideosLeft />
          </span>
        </p>
        <Burger className={styles.menu} opened={isOpen} onClick={toggle} size="sm" aria-label="Menu" />
      </section>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={<Logo />}
        size="18rem"
        closeButtonProps={{ 'aria-label': 'Close the menu' }}
      >
        <Sidebar />
      </Drawer>
    </>
  )
}

function HomeLink() {
  return (
    <Link to="/app" className={styles.home} aria-label="Dayreel, home">
      <Logo />
    </Link>
  )
}
