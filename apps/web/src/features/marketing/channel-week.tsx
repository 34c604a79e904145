import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './channel-week.module.css'
import { SidewaysList } from './sideways-list.tsx'

/** Days of an example channel, with the pictures of its videos. */
const DAYS = [
  { day: 'Monday', state: 'Posted', picture: 'robot-day' },
  { day: 'Tuesday', state: 'Posted', picture: 'seagull' },
  { day: 'Today', state: 'In review', picture: 'submarine' },
  { day: 'Tomorrow', state: 'Planned', picture: 'windmill' },
  { day: 'Friday', state: 'Planned', picture: 'jellyfish' },
] as const

/** One week of a channel, as its calendar shows it. */
export function ChannelWeek() {
  return (
    <SidewaysList className={styles.week} label="A week of a channel">
      {DAYS.map(({ day, state, picture }) => (
        <li key={day} data-state={state}>
          <p>
            <b>{day}</b> <span>18:00</span>
          </p>
          <TallPicture file={`pictures/scenes/${picture}`} />
          <p className={styles.state}>{state}</p>
        </li>
      ))}
    </SidewaysList>
  )
}
