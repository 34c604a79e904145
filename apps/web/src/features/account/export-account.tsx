import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { ActionRow } from './action-row.tsx'

/** Exports all data of the account as a zip file. */
export function ExportData() {
  const request = useMutation({
    mutationFn: () => server.requestExport(),
    // The response is an attachment, so the browser stays on this page.
    onSuccess: ({ url }) => window.location.assign(url),
  })
  return (
    <ActionRow
      title="Export"
      lead="Everything we keep about you, and your videos, in one zip file."
      action={
        <Button variant="default" loading={request.isPending} onClick={() => request.mutate()}>
          Export my data
        </Button>
      }
    >
      {request.isError && <Notice kind="problem">{messageOf(request.error)}</Notice>}
    </ActionRow>
  )
}
