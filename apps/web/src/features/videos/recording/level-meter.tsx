import { useEffect, useRef } from 'react'
import styles from './take-recorder.module.css'

/** Below this level the meter is empty. */
const QUIETEST_DB = -54
const LOUD_DB = -3

/** Shows the microphone's level. Empty without a stream. */
export function LevelMeter({ stream }: { stream: MediaStream | undefined }) {
  const meter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = meter.current
    if (stream === undefined || shown === null) return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let frame = 0
    const draw = (): void => {
      analyser.getFloatTimeDomainData(samples)
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      const decibels = 20 * Math.log10(Math.max(peak, 1e-6))
      shown.style.setProperty('--level', String(Math.max(0, Math.min(1, 1 - decibels / QUIETEST_DB))))
      shown.toggleAttribute('data-loud', decibels > LOUD_DB)
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      shown.style.removeProperty('--level')
      void context.close()
    }
  }, [stream])
  return <div ref={meter} className={styles.meter} aria-hidden="true" />
}
