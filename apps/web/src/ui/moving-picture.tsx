import { useEffect, useRef, useState } from 'react'
import { useMotion } from '#lib/motion.ts'
import styles from './moving-picture.module.css'

/**
 * A silent clip in front of a picture, as large as the parent element. The clip is loaded when it is first visible with
 * motion on. It plays only while it is visible and motion is on. Screen readers skip it, because it adds no
 * information.
 */
export function MovingPicture({ clip }: { clip: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [isShown, setShown] = useState(false)
  const isMoving = useMotion() === true
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry!.isIntersecting), { threshold: 0.2 })
    observer.observe(video.current!)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const { current } = video
    if (current === null) return
    if (!isSeen || !isMoving) {
      current.pause()
      return
    }
    if (current.src === '') current.src = `/clips/${clip}.mp4`
    current.play().catch(() => undefined) // If the browser refuses to play, the picture stays visible.
  }, [clip, isMoving, isSeen])
  return (
    <video
      ref={video}
      className={styles.clip}
      data-shown={isShown || undefined}
      onPlaying={() => setShown(true)}
      muted
      loop
      playsInline
      preload="none"
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
