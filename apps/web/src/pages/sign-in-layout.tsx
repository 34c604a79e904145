import { Outlet } from 'react-router'
import { MotionSwitch } from '#ui/motion-switch.tsx'
import { MovingPicture } from '#ui/moving-picture.tsx'
import styles from './sign-in-layout.module.css'

/** A form beside a picture; where there is no room beside it, alone. */
export default function SignInLayout() {
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <Outlet />
      </div>
      <div className={styles.picture}>
        <img src="/pictures/scenes/rooftop-wide.webp" alt="" width={1600} height={1000} loading="lazy" />
        <MovingPicture clip="background/rooftop-wide" />
        <p aria-hidden="true">
          the moon came <b>closer</b>
        </p>
        <div className={styles.motion}>
          <MotionSwitch />
        </div>
      </div>
    </div>
  )
}
