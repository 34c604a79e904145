import type { TEMPLATES } from '@dayreel/catalogue'
import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useNavigate } from 'react-router'
import { CustomizeFields } from './customize-fields.tsx'
import { customizedState } from './customized-state.ts'

type CustomizeButtonProps = { template: (typeof TEMPLATES)[number] }

/** A button on a template's card. It opens a dialog that fills in the template's configuration. */
export function CustomizeButton({ template }: CustomizeButtonProps) {
  const navigate = useNavigate()
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" size="sm" onClick={open} aria-label={`Customize: ${template.name}`}>
        Customize
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={`Customize “${template.name}”`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <CustomizeFields
          template={template}
          onCustomized={(customized) =>
            void navigate(`/app/configure-template/${template.id}`, { state: customizedState(customized) })
          }
          close={
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
          }
        />
      </Modal>
    </>
  )
}
