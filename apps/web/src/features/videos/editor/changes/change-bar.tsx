import type { ChangePlan, FreeVersions } from '@dayreel/contract'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { useDates } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { BuyCreditsLink } from '#ui/buy-credits-link.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './change-bar.module.css'
import { CreationProblem } from '../../creation-problem.tsx'
import { canPay, lengthText } from '../../cost-words.ts'
import { freeText, versionCostText } from './free-words.ts'
import { planText } from './plan-words.ts'

type ChangeBarProps = {
  /** The number of the edited version, if it is not the newest. */
  earlier: number | undefined
  isEdited: boolean
  /** Whether the user has just discarded all changes. */
  isDiscarded: boolean
  /** Whether the browser stores the changes until a version is made from them. */
  isDraftStored: boolean
  /** Why no version can be made yet. */
  hint: string | undefined
  free: FreeVersions
  canUndo: boolean
  canRedo: boolean
  plan: ChangePlan | undefined
  /** The expected length in seconds. */
  seconds: number | undefined
  planError: unknown
  /** Whether the plan belongs to an earlier state of the storyboard. */
  isPlanStale: boolean
  isStarting: boolean
  startError: unknown
  onUndo: () => void
  onRedo: () => void
  onDiscard: () => void
  onMake: () => void
}

/**
 * A sticky bar, at the bottom on a phone. It shows which parts the changes remake and at what cost, and has the button
 * to make them.
 */
export function ChangeBar(props: ChangeBarProps) {
  const { isEdited, plan, planError, isPlanStale, isStarting, startError, hint } = props
  const isReady =
    isEdited &&
    hint === undefined &&
    plan !== undefined &&
    plan.isChanged &&
    canPay(plan.cost) &&
    !isPlanStale &&
    planError === null
  const isResting = !isEdited && !props.canUndo && !props.canRedo && props.earlier === undefined
  return (
    <section className={styles.bar} data-resting={isResting || undefined} aria-label="Changes">
      <div className={styles.row}>
        <div className={styles.words} aria-live="polite" data-stale={isPlanStale || undefined}>
          {props.earlier !== undefined && <p className={styles.mark}>Editing version {props.earlier}</p>}
          <PlanWords {...props} hasError={planError !== null} />
        </div>
        <div className={styles.actions}>
          <Step icon="undo" label="Undo" isOn={props.canUndo} onClick={props.onUndo} />
          <Step icon="redo" label="Redo" isOn={props.canRedo} onClick={props.onRedo} />
          {/* Both actions share one button, so that the button keeps the focus. */}
          {(isEdited || props.isDiscarded) && (
            <Button variant="subtle" size="sm" px="sm" onClick={isEdited ? props.onDiscard : props.onUndo}>
              {isEdited ? 'Discard' : 'Restore changes'}
            </Button>
          )}
          <Button size="sm" disabled={!isReady} loading={isStarting} onClick={props.onMake}>
            Create new version
          </Button>
        </div>
      </div>
      {isEdited && hint === undefined && planError !== null && <Notice kind="problem">{messageOf(planError)}</Notice>}
      {startError !== null && <CreationProblem error={startError} isBeside />}
    </section>
  )
}

type PlanWordsProps = Pick<
  ChangeBarProps,
  'isEdited' | 'isDiscarded' | 'isDraftStored' | 'free' | 'hint' | 'plan' | 'seconds'
> & {
  hasError: boolean
}

function PlanWords({ isEdited, isDiscarded, isDraftStored, free, hint, plan, seconds, hasError }: PlanWordsProps) {
  const reader = { dates: useDates(), now: Date.now() }
  if (!isEdited) {
    return (
      <p className={styles.none}>
        {[isDiscarded ? 'Changes discarded' : 'No changes yet', freeText(free, reader)]
          .filter((part) => part !== undefined)
          .join('. ')}
        .
      </p>
    )
  }
  const saved = isDraftStored && <span className={styles.draft}>Draft saved.</span>
  if (plan === undefined || hint !== undefined)
    return (
      <p>
        {hint ?? (hasError ? '' : 'Checking what changes…')} {saved}
      </p>
    )
  return (
    <>
      <p>
        {planText(plan)} {saved}
      </p>
      {plan.isChanged && (
        <p className={styles.cost}>
          About {lengthText(seconds ?? plan.seconds)} · {versionCostText(plan.cost, reader)}
          {!canPay(plan.cost) && (
            <>
              {' · '}
              <BuyCreditsLink isBeside />
            </>
          )}
        </p>
      )}
    </>
  )
}

function Step({ icon, label, isOn, onClick }: { icon: IconName; label: string; isOn: boolean; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        radius="xl"
        aria-label={label}
        disabled={!isOn}
        onClick={onClick}
      >
        <Icon name={icon} size={18} />
      </ActionIcon>
    </Tooltip>
  )
}
