import type { ConnectedText } from '@dayreel/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { PasswordField } from '#ui/password-field.tsx'
import { MAX_FIELD_CHARACTERS, type ModelFormValues, type ProviderEntry } from './model-form-values.ts'

/** The description is below its field. */
const BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

type ModelFieldsProps<Provider extends string> = {
  providers: readonly ProviderEntry<Provider>[]
  provider: Provider
  /** Returns a field's value and event handlers, like Mantine's forms. */
  inputOf: (field: keyof ModelFormValues) => object
  saved: SavedKey | null
  /** An example URL of a compatible server. */
  exampleUrl: string
}

/**
 * The fields for provider, model, address and key. The key is kept in this form only, never in the browser's storage.
 */
export function ModelFields<Provider extends string>(props: ModelFieldsProps<Provider>) {
  const { providers, provider, inputOf, saved, exampleUrl } = props
  const { example, isOwnServer: isCompatible = false } = providers.find(({ value }) => value === provider)!
  return (
    <>
      <NativeSelect
        label="Provider"
        size="md"
        data={providers.map(({ value, label }) => ({ value, label }))}
        {...inputOf('provider')}
      />
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

type SavedKey = Pick<ConnectedText, 'hasKey' | 'keyEnding'>

function keyHint(saved: SavedKey | null): string {
  if (saved?.hasKey !== true) return 'It is stored encrypted and never shown again.'
  const ending = saved.keyEnding === null ? '' : ` that ends with …${saved.keyEnding}`
  return `Leave this empty to keep the saved key${ending}.`
}
