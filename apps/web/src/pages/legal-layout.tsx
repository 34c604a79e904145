import { Outlet } from 'react-router'
import { Backdrop } from '#ui/backdrop.tsx'
import { MotionSwitch } from '#ui/motion-switch.tsx'
import styles from './legal-layout.module.css'

/** Shows a legal text on a plain sheet. The backdrop is visible around it. */
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
