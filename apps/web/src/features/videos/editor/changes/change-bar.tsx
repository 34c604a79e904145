import type { ChangePlan, FreeVersions } from '@dayreel/contract'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
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
  /** Number of the version that is edited, where that is not the newest. */
  earlier: number | undefined
  isEdited: boolean
  /** What has to be done before anything can be made. */
  hint: string | undefined
  free: FreeVersions
  canUndo: boolean
  canRedo: boolean
  plan: ChangePlan | undefined
  planError: unknown
  /** The plan belongs to a storyboard of a moment ago. */
  isPlanStale: boolean
  isStarting: boolean
  startError: unknown
  onUndo: () => void
  onRedo: () => void
  onDiscard: () => void
  onMake: () => void
}

/** The editor's head, or on a phone its foot, in sight while it is scrolled: what the changes make anew and cost, and the button that does it. */
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
          <PlanWords isEdited={isEdited} free={props.free} hint={hint} plan={plan} hasError={planError !== null} />
        </div>
        <div className={styles.actions}>
          <Step icon="undo" label="Undo" isOn={props.canUndo} onClick={props.onUndo} />
          <Step icon="redo" label="Redo" isOn={props.canRedo} onClick={props.onRedo} />
          {isEdited && (
            <Button variant="subtle" size="sm" px="sm" onClick={props.onDiscard}>
              Discard
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

type PlanWordsProps = Pick<ChangeBarProps, 'isEdited' | 'free' | 'hint' | 'plan'> & { hasError: boolean }

function PlanWords({ isEdited, free, hint, plan, hasError }: PlanWordsProps) {
  if (!isEdited) {
    return (
      <p className={styles.none}>
        {['No changes yet', freeText(free)].filter((part) => part !== undefined).join(' · ')}
      </p>
    )
  }
  if (hint !== undefined) return <p>{hint}</p>
  if (plan === undefined) return hasError ? null : <p>Finding out what changes …</p>
  return (
    <>
      <p>{planText(plan)}</p>
      {plan.isChanged && (
        <p className={styles.cost}>
          About {lengthText(plan.seconds)} · {versionCostText(plan.cost)}
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
