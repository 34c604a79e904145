import styles from './mix.module.css'

const BAR = 7
/** The loudness of the voice over time, from 0 to 100. The voice speaks two sentences. */
const VOICE = [0, 0, 38, 82, 60, 94, 48, 70, 30, 0, 0, 0, 56, 88, 66, 42, 78, 34, 0, 0]
/** The loudness of the music, which gets quieter while the voice speaks. */
const MUSIC = VOICE.map((voice, i) => (voice > 0 ? 20 : 72) + ((i * 23) % 16))

/** Draws the loudness of a voice and of the music below it. */
export function Mix() {
  return (
    <div className={styles.mix}>
      <Row name="Voice" loudness={VOICE} />
      <Row name="Music" loudness={MUSIC} />
    </div>
  )
}

function Row({ name, loudness }: { name: string; loudness: readonly number[] }) {
  return (
    <p>
      {name}
      <svg viewBox={`0 0 ${loudness.length * BAR} 50`} preserveAspectRatio="xMinYMid" aria-hidden="true">
        {loudness.map((height, i) => (
          <rect key={i} x={i * BAR + 1.5} y={25 - height / 4} width={4} height={height / 2} rx={2} />
        ))}
      </svg>
    </p>
  )
}
