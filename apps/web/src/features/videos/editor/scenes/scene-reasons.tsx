import styles from './scene-reasons.module.css'

/** Why a scene is redone that nobody changed. */
export function SceneReasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <p key={reason} className={styles.reason}>
      {reason}
    </p>
  ))
}
