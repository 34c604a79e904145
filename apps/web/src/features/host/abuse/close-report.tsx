import { MAX_REASON_CHARACTERS, type ContentReports, type ReportOutcome } from '@dayreel/contract'
import { Button, Modal, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { HOST_KEY } from '#lib/host-key.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'

type CloseReportProps = {
  report: ContentReports['reports'][number]
  onClose: () => void
  /** Receives the server's sentence about the result. */
  onDone: (sentence: string) => void
}

/** Asks for the outcome and the reason, then closes the report. */
export function CloseReport({ report: { id, address, videoId }, onClose, onDone }: CloseReportProps) {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<ReportOutcome>('dismissed')
  const [reason, setReason] = useState('')
  const close = useMutation({
    mutationFn: () => server.closeReport({ params: { reportId: id }, body: { outcome, reason } }),
    onSuccess: async ({ sentence }) => {
      onDone(sentence)
      onClose()
      await queryClient.invalidateQueries({ queryKey: HOST_KEY })
    },
  })
  return (
    <Modal opened onClose={onClose} title="Decide about a report" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          close.mutate()
        }}
      >
        <Stack gap="md">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {address}
          </Text>
          <Radio.Group label="Outcome" value={outcome} onChange={(value) => setOutcome(value)}>
            <Stack gap="xs" mt="xs">
              <Radio value="dismissed" label="No violation" data-autofocus />
              <Radio
                value="acted"
                label="I have acted on it"
                description="For example, you have suspended the account under “Accounts”."
              />
              <Radio
                value="video_deleted"
                label="Delete the video"
                disabled={videoId === null}
                description={
                  videoId === null
                    ? 'No video of this site is known for this address.'
                    : 'The video disappears from this site. Posts on platforms stay: report them there.'
                }
              />
            </Stack>
          </Radio.Group>
          <TextInput
            label="Reason"
            description="The audit log keeps it permanently. Don’t write personal data in it."
            required
            maxLength={MAX_REASON_CHARACTERS}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {close.isError && <Notice kind="problem">{messageOf(close.error)}</Notice>}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={close.isPending} {...(outcome === 'video_deleted' && { color: 'red' })}>
              {outcome === 'video_deleted' ? 'Delete the video and close' : 'Close the report'}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
