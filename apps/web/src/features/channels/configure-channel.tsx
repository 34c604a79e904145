import { TEMPLATES } from '@dayreel/catalogue'
import { writeChangedConfig, type ChannelConfig } from '@dayreel/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CHANNELS_KEY } from '#lib/channels-key.ts'
import { server } from '#lib/api.ts'
import { readAudiencesAgain } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Screen } from '#ui/screen.tsx'
import { channelConfigQuery, channelsQuery } from './config-queries.ts'
import { changeOf, toDraft, type ConfigDraft } from './config/config-draft.ts'
import { ConfigForm } from './config/config-form.tsx'
import { ConfigLoading, ConfigProblem } from './config/config-states.tsx'
import { useDraft } from './config/use-draft.ts'

const SHORT_ID = 6
const LEAVING = {
  title: 'Leave without saving?',
  text: 'You’ll lose your changes. The channel stays as it is.',
}

/** Loads a channel's configuration, lets the user change it, and saves it. */
export function ConfigureChannel({ channelId }: { channelId: string }) {
  const config = useQuery(channelConfigQuery(channelId))
  if (config.data === undefined)
    return (
      <Screen title={`Configure Channel (${channelId.slice(0, SHORT_ID)}...)`} tabs={<BackToChannels />}>
        {config.isPending ? (
          <ConfigLoading />
        ) : (
          <ConfigProblem error={config.error} onRetry={() => void config.refetch()} />
        )}
      </Screen>
    )
  return <LoadedChannel channelId={channelId} config={config.data} />
}

function LoadedChannel({ channelId, config }: { channelId: string; config: ChannelConfig }) {
  const queryClient = useQueryClient()
  const { data: channels } = useQuery(channelsQuery)
  const { draft, setDraft, isChanged } = useDraft(config)
  const channel = channels?.find(({ id }) => id === channelId)
  const save = useMutation({
    mutationFn: async (changed: ConfigDraft) => {
      await server.updateChannelConfig({ params: { id: channelId }, body: writeChangedConfig(changeOf(changed)) })
      await queryClient.invalidateQueries({ queryKey: CHANNELS_KEY })
      readAudiencesAgain(queryClient)
      return queryClient.ensureQueryData(channelConfigQuery(channelId))
    },
    onSuccess: (kept) => {
      setDraft(toDraft(kept))
      notifications.show({ message: 'Configuration saved successfully!', color: 'teal' })
    },
  })
  return (
    <Screen title={`Edit ${config.name}`} lead={channel?.templateName} tabs={<BackToChannels />}>
      <ConfigForm
        draft={draft}
        onChange={(changed) => {
          if (save.isError) save.reset() // The old error belongs to a previous request.
          setDraft(changed)
        }}
        isNew={false}
        takenOn={channel?.takenOn ?? null}
        picture={channel?.thumbnailUrl ?? TEMPLATES[0].previewUrl}
        isUnsaved={isChanged}
        leaving={LEAVING}
        submitText="Save Configuration"
        isBusy={save.isPending}
        problem={save.isError ? `Failed to save configuration: ${messageOf(save.error)}` : undefined}
        onSubmit={(changed) => save.mutate(changed)}
      />
    </Screen>
  )
}

function BackToChannels() {
  return <BackLink to="/app/my-channels">Back to My Channels</BackLink>
}
