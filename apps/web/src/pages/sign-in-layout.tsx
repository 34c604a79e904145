import { Outlet, useLocation } from 'react-router'
import { Backdrop } from '#ui/backdrop.tsx'
import { MotionSwitch } from '#ui/motion-switch.tsx'
import { Phone } from '#ui/phone.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './sign-in-layout.module.css'

/**
 * The scenes beside the forms. `path` is the start of the page's path. Each scene has a template's picture and clip,
 * and a caption from the clip's story. The caption is shown only on the still picture, because the clip already
 * contains it.
 */
const SCENES = [
  { path: '/register', template: 'dreams-never-wake', caption: 'The door was *never* locked' },
  { path: '/forgot-password', template: 'time-broke-here', caption: 'The last train is *still* arriving' },
  { path: '/reset-password', template: 'time-broke-here', caption: 'The last train is *still* arriving' },
  { path: '/', template: 'what-if-overnight', caption: 'the moon came *closer*' },
] as const

/** A form beside a video. On a phone, only the form is shown. */
export default function SignInLayout() {
  const { pathname } = useLocation()
  const { template, caption } = SCENES.find(({ path }) => pathname.startsWith(path))!
  return (
    <div className={styles.split}>
      <Backdrop picture="moon-sea-wide" />
      <div className={styles.form}>
        <Outlet />
      </div>
      <div className={styles.panel}>
        <div className={styles.behind}>
          <TallPicture file={`pictures/templates/${template}`} />
        </div>
        <div key={template} className={styles.video}>
          <Phone picture={`pictures/templates/${template}`} alt="" caption={caption} clip={`templates/${template}`} />
        </div>
        <div className={styles.motion}>
          <MotionSwitch />
        </div>
      </div>
    </div>
  )
}
