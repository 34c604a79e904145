import type { SpeechProvider } from '@dayreel/catalogue'
import type { ConnectedVoices } from '@dayreel/contract'
import { Text, Textarea, TextInput } from '@mantine/core'
import { ModelFields } from './model-fields.tsx'
import { isInstructed, isNamed, SPEECH_PROVIDER_ENTRIES, type VoiceFormValues } from './voice-form-values.ts'

const MAX_VOICES_CHARACTERS = 5_000
const MAX_INSTRUCTIONS_CHARACTERS = 500
const MOST_SHOWN = 6

type VoiceFieldsProps = {
  provider: SpeechProvider
  /** Returns a field's value and event handlers, like Mantine's forms. */
  inputOf: (field: keyof VoiceFormValues) => object
  saved: ConnectedVoices | null
  /** Whether the server may be on this machine or in a private network. */
  mayReachPrivate: boolean
}

/** The fields of a voice service. */
export function VoiceFields({ provider, inputOf, saved, mayReachPrivate }: VoiceFieldsProps) {
  return (
    <>
      <ModelFields
        providers={SPEECH_PROVIDER_ENTRIES}
        provider={provider}
        inputOf={inputOf}
        saved={saved}
        exampleUrl={mayReachPrivate ? 'http://localhost:8880/v1' : 'https://speech.example.com/v1'}
      />
      {isNamed(provider) && (
        <TextInput
          label="Voices"
          description="Their names, separated by commas. Leave this empty if the server lists them."
          placeholder="alloy, nova"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_VOICES_CHARACTERS}
          {...inputOf('voices')}
        />
      )}
      {isInstructed(provider) && (
        <Textarea
          label="How to speak (optional)"
          placeholder="Calmly, like a night-time radio host."
          autosize
          minRows={1}
          maxRows={4}
          maxLength={MAX_INSTRUCTIONS_CHARACTERS}
          {...inputOf('instructions')}
        />
      )}
      {saved !== null && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {voicesSentence(saved.voiceNames)}
        </Text>
      )}
    </>
  )
}

function voicesSentence(names: readonly string[]): string {
  const shown = names.slice(0, MOST_SHOWN)
  const more = names.length - shown.length
  return `Connected voices: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}
