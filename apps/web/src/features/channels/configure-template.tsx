import { TEMPLATES } from '@dayreel/catalogue'
import { writeActivationConfig, type ChannelConfig } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Screen } from '#ui/screen.tsx'
import { ActivationDialog } from './activate/activation-dialog.tsx'
import { creditsWord } from './activate/credits-word.ts'
import { changeOf, toDraft, type ConfigDraft } from './config/config-draft.ts'
import { ConfigForm } from './config/config-form.tsx'
import { ConfigLoading, ConfigProblem, IdMissing } from './config/config-states.tsx'
import { templateDefaultsQuery } from './config-queries.ts'
import { useDraft } from './config/use-draft.ts'
import { CustomizeBar } from './customize/customize-bar.tsx'
import { readCustomizedState } from './customize/customized-state.ts'

type Template = (typeof TEMPLATES)[number]

const LEAVING = {
  title: 'Leave without activating?',
  text: 'You’ll lose your changes. Nothing has been activated, and no credit was used.',
}

/** The screen of a template before its activation. The user can change everything before a credit is spent. */
export function ConfigureTemplate({ templateId }: { templateId: string }) {
  const template = TEMPLATES.find(({ id }) => id === templateId)
  const defaults = useQuery({ ...templateDefaultsQuery(templateId), enabled: template !== undefined })
  if (template === undefined)
    return (
      <Screen title="Template not found">
        <IdMissing
          text="The link may be wrong, or the template was renamed."
          to="/app/automated-channels"
          label="See all templates"
        />
      </Screen>
    )
  const title = `Customize & Activate "${template.name}" Channel`
  if (defaults.isPending)
    return (
      <Screen title={title}>
        <ConfigLoading />
      </Screen>
    )
  if (defaults.isLoadingError)
    return (
      <Screen title={title}>
        <ConfigProblem error={defaults.error} onRetry={() => void defaults.refetch()} />
      </Screen>
    )
  return <LoadedTemplate template={template} defaults={defaults.data} title={title} />
}

type LoadedTemplateProps = { template: Template; defaults: ChannelConfig; title: string }

function LoadedTemplate({ template, defaults, title }: LoadedTemplateProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [customized, setCustomized] = useState(() => readCustomizedState(state))
  const { draft, setDraft, isChanged } = useDraft(defaults, customized)
  const [confirmed, setConfirmed] = useState<ConfigDraft>()
  const [isActivated, setActivated] = useState(false)
  const toActivate = useMemo(
    () => ({
      templateId: template.id,
      config: {
        ...writeActivationConfig(changeOf(confirmed ?? draft)),
        ...(customized?.thumbnailUrl && { thumbnailUrl: customized.thumbnailUrl }),
      },
    }),
    [confirmed, customized, draft, template.id],
  )
  // Navigates only after the unsaved state is cleared, so that the page does not ask whether to leave.
  useEffect(() => {
    if (isActivated) void navigate('/app/my-channels')
  }, [isActivated, navigate])
  return (
    <Screen title={title} lead={template.description}>
      <CustomizeBar
        template={template}
        customized={customized}
        onCustomize={(answer) => {
          setCustomized(answer)
          setDraft(toDraft(answer))
        }}
      />
      <ConfigForm
        draft={draft}
        onChange={setDraft}
        isNew
        picture={customized?.thumbnailUrl ?? template.previewUrl}
        isUnsaved={isChanged && !isActivated}
        leaving={LEAVING}
        submitText={`Activate Channel (${creditsWord(template.cost)})`}
        isBusy={isActivated}
        problem={undefined}
        onSubmit={setConfirmed}
      />
      <ActivationDialog
        name={draft.name.trim()}
        verb="activate"
        toActivate={toActivate}
        isOpen={confirmed !== undefined}
        onClose={() => setConfirmed(undefined)}
        onActivated={() => setActivated(true)}
      />
    </Screen>
  )
}
