import type { TEMPLATES } from '@dayreel/catalogue'
import { Modal } from '@mantine/core'
import { ButtonLink } from '#ui/button.tsx'
import styles from './template-details.module.css'
import { TEMPLATE_STORIES } from './template-stories.ts'

type Template = (typeof TEMPLATES)[number]

/** A template seen from near: what a video that begins with it is filled in with. */
export function TemplateDetails({ template, onClose }: { template: Template | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={template !== undefined}
      onClose={onClose}
      title={template?.name}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {template !== undefined && (
        <div className={styles.details}>
          <img src={template.previewUrl} alt="" width={540} height={960} />
          <div>
            <p>{template.description}</p>
            <dl>
              {valuesOf(template).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.action}>
              <ButtonLink to={`/app/create-video?template=${template.id}`}>Create Video</ButtonLink>
            </div>
          </div>
        </div>
      )}
    </Modal>
  )
}

function valuesOf({ id }: Template): { name: string; value: string }[] {
  const { style, seconds, example } = TEMPLATE_STORIES[id]
  return [
    { name: 'Style', value: style },
    { name: 'Length', value: `${seconds} s` },
    { name: 'For example', value: example },
  ]
}
