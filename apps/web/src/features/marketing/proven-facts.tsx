import type { ReactNode } from 'react'
import { FEATURES } from './facts.ts'
import styles from './proven-facts.module.css'
import { Still } from './still.tsx'

/** Painted from one and the same words: the names and ids of their styles. */
const PAINTED = [
  ['Cinematic', 'a5632c7c-ddbb-4e2f-ba34-8456ab3ac436'],
  ['Illustration', '645e4195-f63d-4715-a3f2-3fb1e6eb8c70'],
  ['Vibrant', 'dee282d3-891f-4f73-ba02-7f8131e5541b'],
  ['Sketch', 'be8c6b58-739c-4d44-b9c1-b032ed308b61'],
] as const

/** Of a video's scenes, in seconds; and the one that its second version has anew. */
const SCENE_SECONDS = [3, 5, 4, 5, 3] as const
const CHANGED_SCENE = 2

/** Of each feature one thing that can be seen. */
const PROOFS: Readonly<Record<(typeof FEATURES)[number]['title'], ReactNode>> = {
  'Advanced Analytics': (
    <div className={styles.lengths}>
      <p>
        <b>2</b> versions, <b>1</b> of 5 scenes made again
      </p>
      {[1, 2].map((version) => (
        <p key={version} data-version={version}>
          <span>Version {version}</span>
          {SCENE_SECONDS.map((seconds, i) => (
            <i key={i} data-seconds={seconds} data-anew={(version === 2 && i === CHANGED_SCENE) || undefined} />
          ))}
        </p>
      ))}
    </div>
  ),
  'AI Automation': (
    <div className={styles.cut}>
      <p>A train waits in the station at night.</p>
      <Still scene={1} />
      <Still scene={2} />
    </div>
  ),
  'Enterprise Security': (
    <div className={styles.code}>
      <p>Code of your authenticator app</p>
      <p aria-hidden="true">
        {['4', '0', '7', '1', '', ''].map((digit, i) => (
          <span key={i}>{digit}</span>
        ))}
      </p>
    </div>
  ),
  'Global Connectivity': (
    <div className={styles.feeds}>
      <img src="/clips/examples/ship.webp" alt="" width={540} height={960} loading="lazy" decoding="async" />
      <ul>
        <li>YouTube</li>
        <li>Instagram</li>
        <li>TikTok</li>
      </ul>
      <p>
        9:16, 30 a second
        <br />
        −14 LUFS
        <br />
        SRT and VTT
      </p>
    </div>
  ),
  'Customizable Tools': (
    <div className={styles.tools}>
      <div>
        {PAINTED.map(([name, id]) => (
          <p key={id}>
            <img src={`/pictures/styles/${id}.webp`} alt="" width={400} height={500} loading="lazy" decoding="async" />
            {name}
          </p>
        ))}
      </div>
      <ul aria-label="Voices">
        {['Miles', 'Clara', 'Ewan', 'Ada', 'Theo', 'Gideon', 'Juno'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  ),
  'Real-time Reporting': (
    <div className={styles.progress}>
      <p>
        <b>Illustrating</b> <span>62%</span>
      </p>
      <i />
      <p>Written, spoken; then the cut.</p>
    </div>
  ),
}

/** What the product can do, each with something to see of it. */
export function ProvenFacts() {
  return (
    <ul className={styles.facts}>
      {FEATURES.map(({ title, text }) => (
        <li key={title}>
          <div className={styles.proof}>{PROOFS[title]}</div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
