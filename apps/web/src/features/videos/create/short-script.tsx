import type { Estimate } from '@dayreel/contract'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { lengthText } from '../cost-words.ts'

type ShortScriptProps = {
  /** What is known of the script; undefined as long as nothing has to be asked. */
  estimate: Estimate | undefined
  text: string
  /** What to use as the idea instead: a part of the words, or all of them; undefined where they are no idea. */
  idea: string | undefined
  onClose: () => void
  onUseIdea: (subject: string) => void
  onCreate: () => void
}

/** Asks before a script is spoken that lasts much less than was chosen: it may have been meant as something else. */
export function ShortScript({ estimate, text, idea, onClose, onUseIdea, onCreate }: ShortScriptProps) {
  return (
    <Modal
      opened={estimate !== undefined}
      onClose={onClose}
      size={480}
      title="Create such a short video?"
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
                {idea === text ? 'Use it as an idea' : `Use “${idea}” as the idea`}
              </Button>
            )}
            <Button variant="default" onClick={onCreate}>
              Create {lengthText(estimate.seconds)} of video
            </Button>
          </Stack>
        </Stack>
      )}
    </Modal>
  )
}
