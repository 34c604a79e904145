import { useEffect, useState, type RefObject } from 'react'

type Playback = {
  isPlaying: boolean
  /** Whether the video is set to play but waits for data. */
  isWaiting: boolean
  isMuted: boolean
  hasFailed: boolean
  seconds: number
  /** The video's length in seconds, or 0 until it is known. */
  length: number
}

const EVENTS = [
  'loadstart',
  'loadedmetadata',
  'durationchange',
  'canplay',
  'emptied',
  'error',
  'volumechange',
  'play',
  'playing',
  'pause',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'ended',
]
const BEFORE: Playback = { isPlaying: false, isWaiting: false, isMuted: false, hasFailed: false, seconds: 0, length: 0 }

/** Returns the current state of a video element, regardless of whether the user or the page changed it. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [playback, setPlayback] = useState(BEFORE)
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    const look = (): void => setPlayback(read(element))
    look()
    for (const event of EVENTS) element.addEventListener(event, look)
    return () => {
      for (const event of EVENTS) element.removeEventListener(event, look)
    }
  }, [video])
  return playback
}

function read({ paused, ended, readyState, muted, error, currentTime, duration }: HTMLVideoElement): Playback {
  const isPlaying = !paused && !ended
  return {
    isPlaying,
    isWaiting: isPlaying && error === null && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    isMuted: muted,
    hasFailed: error !== null,
    seconds: currentTime,
    length: Number.isFinite(duration) ? duration : 0,
  }
}

/** Returns the current line of the video's first caption track. It is empty if there is no line or captions are off. */
export function useCaptionLine(video: RefObject<HTMLVideoElement | null>, isOn: boolean): string {
  const [line, setLine] = useState('')
  useEffect(() => {
    const track = video.current?.textTracks[0]
    if (!isOn || track === undefined) return undefined
    track.mode = 'hidden' // The browser loads the track, but the player draws the captions.
    const look = (): void =>
      setLine(Array.from(track.activeCues ?? [], (cue) => (cue as VTTCue).getCueAsHTML().textContent).join(' '))
    look()
    track.addEventListener('cuechange', look)
    return () => {
      track.removeEventListener('cuechange', look)
      track.mode = 'disabled'
      setLine('')
    }
  }, [video, isOn])
  return line
}
