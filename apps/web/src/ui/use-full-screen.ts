import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns whether a part of the page is in full screen, and a function to toggle that. On a phone that supports full
 * screen only for videos, the function shows the video in full screen.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>, video: RefObject<PhoneVideo | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = (): void => setFull(part.current !== null && document.fullscreenElement === part.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [part])
  const toggle = (): void => {
    if (isFull) void document.exitFullscreen()
    // If the browser refuses, nothing changes.
    else if (document.fullscreenEnabled) part.current?.requestFullscreen().catch(() => undefined)
    else video.current?.webkitEnterFullscreen?.()
  }
  return { isFull, toggle }
}

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }
