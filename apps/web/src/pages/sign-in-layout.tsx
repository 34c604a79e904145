import { Outlet, useLocation } from 'react-router'
import { MotionSwitch } from '#ui/motion-switch.tsx'
import { Phone } from '#ui/phone.tsx'
import styles from './sign-in-layout.module.css'

/** What is seen beside a form, by the beginning of its address: a template's picture and clip, and words of its story. */
const SCENES = [
  { path: '/register', template: 'dreams-never-wake', caption: 'The door was *never* locked' },
  { path: '/forgot-password', template: 'time-broke-here', caption: 'It has been *midnight* for years' },
  { path: '/reset-password', template: 'time-broke-here', caption: 'It has been *midnight* for years' },
  { path: '/', template: 'what-if-overnight', caption: 'the moon came *closer*' },
] as const

/** A form beside a video; on a phone below a strip of it. */
export default function SignInLayout() {
  const { pathname } = useLocation()
  const { template, caption } = SCENES.find(({ path }) => pathname.startsWith(path))!
  const picture = `pictures/templates/${template}`
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <Outlet />
      </div>
      <div className={styles.panel}>
        <img className={styles.behind} src={`/${picture}.webp`} alt="" width={540} height={960} />
        <div className={styles.video}>
          <Phone key={template} picture={picture} clip={`templates/${template}`} alt="" caption={caption} />
        </div>
        <div className={styles.motion}>
          <MotionSwitch />
        </div>
      </div>
    </div>
  )
}
