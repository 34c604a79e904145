import { Outlet } from 'react-router'
import { PublicFooter } from '#ui/public-footer.tsx'
import { PublicHeader } from '#ui/public-header.tsx'
import { SkipLink } from '#ui/skip-link.tsx'

export default function PublicLayout() {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </>
  )
}
