import { Button, Modal, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { RecordScriptProps } from './record-script.tsx'

/** The recorder loads when it is opened, because most videos need none. */
const RecordScript = lazy(() => import('./record-script.tsx').then((module) => ({ default: module.RecordScript })))

type StartFromRecordingProps = Pick<RecordScriptProps, 'text' | 'onUse'>

/**
 * A button that opens the recorder. The user reads the script, or speaks first and gets the script from the recording.
 */
export function StartFromRecording({ text, onUse }: StartFromRecordingProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        mt="sm"
        leftSection={<Icon name="microphone" size={16} />}
        onClick={() => setOpen(true)}
      >
        Use a recording of your voice
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Use your voice"
        size="lg"
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {isOpen && (
          <Suspense fallback={<Skeleton h={240} role="status" aria-busy="true" aria-label="Loading the recorder" />}>
            <RecordScript
              text={text}
              onUse={(recorded) => {
                setOpen(false)
                onUse(recorded)
              }}
            />
          </Suspense>
        )}
      </Modal>
    </>
  )
}
