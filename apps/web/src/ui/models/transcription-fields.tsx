import type { TranscriptionProvider } from '@dayreel/catalogue'
import type { ConnectedTranscription } from '@dayreel/contract'
import { ModelFields } from './model-fields.tsx'
import { TRANSCRIPTION_PROVIDER_ENTRIES, type TranscriptionFormValues } from './transcription-form-values.ts'

type TranscriptionFieldsProps = {
  provider: TranscriptionProvider
  /** Returns the value of a field and its handlers, as Mantine's forms do. */
  inputOf: (field: keyof TranscriptionFormValues) => object
  saved: ConnectedTranscription | null
}

/** The fields of a transcription server. */
export function TranscriptionFields(props: TranscriptionFieldsProps) {
  return <ModelFields providers={TRANSCRIPTION_PROVIDER_ENTRIES} {...props} exampleUrl="http://localhost:8000/v1" />
}
