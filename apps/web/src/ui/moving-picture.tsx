import { useEffect, useRef, useState } from 'react'
import { useMotion } from '#lib/motion.ts'
import styles from './moving-picture.module.css'

/**
 * A silent clip over the picture that stands for it, in a box of its parent's size. Its file is fetched when it is seen, and it
 * moves while it is seen and motion is on. It says nothing that the picture does not: screen readers pass over it.
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
    current.play().catch(() => undefined) // the browser has its reasons, such as saving power: the picture stays
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
