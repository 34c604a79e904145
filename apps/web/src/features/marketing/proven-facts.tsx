import type { ReactNode } from 'react'
import { SiteIcon } from '#ui/site-icon.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import type { FeatureTitle } from './facts.ts'
import { CHOSEN, FEATURE_TEXTS } from './feature-texts.ts'
import styles from './proven-facts.module.css'

/**
 * The lengths of a video's scenes in seconds. `CHANGED_SCENE` is the index of the scene that the second version
 * changes.
 */
const SCENE_SECONDS = [3, 5, 4, 5, 3] as const
const CHANGED_SCENE = 2

/** A visual example for each feature. */
const PROOFS: Readonly<Record<FeatureTitle, ReactNode>> = {
  'Advanced Analytics': (
    <div className={styles.lengths}>
      <p>
        <b>2</b> versions, <b>1</b> of 5 scenes redone
      </p>
      {[1, 2].map((version) => (
        <p key={version} data-version={version}>
          <span>Version {version}</span>
          {SCENE_SECONDS.map((seconds, i) => (
            <i key={i} data-seconds={seconds} data-changed={(version === 2 && i === CHANGED_SCENE) || undefined} />
          ))}
        </p>
      ))}
    </div>
  ),
  'AI Automation': (
    <div className={styles.cut}>
      <p>A rocket leaves the desert at night.</p>
      <TallPicture file="pictures/scenes/rocket-desert" />
      <TallPicture file="pictures/scenes/rocket-space" />
    </div>
  ),
  'Enterprise Security': (
    <div className={styles.code}>
      <p>Code from your authenticator app</p>
      <p aria-hidden="true">
        {['4', '0', '7', '1', '', ''].map((digit, i) => (
          <span key={i}>{digit}</span>
        ))}
      </p>
    </div>
  ),
  'Global Connectivity': (
    <div className={styles.feeds}>
      <TallPicture file="clips/examples/balloon" />
      <div>
        <ul>
          {['YouTube', 'Instagram', 'TikTok'].map((platform) => (
            <li key={platform}>
              <SiteIcon name="check" size={18} />
              {platform}
            </li>
          ))}
        </ul>
        <p>9:16 · 30 fps · −14 LUFS</p>
      </div>
    </div>
  ),
  'Customizable Tools': (
    <dl className={styles.tools}>
      {Object.entries(CHOSEN).map(([what, name]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  ),
  'Real-time Reporting': (
    <div className={styles.progress}>
      <p>
        <b>Illustrating</b> <span>62%</span>
      </p>
      <i />
      <p>Script and voice are done.</p>
    </div>
  ),
}

/** Shows the product's features, each with a visual example. */
export function ProvenFacts() {
  return (
    <ul className={styles.facts}>
      {Object.entries(FEATURE_TEXTS).map(([title, text]) => (
        <li key={title}>
          <div className={styles.proof}>{PROOFS[title as FeatureTitle]}</div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
