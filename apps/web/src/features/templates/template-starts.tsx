import { TEMPLATES } from '@dayreel/catalogue'
import { Link } from 'react-router'
import styles from './template-starts.module.css'

/** Links that start the next video from a template. Each one is an entry for a list of videos. */
export const TEMPLATE_STARTS = TEMPLATES.map(({ id, name, previewUrl }) => (
  <li key={id}>
    <Link to={`/app/create-video?template=${id}`} className={styles.start}>
      <img src={previewUrl} alt="" width={540} height={960} loading="lazy" decoding="async" />
      <span className={styles.words}>
        <span>Start from </span>
        <b>{name}</b>
      </span>
    </Link>
  </li>
))
