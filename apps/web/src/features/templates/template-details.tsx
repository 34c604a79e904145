import { Modal } from '@mantine/core'
import { TEMPLATE_COST_CREDITS, type TEMPLATES } from '@dayreel/catalogue'
import { ButtonLink } from '#ui/button.tsx'
import styles from './template-details.module.css'

type Template = (typeof TEMPLATES)[number]

/** A template seen from near. */
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
              <div>
                <dt>Cost</dt>
                <dd>
                  {TEMPLATE_COST_CREDITS} credit to activate, which pays for the first video; 1 for each later one
                </dd>
              </div>
              <div>
                <dt>Rhythm</dt>
                <dd>One new video a day, at the hour you choose</dd>
              </div>
              <div>
                <dt>Length</dt>
                <dd>20 to 90 seconds</dd>
              </div>
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
