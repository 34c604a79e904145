import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { clockText } from '#lib/clock-text.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './player.module.css'
import { useFullScreen } from './use-full-screen.ts'
import { useCaptionLine, usePlayback } from './use-playback.ts'

type PlayerProps = {
  title: string
  /** Undefined until the source is known. */
  src: string | undefined
  poster: string | undefined
  captions: { src: string; language: string; label: string } | undefined
  isAutoPlayed?: boolean
  onError?: () => void
  /** Receives the video element, for controls outside the player. */
  player?: Ref<HTMLVideoElement>
}

const STEP_SECONDS = 5
/** Milliseconds for which the controls stay after the pointer has stopped moving. */
const STAY_MS = 2_500

/**
 * A portrait video with controls. Space plays and pauses, the arrow keys seek, M mutes, C shows captions, and F toggles
 * full screen. The CSS variable `--player-width` sets the width.
 */
export function Player({ title, src, poster, captions, isAutoPlayed = false, onError, player }: PlayerProps) {
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  useImperativeHandle(player, () => video.current!, [])
  const { isPlaying, isWaiting, isMuted, hasFailed, seconds, length } = usePlayback(video)
  const [isCaptioned, setCaptioned] = useState(false)
  const line = useCaptionLine(video, isCaptioned && captions !== undefined)
  const { isFull, toggle: toggleFull } = useFullScreen(box, video)
  const { isQuiet, stir, rest } = useQuiet(isPlaying)

  // Seeking starts from the element's own time, because the rendered time is older and two quick presses would both use
  // it.
  const seek = (to: number): void => {
    if (video.current) video.current.currentTime = Math.min(Math.max(0, to), length)
  }
  const seekBy = (step: number): void => {
    if (video.current) seek(video.current.currentTime + step)
  }
  const togglePlaying = (): void => {
    const element = video.current
    if (element === null) return
    if (element.paused || element.ended) element.play().catch(() => undefined) // The video element shows the error itself.
    else element.pause()
  }
  const toggleMuted = (): void => {
    if (video.current) video.current.muted = !video.current.muted
  }
  const toggleCaptions = (): void => setCaptioned((wasCaptioned) => !wasCaptioned)
  const keys: Record<string, () => void> = {
    ' ': togglePlaying,
    ArrowLeft: () => seekBy(-STEP_SECONDS),
    ArrowRight: () => seekBy(STEP_SECONDS),
    m: toggleMuted,
    f: toggleFull,
    ...(captions && { c: toggleCaptions }),
  }
  const pressKey = (event: KeyboardEvent): void => {
    const act = keys[event.key.toLowerCase()] ?? keys[event.key]
    stir()
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return // Space presses the focused button.
    event.preventDefault()
    act()
  }
  return (
    <div
      ref={box}
      className={styles.player}
      role="group"
      aria-label={`Player: ${title}`}
      data-quiet={isQuiet || undefined}
      data-fresh={(poster !== undefined && seconds === 0) || undefined}
      onKeyDown={pressKey}
      onPointerMove={stir}
      onPointerLeave={rest}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the track below exists if the video has captions */}
      <video
        ref={video}
        playsInline
        autoPlay={isAutoPlayed}
        preload="metadata"
        aria-label={title}
        poster={poster}
        src={src}
        onError={onError}
      >
        {captions && <track kind="captions" srcLang={captions.language} label={captions.label} src={captions.src} />}
      </video>
      <button type="button" className={styles.screen} aria-label={isPlaying ? 'Pause' : 'Play'} onClick={togglePlaying}>
        {!isPlaying && !hasFailed && (
          <span className={styles.disc}>
            <Icon name="play" size={30} />
          </span>
        )}
      </button>
      {isWaiting && <span className={styles.waiting} role="status" aria-label="Loading the video" />}
      {line !== '' && (
        <p className={styles.line} dir="auto">
          <span>{line}</span>
        </p>
      )}
      {hasFailed ? (
        <div className={styles.problem} role="alert">
          <p>The video can’t be played right now.</p>
          <button type="button" onClick={() => video.current?.load()}>
            Try again
          </button>
        </div>
      ) : (
        <div className={styles.controls}>
          <input
            type="range"
            aria-label="Position"
            aria-valuetext={`${clockText(seconds)} of ${clockText(length)}`}
            min={0}
            max={length === 0 ? 1 : length}
            step={0.1}
            disabled={length === 0}
            value={Math.min(seconds, length)}
            style={{ '--part': length === 0 ? 0 : seconds / length } as CSSProperties}
            onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
          />
          <p className={styles.time}>
            {clockText(seconds)} <span>/ {clockText(length)}</span>
          </p>
          <Control label={isMuted ? 'Unmute' : 'Mute'} icon={isMuted ? 'soundOff' : 'sound'} onPress={toggleMuted} />
          {captions && <Control label="Captions" icon="captions" isOn={isCaptioned} onPress={toggleCaptions} />}
          <Control
            label={isFull ? 'Leave full screen' : 'Full screen'}
            icon={isFull ? 'fullOff' : 'full'}
            onPress={toggleFull}
          />
        </div>
      )}
    </div>
  )
}

type ControlProps = { label: string; icon: IconName; isOn?: boolean; onPress: () => void }

function Control({ label, icon, isOn, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}

/** Hides the controls while the video plays and the pointer does not move. */
function useQuiet(isPlaying: boolean) {
  const [isQuiet, setQuiet] = useState(false)
  const [stirredAtMs, setStirred] = useState(0)
  useEffect(() => {
    setQuiet(false)
    if (!isPlaying) return undefined
    const timer = setTimeout(() => setQuiet(true), STAY_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, stirredAtMs])
  return { isQuiet, stir: () => setStirred(Date.now()), rest: () => setQuiet(isPlaying) }
}
