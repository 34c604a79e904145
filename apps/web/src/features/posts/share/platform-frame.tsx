import { platformOf, textOf, type PlatformName } from '@dayreel/catalogue'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './platform-frame.module.css'

type PlatformFrameProps = {
  platform: PlatformName
  /** The name of the account that would post the video. */
  accountName: string
  pictureUrl: string | null
  title: string
  text: string
  tags: readonly string[]
}

const [WIDTH, HEIGHT] = [1_080, 1_920]

/**
 * Previews the video on the platform, with the platform's texts and buttons over the picture. A video of another format
 * than 9:16 is in the middle of the screen.
 */
export function PlatformFrame({ platform, accountName, pictureUrl, title, text, tags }: PlatformFrameProps) {
  const [hasAreas, setAreas] = useState(false)
  const { limits, frame } = platformOf(platform)
  const hasTitle = limits.maxTitle > 0
  const said = hasTitle ? title : textOf(platform, { text, tags, asDraft: false })
  const { top, right, bottom, left } = frame.covered
  const inset = [top / HEIGHT, right / WIDTH, bottom / HEIGHT, left / WIDTH].map((part) => `${100 * part}%`)
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} data-has-title={hasTitle || undefined}>
        {pictureUrl === null ? <Icon name="film" size={40} /> : <img src={pictureUrl} alt="" />}
        <div className={styles.buttons} aria-hidden="true">
          {frame.buttons.map((name) => (
            <Icon key={name} name={name} size={22} />
          ))}
        </div>
        <div className={styles.words}>
          <b dir="auto">{accountName}</b>
          {said.trim() !== '' && <p dir="auto">{said}</p>}
        </div>
        {hasAreas && (
          <span
            className={styles.area}
            style={{ top: inset[0], right: inset[1], bottom: inset[2], left: inset[3] }}
            aria-hidden="true"
          />
        )}
      </div>
      <figcaption>
        <Checkbox
          size="sm"
          label="Show the safe area"
          checked={hasAreas}
          onChange={({ currentTarget }) => setAreas(currentTarget.checked)}
        />
      </figcaption>
    </figure>
  )
}
