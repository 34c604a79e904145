import { MAX_DURATION_SECONDS } from '@dayreel/catalogue'
import { useEffect, useRef, useState } from 'react'

/** Chromium and Firefox record WebM, Safari records MP4. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']
const MICROPHONE = { audio: { echoCancellation: false, noiseSuppression: true, autoGainControl: true } }

export type Take = { sound: Blob; url: string }
type Recording = { stream: MediaStream; recorder: MediaRecorder }

/**
 * Records takes from the microphone. The microphone is released after each take, so that the browser shows when it is
 * in use.
 */
export function useRecorder() {
  const [status, setStatus] = useState<'idle' | 'asking' | 'recording'>('idle')
  const [stream, setStream] = useState<MediaStream>()
  const [take, setTake] = useState<Take>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<Recording>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      if (running.current !== undefined) release(running.current)
    }
  }, [])
  useEffect(() => () => URL.revokeObjectURL(take?.url ?? ''), [take])

  const start = async (): Promise<void> => {
    setProblem(undefined)
    setTake(undefined)
    setStatus('asking')
    try {
      const opened = await openMicrophone()
      if (isGone.current) return release(opened)
      running.current = opened
      const pieces: Blob[] = []
      opened.recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
      opened.recorder.addEventListener('stop', () => {
        release(opened)
        running.current = undefined
        if (isGone.current) return
        const sound = new Blob(pieces, { type: opened.recorder.mimeType })
        setStream(undefined)
        setStatus('idle')
        if (sound.size === 0) setProblem('Nothing was recorded. Check the microphone and try again.')
        else setTake({ sound, url: URL.createObjectURL(sound) })
      })
      opened.recorder.start()
      setTimeout(() => stopRecorder(opened.recorder), MAX_DURATION_SECONDS * 1_000)
      setStream(opened.stream)
      setStatus('recording')
    } catch (error) {
      setStatus('idle')
      setProblem(explain(error))
    }
  }

  return {
    status,
    /** The microphone while it is recording. */
    stream,
    take,
    problem,
    start: () => void start(),
    stop: () => running.current && stopRecorder(running.current.recorder),
    discard: () => setTake(undefined),
  }
}

async function openMicrophone(): Promise<Recording> {
  // Browsers hide the microphone from pages without HTTPS.
  if (navigator.mediaDevices === undefined) throw new DOMException('', 'SecurityError')
  const stream = await navigator.mediaDevices.getUserMedia(MICROPHONE)
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  return { stream, recorder: new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType }) }
}

function stopRecorder(recorder: MediaRecorder): void {
  if (recorder.state !== 'inactive') recorder.stop()
}

function release({ stream, recorder }: Recording): void {
  stopRecorder(recorder)
  for (const track of stream.getTracks()) track.stop()
}

function explain(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError')
    return 'The browser doesn’t let this page use the microphone. Allow it in the address bar, then try again. Or upload a file.'
  if (name === 'NotFoundError') return 'No microphone was found. Connect one and try again, or upload a file.'
  if (name === 'NotReadableError') return 'Another program is using the microphone. Close it and try again.'
  if (name === 'SecurityError') return 'The microphone needs a secure address (https://). Upload a file instead.'
  return 'The microphone could not be started. Try again, or upload a file.'
}
