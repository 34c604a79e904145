import { Outlet } from 'react-router'
import styles from './sign-in-layout.module.css'

/** A form beside a picture; where there is no room beside it, below one. */
export default function SignInLayout() {
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <Outlet />
      </div>
      <div className={styles.picture} aria-hidden="true">
        <img src="/pictures/scenes/rooftop-wide.webp" alt="" width={1600} height={1000} />
        <p>
          the moon came <b>closer</b>
        </p>
      </div>
    </div>
  )
}
