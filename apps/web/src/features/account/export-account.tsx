import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'

/** Everything the account has here, as a zip file. */
export function ExportData() {
  const request = useMutation({
    mutationFn: () => server.requestExport(),
    onSuccess: ({ url }) => window.location.assign(url), // answered as an attachment: the page stays
  })
  return (
    <>
      {request.isError && <Notice kind="problem">{messageOf(request.error)}</Notice>}
      <Button variant="default" w="fit-content" loading={request.isPending} onClick={() => request.mutate()}>
        Export my data
      </Button>
    </>
  )
}
