import { useCallback, useEffect, useRef, useState } from 'react'

export type PreviewSound = {
  /** The id of the playing preview. */
  playing: string | undefined
  /** The reason why the last preview could not play, with that preview's id. */
  problem: { id: string; text: string } | undefined
  /** Plays a preview, or pauses the playing one. */
  toggle: (preview: Preview) => void
}
export type Preview = { id: string; name: string; url: string }

/** Plays previews of voices and tracks, one at a time. */
export function usePreviewSound(): PreviewSound {
  const audio = useRef<HTMLAudioElement>(undefined)
  const [playing, setPlaying] = useState<string>()
  const [problem, setProblem] = useState<PreviewSound['problem']>()
  useEffect(() => () => audio.current?.pause(), [])
  const toggle = useCallback(
    ({ id, name, url }: Preview) => {
      audio.current?.pause()
      setProblem(undefined)
      setPlaying(undefined)
      if (playing === id) return
      if (url === '') return setProblem({ id, text: 'No preset preview available' })
      const next = new Audio(url)
      audio.current = next
      const isCurrent = (): boolean => audio.current === next
      const fail = (text: string): void => {
        if (!isCurrent()) return
        setPlaying(undefined)
        setProblem({ id, text })
      }
      next.addEventListener('ended', () => isCurrent() && setPlaying(undefined))
      next.addEventListener('error', () => fail('Error loading audio preview'))
      setPlaying(id)
      next.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return // Paused before it had started.
        if (next.error === null) fail(`Could not play preview for ${name}`)
      })
    },
    [playing],
  )
  return { playing, problem, toggle }
}
