import type { CSSProperties } from 'react'
import { useMotion } from '#lib/motion.ts'
import styles from './moving-sample.module.css'

type MovingSampleProps = {
  /**
   * A data URL of a picture that contains all frames, one below the other. Undefined until it is drawn, or if there is
   * none.
   */
  image: string | undefined
  frames?: number
  framesPerSecond?: number
  /** The frame that is shown at rest, counted from 0. */
  restFrame?: number
  /** Whether the sample is being drawn. */
  isPending: boolean
  className?: string | undefined
}

/**
 * A short silent animation in a choice, which must be a `label` that begins with an `input`. It plays twice, and again
 * while the choice is hovered over or focused. With motion off, it shows one frame.
 */
export function MovingSample({
  image,
  frames = 1,
  framesPerSecond = 1,
  restFrame = 0,
  isPending,
  className = '',
}: MovingSampleProps) {
  const moving = { 'data-moving': useMotion() === true || undefined }
  if (image === undefined)
    return <span className={`${styles.empty} ${className}`} data-pending={isPending || undefined} {...moving} />
  const style = {
    backgroundImage: `url("${image}")`,
    '--frames': frames,
    // The first frame is at 0 %, the last one at 100 %.
    '--rest': `${(100 * restFrame) / Math.max(1, frames - 1)}%`,
    '--seconds': `${frames / framesPerSecond}s`,
  } as CSSProperties
  return <span className={`${styles.sample} ${className}`} style={style} {...moving} />
}
