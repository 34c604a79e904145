import { writeActivationConfig } from '@dayreel/contract'
import type { TEMPLATES } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { browserRegion } from '#lib/browser-region.ts'
import { ActivationDialog } from './activation-dialog.tsx'
import { creditsWord } from './credits-word.ts'

type ActivateButtonProps = { template: (typeof TEMPLATES)[number] }

/** Activates a template with its default configuration and its default run time in the user's time zone. */
export function ActivateButton({ template: { id, name, cost } }: ActivateButtonProps) {
  const navigate = useNavigate()
  const [isOpen, { open, close }] = useDisclosure(false)
  const toActivate = useMemo(
    () => ({ templateId: id, config: writeActivationConfig({ timeZone: browserRegion().timeZone }) }),
    [id],
  )
  const text = `Activate (${creditsWord(cost)})`
  return (
    <>
      <Button size="sm" onClick={open} aria-label={`${text}: ${name}`}>
        {text}
      </Button>
      <ActivationDialog
        name={name}
        verb="use"
        toActivate={toActivate}
        isOpen={isOpen}
        onClose={close}
        onActivated={() => void navigate('/app/my-channels')}
      />
    </>
  )
}
