import { Button } from '@mantine/core'
import styles from './assistant-scripts.module.css'

/** Offers to have any chat assistant write about the refused subjects. */
export function AssistantOffer({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <div className={styles.offer}>
      <p>
        Any chat assistant can write {count === 1 ? 'the script' : `the scripts of these ${count} subjects`}. Copy one
        prompt into it and paste its answer here. It needs no key and no connection to this site.
      </p>
      <Button size="sm" onClick={onPress}>
        Write with an assistant
      </Button>
    </div>
  )
}
