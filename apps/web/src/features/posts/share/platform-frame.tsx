import { textOf, type PlatformName } from '@dayreel/catalogue'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import styles from './platform-frame.module.css'

type PlatformFrameProps = {
  platform: PlatformName
  /** Whose post it would be. */
  accountName: string
  pictureUrl: string | null
  title: string
  text: string
  tags: readonly string[]
}

/**
 * What a platform lays over a video, of 1080 × 1920: no platform publishes figures for posts, these are those of their own
 * advertisements, and for TikTok what makers go by.
 */
const COVERED: Readonly<Record<PlatformName, { top: number; right: number; bottom: number; left: number }>> = {
  youtube: { top: 288, right: 192, bottom: 672, left: 48 },
  instagram: { top: 269, right: 65, bottom: 672, left: 65 },
  tiktok: { top: 260, right: 180, bottom: 500, left: 120 },
}
const [WIDTH, HEIGHT] = [1_080, 1_920]

const BUTTONS: Readonly<Record<PlatformName, readonly IconName[]>> = {
  youtube: ['up', 'down', 'captions', 'share'],
  instagram: ['spark', 'captions', 'share', 'dots'],
  tiktok: ['spark', 'captions', 'link', 'share'],
}

/** The video as the platform shows it: its words and buttons over the picture, and where they leave room. */
export function PlatformFrame({ platform, accountName, pictureUrl, title, text, tags }: PlatformFrameProps) {
  const [hasAreas, setAreas] = useState(false)
  const said = platform === 'youtube' ? title : textOf(platform, { text, tags, asDraft: false })
  const { top, right, bottom, left } = COVERED[platform]
  const inset = [top / HEIGHT, right / WIDTH, bottom / HEIGHT, left / WIDTH].map((part) => `${100 * part}%`)
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} data-platform={platform}>
        {pictureUrl === null ? <Icon name="film" size={40} /> : <img src={pictureUrl} alt="" />}
        <div className={styles.buttons} aria-hidden="true">
          {BUTTONS[platform].map((name) => (
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
