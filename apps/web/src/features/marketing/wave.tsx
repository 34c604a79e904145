import styles from './wave.module.css'

/** The loudness of the narration from beginning to end, from 0 to 100. */
const LOUDNESS = [
  6, 34, 62, 48, 80, 55, 22, 70, 92, 64, 38, 58, 76, 44, 18, 8, 4, 30, 66, 84, 60, 42, 72, 50, 28, 54, 68, 36, 14, 5,
]
const BAR = 7

/** Draws the narration of the example video. The part up to the current word has the accent colour. */
export function Wave() {
  return (
    <svg
      preserveAspectRatio="none"
      viewBox={`0 0 ${LOUDNESS.length * BAR} 100`}
      aria-hidden="true"
      className={styles.wave}
    >
      {LOUDNESS.map((height, i) => (
        <rect key={i} x={i * BAR + 1.5} y={50 - height / 2} width={4} height={height} rx={2} />
      ))}
    </svg>
  )
}
