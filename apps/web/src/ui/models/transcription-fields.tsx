import type { TranscriptionProvider } from '@dayreel/catalogue'
import type { ConnectedTranscription } from '@dayreel/contract'
import { ModelFields } from './model-fields.tsx'
import { TRANSCRIPTION_PROVIDER_ENTRIES, type TranscriptionFormValues } from './transcription-form-values.ts'

type TranscriptionFieldsProps = {
  provider: TranscriptionProvider
  /** Returns a field's value and event handlers, like Mantine's forms. */
  inputOf: (field: keyof TranscriptionFormValues) => object
  saved: ConnectedTranscription | null
  /** Whether the server may be on this machine or in a private network. */
  mayReachPrivate: boolean
}

/** The fields of a transcription server. */
export function TranscriptionFields({ mayReachPrivate, ...props }: TranscriptionFieldsProps) {
  const exampleUrl = mayReachPrivate ? 'http://localhost:8000/v1' : 'https://speech.example.com/v1'
  return <ModelFields providers={TRANSCRIPTION_PROVIDER_ENTRIES} {...props} exampleUrl={exampleUrl} />
}
