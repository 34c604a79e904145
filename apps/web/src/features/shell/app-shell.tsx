import { Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Logo } from '#ui/logo.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import styles from './app-shell.module.css'
import { Sidebar } from './sidebar.tsx'

/** The frame of every screen of the app: background picture, sidebar, and on a phone a bar that opens it. */
export function AppShell({ children }: { children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const { pathname } = useLocation()
  useEffect(close, [close, pathname])
  return (
    <div className={styles.shell}>
      <SkipLink />
      <img className={styles.background} src="/pictures/scenes/lake-wide.webp" alt="" width={1600} height={1000} />
      <section className={styles.bar} aria-label="Top bar">
        <Link to="/app" className={styles.home} aria-label="Dayreel, home">
          <Logo />
        </Link>
        <Burger opened={isOpen} onClick={toggle} aria-label="Menu" />
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
      <aside className={styles.side}>
        <Link to="/app" className={styles.home} aria-label="Dayreel, home">
          <Logo />
        </Link>
        <Sidebar />
      </aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
