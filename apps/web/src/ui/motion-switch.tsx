import { switchMotion, useMotion } from '#lib/motion.ts'
import { SiteIcon } from './site-icon.tsx'
import styles from './motion-switch.module.css'

const LABEL = 'Pause background video'

/** A button that pauses or starts all background motion of a page. It appears as soon as motion is possible. */
export function MotionSwitch() {
  const isMoving = useMotion()
  if (isMoving === undefined) return null
  return (
    <button
      type="button"
      className={styles.switch}
      onClick={switchMotion}
      aria-label={LABEL}
      aria-pressed={!isMoving}
      title={isMoving ? LABEL : 'Background video is paused'}
    >
      <SiteIcon name="pause" size={16} />
    </button>
  )
}
