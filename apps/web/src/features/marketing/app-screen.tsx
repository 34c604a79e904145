import styles from './app-screen.module.css'

/** Screens of the app as they are: `npm run screens` takes them anew, in both themes. */
const SCREENS = {
  create: { alt: 'Create Video: a line is written, its style, length and voice are chosen', address: 'create-video' },
  progress: { alt: 'A video being made: its scenes are there, and how far each step is', address: 'create-video' },
  storyboard: {
    alt: 'The storyboard of a finished video: each scene with its words and its picture, ready to be changed',
    address: 'videos',
  },
  library: { alt: 'My Videos: finished videos side by side, to play, share and download', address: 'videos' },
} as const

/** A screen of the app in a window's frame, in the page's theme. */
export function AppScreen({ name }: { name: keyof typeof SCREENS }) {
  const { alt, address } = SCREENS[name]
  return (
    <figure className={styles.window} data-screen={name}>
      <div className={styles.bar} aria-hidden="true">
        <i />
        <i />
        <i />
        <span>dayreel / {address}</span>
      </div>
      {(['dark', 'light'] as const).map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={`/screens/${name}-${theme}.webp`}
          alt={alt}
          width={1280}
          height={800}
          loading="lazy"
          decoding="async"
        />
      ))}
    </figure>
  )
}
