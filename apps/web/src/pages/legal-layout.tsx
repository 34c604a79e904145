import { Outlet } from 'react-router'
import { Backdrop } from '#ui/backdrop.tsx'
import { MotionSwitch } from '#ui/motion-switch.tsx'
import styles from './legal-layout.module.css'

/** Plain paper, and nothing on it but the text; what lies behind every public page is seen around it. */
export default function LegalLayout() {
  return (
    <>
      <Backdrop picture="lake-wide" />
      <article className={styles.legal}>
        <Outlet />
      </article>
      <div className={styles.motion}>
        <MotionSwitch />
      </div>
    </>
  )
}
