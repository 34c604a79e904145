import styles from './scene-reasons.module.css'

/** Shows why an unchanged scene is remade. */
export function SceneReasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <p key={reason} className={styles.reason}>
      {reason}
    </p>
  ))
}
