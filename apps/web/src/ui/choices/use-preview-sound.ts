import { messageOf } from '#lib/message-of.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

export type PreviewSound = {
  /** The id of the playing preview. */
  playing: string | undefined
  /** The reason why the last preview could not play, with that preview's id. */
  problem: { id: string; text: string } | undefined
  /** Plays a preview, or pauses the playing one. */
  toggle: (preview: Preview) => void
}
export type Preview = {
  id: string
  name: string
  /** Empty if there is no sound yet. */
  url: string
  /** Requests the sound, and returns its URL. */
  load?: () => Promise<string>
}

/** Plays previews of voices and tracks, one at a time. */
export function usePreviewSound(): PreviewSound {
  const audio = useRef<HTMLAudioElement>(undefined)
  /** The newest press. A sound that loads for an older press, or after the user left the page, is not played. */
  const newestPress = useRef<symbol>(undefined)
  const [playing, setPlaying] = useState<string>()
  const [problem, setProblem] = useState<PreviewSound['problem']>()
  useEffect(
    () => () => {
      audio.current?.pause()
      newestPress.current = undefined
    },
    [],
  )
  const toggle = useCallback(
    ({ id, name, url, load }: Preview) => {
      audio.current?.pause()
      const press = (newestPress.current = Symbol(id))
      setProblem(undefined)
      setPlaying(undefined)
      if (playing === id) return
      if (url === '' && load === undefined) return setProblem({ id, text: 'No preset preview available' })
      setPlaying(id)
      const isCurrent = (): boolean => newestPress.current === press
      const fail = (text: string): void => {
        if (!isCurrent()) return
        setPlaying(undefined)
        setProblem({ id, text })
      }
      const play = (address: string): void => {
        if (!isCurrent()) return
        const next = new Audio(address)
        audio.current = next
        next.addEventListener('ended', () => isCurrent() && setPlaying(undefined))
        next.addEventListener('error', () => fail('Error loading audio preview'))
        next.play().catch((error: unknown) => {
          if (error instanceof DOMException && error.name === 'AbortError') return // Paused before it had started.
          if (next.error === null) fail(`Could not play preview for ${name}`)
        })
      }
      if (url !== '' || load === undefined) return play(url)
      load().then(play, (error: unknown) => fail(messageOf(error)))
    },
    [playing],
  )
  return { playing, problem, toggle }
}
