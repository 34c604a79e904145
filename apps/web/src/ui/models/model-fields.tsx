import type { TextProvider } from '@dayreel/catalogue'
import type { ConnectedText } from '@dayreel/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { PasswordField } from '#ui/password-field.tsx'
import { MAX_FIELD_CHARACTERS, type ModelFormValues } from './model-form-values.ts'

const PROVIDERS: readonly { value: TextProvider; label: string; example: string }[] = [
  { value: 'openai', label: 'OpenAI', example: 'gpt-5-mini' },
  { value: 'anthropic', label: 'Anthropic', example: 'claude-sonnet-4-5' },
  { value: 'google', label: 'Google', example: 'gemini-2.5-flash' },
  { value: 'openai-compatible', label: 'OpenAI-compatible server', example: 'llama3.2' },
]
/** The description is below its field. */
const BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

type ModelFieldsProps = {
  provider: TextProvider
  /** Returns a field's value and event handlers, like Mantine's forms. */
  inputOf: (field: keyof ModelFormValues) => object
  saved: ConnectedText | null
  /** An example URL of a compatible server. */
  exampleUrl: string
}

/** The fields for provider, model, address and key. The key is kept in this form only, never in the browser's storage. */
export function ModelFields({ provider, inputOf, saved, exampleUrl }: ModelFieldsProps) {
  const isCompatible = provider === 'openai-compatible'
  const { example } = PROVIDERS.find(({ value }) => value === provider)!
  return (
    <>
      <NativeSelect label="Provider" size="md" data={[...PROVIDERS]} {...inputOf('provider')} />
      <TextInput
        label="Model"
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_FIELD_CHARACTERS.model}
        {...inputOf('model')}
      />
      <TextInput
        label={isCompatible ? 'Address' : 'Address (optional)'}
        description={isCompatible ? 'Often it ends in /v1.' : 'Leave this empty for the provider’s own address.'}
        inputWrapperOrder={BELOW}
        placeholder={isCompatible ? exampleUrl : ''}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_FIELD_CHARACTERS.baseUrl}
        {...inputOf('baseUrl')}
      />
      <PasswordField
        label={isCompatible ? 'Key (optional)' : 'Key'}
        description={keyHint(saved)}
        placeholder={saved?.hasKey === true ? 'Saved' : ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_FIELD_CHARACTERS.key}
        {...inputOf('key')}
      />
    </>
  )
}

function keyHint(saved: ConnectedText | null): string {
  if (saved?.hasKey !== true) return 'It is stored encrypted and never shown again.'
  const ending = saved.keyEnding === null ? '' : ` that ends with …${saved.keyEnding}`
  return `Leave this empty to keep the saved key${ending}.`
}
