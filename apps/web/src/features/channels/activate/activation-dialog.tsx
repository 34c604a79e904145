import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import { CreditDialog, More } from '../credit-dialog.tsx'
import { useActivation, type ToActivate } from './use-activation.ts'

/**
 * The specification defines one sentence for an unchanged template (`use`) and one for a configured template
 * (`activate`).
 */
const FAILURES = { use: 'Error activating template', activate: 'Operation failed' } as const

type ActivationDialogProps = {
  /** The name of the new channel. */
  name: string
  /** `use` activates an unchanged template, `activate` a configured one. */
  verb: 'use' | 'activate'
  toActivate: ToActivate
  isOpen: boolean
  onClose: () => void
  onActivated: () => void
}

/** Asks for confirmation before an activation spends a credit. */
export function ActivationDialog({ name, verb, toActivate, isOpen, onClose, onActivated }: ActivationDialogProps) {
  const { isPending, error, mutate, reset } = useActivation(onActivated)
  const cost = RUN_COST_CREDITS
  return (
    <CreditDialog
      title={`Activate “${name}”`}
      shortage={(balance) => `You need ${cost} credit(s) to ${verb} this template. You currently have ${balance}.`}
      confirm="Activate"
      action={{ isPending, error, run: () => mutate(toActivate), reset }}
      failure={FAILURES[verb]}
      isBeside={verb === 'activate'}
      isOpen={isOpen}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{`This will use ${cost} credit(s) to activate the "${name}" channel. Proceed?`}</p>
          <More>Your first video will start right away. You can change everything later.</More>
        </>
      )}
    </CreditDialog>
  )
}
