import { MAX_CLIP_SECONDS, maxMediaSizeText, type MediaKind, mediaRules } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { Button, Checkbox, FileInput, Progress, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createUpload, type Upload } from '#lib/create-upload.ts'
import { drawSvg } from '#lib/draw-svg.ts'
import { mediaQuery } from '#lib/media.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'

type UploadFormProps = { kind: MediaKind; onUploaded: (file: Media) => void; onClose: () => void }

/** Uploads one file. The user can continue a failed upload. Closing the form deletes the uploaded parts. */
export function UploadForm({ kind, onUploaded, onClose }: UploadFormProps) {
  const queryClient = useQueryClient()
  const { formats, seconds, needsRights = false } = mediaRules(kind)
  const { accept } = mediaRules(kind)
  const [file, setFile] = useState<File | null>(null)
  const [hasRights, setHasRights] = useState(false)
  const [part, setPart] = useState(0)
  const upload = useRef<Upload>(undefined)
  const stopping = useRef(new AbortController())
  const send = useMutation({
    mutationFn: async (chosen: File) => {
      upload.current ??= createUpload(await drawSvg(chosen), { kind, hasRights })
      return upload.current.run({ onProgress: setPart, signal: stopping.current.signal })
    },
    onSuccess: async (ready) => {
      upload.current = undefined
      await queryClient.invalidateQueries(mediaQuery)
      onUploaded(ready)
    },
  })
  useEffect(() => {
    const stop = (stopping.current = new AbortController())
    return () => {
      stop.abort()
      void upload.current?.discard().catch(() => undefined) // The server deletes it within a day.
    }
  }, [])
  const limits = `${formats}, at most ${maxMediaSizeText(kind)}${seconds === undefined ? '' : ` and ${seconds / 60} minutes`}.`
  const kept = kind === 'clip' ? ` The first ${MAX_CLIP_SECONDS} seconds are stored.` : ''
  const isReady = file !== null && (hasRights || !needsRights)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // The dialog may be inside another form.
        if (isReady) send.mutate(file)
      }}
    >
      <Stack gap="md">
        <FileInput
          label="File"
          description={limits + kept}
          placeholder="Choose a file"
          accept={accept}
          value={file}
          disabled={send.isPending}
          onChange={(chosen) => {
            void upload.current?.discard().catch(() => undefined)
            upload.current = undefined
            send.reset()
            setPart(0)
            setFile(chosen)
          }}
          data-autofocus
        />
        {needsRights && (
          <Checkbox
            label="I have the right to use this music in my videos and posts."
            description="Platforms may mute or remove videos with music that you have no licence for."
            checked={hasRights}
            disabled={send.isPending}
            onChange={({ currentTarget }) => setHasRights(currentTarget.checked)}
          />
        )}
        {send.isPending && (
          <div>
            <Progress value={part * 100} animated={part === 1} aria-label="Upload" />
            <Text size="sm" c="dimmed" role="status">
              {part < 1 ? `${Math.floor(part * 100)} % uploaded` : 'Checking the file…'}
            </Text>
          </div>
        )}
        {send.isError && <Notice kind="problem">{messageOf(send.error, 'The file couldn’t be uploaded.')}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isReady} loading={send.isPending}>
            {send.isError && part > 0 ? 'Continue' : 'Upload'}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
