import styles from './scene-reasons.module.css'

/** Why an unchanged scene is redone. */
export function SceneReasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <p key={reason} className={styles.reason}>
      {reason}
    </p>
  ))
}
