import { MAX_PROMPT_CHARACTERS } from '@dayreel/catalogue'
import { useRef } from 'react'
import { EnhancedField } from '#ui/enhanced-field.tsx'
import { IMAGE_PREFIX, readPrompts, TEXT_PREFIX } from './prompts.ts'

/** The length of both prompts with their prefixes, and a few spare characters for editing. */
const MAX_CHARACTERS = 2 * MAX_PROMPT_CHARACTERS + IMAGE_PREFIX.length + TEXT_PREFIX.length + 10

type PromptsFieldProps = { text: string; fault: string | undefined; onChange: (text: string) => void }

/** One field for both the image prompt and the text prompt, each after its prefix. */
export function PromptsField({ text, fault, onChange }: PromptsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { imagePrompt, textPrompt } = readPrompts(text)
  return (
    <EnhancedField
      field={field}
      kind="script"
      label="Prompts"
      description={`Write what the pictures show after “${IMAGE_PREFIX}”, and how to write the story after “${TEXT_PREFIX}”.`}
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
