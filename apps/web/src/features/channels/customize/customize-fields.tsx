import { MAX_TEMPLATE_TEXT_CODE_POINTS, type TEMPLATES } from '@dayreel/catalogue'
import { Button, FileInput, Textarea } from '@mantine/core'
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './customize-fields.module.css'
import { useCustomization, type Customized } from './use-customization.ts'

const MAX_IMAGE_BYTES = 5 * 1024 * 1024
const TOO_LARGE = 'Choose an image of at most 5 MB.'
const NO_IMAGE = 'Choose an image file.'

type CustomizeFieldsProps = {
  template: (typeof TEMPLATES)[number]
  onCustomized: (customized: Customized) => void
  /** The button that closes the form, shown before the submit button. */
  close: ReactNode
}

/** A form for the text and the image that a template is adapted to. */
export function CustomizeFields({ template, onCustomized, close }: CustomizeFieldsProps) {
  const countId = useId()
  const [text, setText] = useState('')
  const [image, setImage] = useState<File | null>(null)
  const customization = useCustomization(template.id, onCustomized)
  const preview = useObjectUrl(image)
  const count = Array.from(text).length
  const imageFault = image === null ? undefined : faultOf(image)
  const isEmpty = text.trim() === '' && image === null
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty || imageFault !== undefined || customization.isPending) return
        customization.mutate({ text: text.trim(), image })
      }}
    >
      <div>
        <Textarea
          label="What should be different?"
          placeholder="Set all of it in a harbour town, in winter"
          size="md"
          autosize
          minRows={3}
          maxRows={8}
          dir="auto"
          aria-describedby={countId}
          value={text}
          onChange={({ currentTarget }) => setText(cutTo(currentTarget.value, MAX_TEMPLATE_TEXT_CODE_POINTS))}
        />
        <p id={countId} className={styles.count} data-full={count === MAX_TEMPLATE_TEXT_CODE_POINTS || undefined}>
          {count} / {MAX_TEMPLATE_TEXT_CODE_POINTS}
        </p>
      </div>
      <div className={styles.image}>
        <FileInput
          label="Image (optional)"
          description="The channel uses its colours, and the image as its picture."
          placeholder="Choose an image"
          size="md"
          accept="image/*"
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the image' }}
          value={image}
          error={imageFault}
          onChange={setImage}
        />
        {preview !== undefined && imageFault === undefined && <img src={preview} alt="What you chose" />}
      </div>
      {customization.isError && <Notice kind="problem">{messageOf(customization.error)}</Notice>}
      <div className={styles.actions}>
        {close}
        <Button type="submit" disabled={isEmpty || imageFault !== undefined} loading={customization.isPending}>
          Customize Template
        </Button>
      </div>
    </form>
  )
}

function faultOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return NO_IMAGE
  return size > MAX_IMAGE_BYTES ? TOO_LARGE : undefined
}

/** Cuts a text to a number of code points. `maxLength` cannot do that, because it counts UTF-16 code units. */
function cutTo(text: string, most: number): string {
  const points = Array.from(text)
  return points.length <= most ? text : points.slice(0, most).join('')
}

function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file === null ? undefined : URL.createObjectURL(file)), [file])
  useEffect(() => {
    if (url === undefined) return undefined
    return () => URL.revokeObjectURL(url)
  }, [url])
  return url
}
