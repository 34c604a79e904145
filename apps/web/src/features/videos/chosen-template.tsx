import type { TEMPLATES } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import styles from './chosen-template.module.css'

type ChosenTemplateProps = { template: (typeof TEMPLATES)[number]; onDrop: () => void }

/** The kind of story that a subject is told as. */
export function ChosenTemplate({ template, onDrop }: ChosenTemplateProps) {
  return (
    <div className={styles.template}>
      <img src={template.previewUrl} alt="" width={540} height={960} />
      <div>
        <p className={styles.name}>{template.name}</p>
        <p className={styles.text}>A subject is told as one of these stories. {template.description}</p>
      </div>
      <Button variant="subtle" size="sm" onClick={onDrop} aria-label={`Remove the template ${template.name}`}>
        Remove
      </Button>
    </div>
  )
}
