import type { Estimate } from '@dayreel/contract'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { lengthText } from '../cost-words.ts'

type ShortScriptProps = {
  /** The estimate of the script. Undefined while the dialog is closed. */
  estimate: Estimate | undefined
  text: string
  /** The subject to use instead: some or all of the words. Undefined if the words contain no subject. */
  idea: string | undefined
  onClose: () => void
  onUseIdea: (subject: string) => void
  onCreate: () => void
}

/**
 * Asks before a script that is much shorter than the chosen length is spoken, because the user may have meant it as a
 * subject.
 */
export function ShortScript({ estimate, text, idea, onClose, onUseIdea, onCreate }: ShortScriptProps) {
  return (
    <Modal
      opened={estimate !== undefined}
      onClose={onClose}
      size={480}
      title="Create a video this short?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {estimate !== undefined && (
        <Stack gap="lg">
          <Text size="sm">
            Spoken word for word, your script lasts about {lengthText(estimate.seconds)}. You chose{' '}
            {lengthText(estimate.chosenSeconds)}.
          </Text>
          <Stack gap="sm">
            <Button variant="outline" onClick={onClose} data-autofocus>
              Write more
            </Button>
            {idea !== undefined && (
              <Button variant="outline" onClick={() => onUseIdea(idea)}>
                {idea === text ? 'Use it as the subject' : `Use “${idea}” as the subject`}
              </Button>
            )}
            <Button variant="default" onClick={onCreate}>
              Create {lengthText(estimate.seconds)} video
            </Button>
          </Stack>
        </Stack>
      )}
    </Modal>
  )
}
