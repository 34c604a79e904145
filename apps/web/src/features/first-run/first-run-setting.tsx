import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { Panel } from '#ui/panel.tsx'
import { useFirstRun } from './use-first-run.ts'

/** Reopens the panel for choosing a writer after the operator has closed it. */
export function FirstRunSetting() {
  const { isOffered, isClosed, reopen } = useFirstRun()
  const navigate = useNavigate()
  if (!isOffered || !isClosed) return null
  return (
    <Panel title="Start" lead="How your videos are written.">
      <Button
        variant="default"
        onClick={() => {
          reopen()
          void navigate('/app')
        }}
      >
        Choose a writer
      </Button>
    </Panel>
  )
}
