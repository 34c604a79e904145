import type { ReactNode } from 'react'
import { FEATURES } from './facts.ts'
import styles from './proven-facts.module.css'
import { Still } from './still.tsx'

/** Painted from one and the same words; by the id of the style. */
const PAINTED = [
  '33abbb99-03b9-4dd7-9761-ee98650b2c88',
  '2e74ec31-f3a4-4825-b08b-2894f6d13941',
  '093accc3-7633-4ffd-82da-d34000dfc0d6',
  'be8c6b58-739c-4d44-b9c1-b032ed308b61',
] as const

/** Of each feature one thing that can be seen. */
const PROOFS: Readonly<Record<(typeof FEATURES)[number]['title'], ReactNode>> = {
  'Advanced Analytics': (
    <Rows
      rows={[
        ['Length', '20 s'],
        ['Made again', '1 of 5 scenes'],
        ['Versions', '2'],
      ]}
    />
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
    <Rows
      rows={[
        ['Picture', '1080 × 1920, 30 a second'],
        ['Loudness', '−14 LUFS'],
        ['Subtitles', 'SRT and VTT'],
      ]}
    />
  ),
  'Customizable Tools': (
    <div className={styles.tools}>
      <div>
        {PAINTED.map((id) => (
          <img
            key={id}
            src={`/pictures/styles/${id}.webp`}
            alt=""
            width={400}
            height={500}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <p>Miles, Clara, Ewan, Ada, Theo, Gideon, Juno</p>
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

function Rows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
