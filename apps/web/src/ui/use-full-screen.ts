import { useEffect, useState, type RefObject } from 'react'

/** Whether a part of the page has the whole screen, and what gives and takes it. A phone that gives it to videos only, gives it to the video. */
export function useFullScreen(part: RefObject<HTMLElement | null>, video: RefObject<PhoneVideo | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = (): void => setFull(part.current !== null && document.fullscreenElement === part.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [part])
  const toggle = (): void => {
    if (isFull) void document.exitFullscreen()
    else if (document.fullscreenEnabled)
      part.current?.requestFullscreen().catch(() => undefined) // refused, it stays as it is
    else video.current?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }
