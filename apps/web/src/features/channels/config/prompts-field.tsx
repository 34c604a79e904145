import { MAX_PROMPT_CHARACTERS } from '@dayreel/catalogue'
import { useRef } from 'react'
import { EnhancedField } from '#ui/enhanced-field.tsx'
import { IMAGE_PREFIX, readPrompts, TEXT_PREFIX } from './prompts.ts'

/** Both prompts with their prefixes, and room to change one's mind. */
const MAX_CHARACTERS = 2 * MAX_PROMPT_CHARACTERS + IMAGE_PREFIX.length + TEXT_PREFIX.length + 10

type PromptsFieldProps = { text: string; fault: string | undefined; onChange: (text: string) => void }

/** What the pictures show and how the story is told, in one field; each is known by its prefix. */
export function PromptsField({ text, fault, onChange }: PromptsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { imagePrompt, textPrompt } = readPrompts(text)
  return (
    <EnhancedField
      field={field}
      kind="script"
      label="Prompts"
      description={`What the pictures show, after “${IMAGE_PREFIX}”, and how the story is told, after “${TEXT_PREFIX}”.`}
      minRows={4}
      maxRows={16}
      maxLength={MAX_CHARACTERS}
      text={text}
      isEmpty={imagePrompt === '' && textPrompt === ''}
      emptyText="Please enter an image or text prompt to enhance."
      error={fault}
      onChange={onChange}
    />
  )
}
