import { switchMotion, useMotion } from '#lib/motion.ts'
import { Icon } from './icon.tsx'
import styles from './motion-switch.module.css'

/** Stops everything that moves on a page, or lets it go on; there as soon as anything could move. */
export function MotionSwitch() {
  const isMoving = useMotion()
  if (isMoving === undefined) return null
  const label = isMoving ? 'Pause the moving pictures' : 'Play the moving pictures'
  return (
    <button type="button" className={styles.switch} onClick={switchMotion} aria-label={label} title={label}>
      <Icon name={isMoving ? 'pause' : 'play'} size={18} />
    </button>
  )
}
