import { Outlet, useLocation } from 'react-router'
import { MotionSwitch } from '#ui/motion-switch.tsx'
import { MovingPicture } from '#ui/moving-picture.tsx'
import styles from './sign-in-layout.module.css'

/** What is seen beside a form, by the beginning of its address: a template's picture and clip, and words of its story. */
const SCENES = [
  { path: '/register', template: 'dreams-never-wake', caption: ['The door was', 'never', 'locked'] },
  { path: '/forgot-password', template: 'time-broke-here', caption: ['The last train is', 'still', 'arriving'] },
  { path: '/reset-password', template: 'time-broke-here', caption: ['The last train is', 'still', 'arriving'] },
  { path: '/', template: 'what-if-overnight', caption: ['the moon came', 'closer', ''] },
] as const

/** A form beside a video; on a phone the form alone. */
export default function SignInLayout() {
  const { pathname } = useLocation()
  const { template, caption } = SCENES.find(({ path }) => pathname.startsWith(path))!
  const [before, spoken, after] = caption
  const picture = <img src={`/pictures/templates/${template}.webp`} alt="" width={540} height={960} loading="lazy" />
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <Outlet />
      </div>
      <div className={styles.panel}>
        <div className={styles.behind}>{picture}</div>
        <div key={template} className={styles.video}>
          {picture}
          <p aria-hidden="true">
            {before} <b>{spoken}</b> {after}
          </p>
          <MovingPicture clip={`templates/${template}`} />
        </div>
        <div className={styles.motion}>
          <MotionSwitch />
        </div>
      </div>
    </div>
  )
}
