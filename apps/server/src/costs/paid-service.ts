/** A kind of outside service that costs the operator money, as messages to users name it. */
export type PaidService = 'language model' | 'voices' | 'image model' | 'transcription server'
