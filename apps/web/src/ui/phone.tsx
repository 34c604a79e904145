import styles from './phone.module.css'

type PhoneProps = {
  /** A tall picture of public/pictures, such as `scenes/boat`. */
  picture: string
  alt: string
  /** Words as a caption shows them; the one between asterisks is the spoken one. */
  caption: string
  isLazy?: boolean
}

/** A picture of a video as a phone shows it. */
export function Phone({ picture, alt, caption, isLazy = false }: PhoneProps) {
  const [before = '', spoken = '', after = ''] = caption.split('*')
  return (
    <div className={styles.phone}>
      <img
        src={`/pictures/${picture}.webp`}
        alt={alt}
        width={540}
        height={960}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
      />
      <p className={styles.caption} aria-hidden="true">
        {before}
        <b>{spoken}</b>
        {after}
      </p>
    </div>
  )
}
