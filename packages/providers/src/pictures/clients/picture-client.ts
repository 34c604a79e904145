import type { SheetEntry } from '@dayreel/storyboard'

/** One picture, in the form that every provider can be asked for. */
export type PictureCall = {
  prompt: string
  /** The name of a preset style. */
  style: string
  seed: number
  /** The size of the frame in pixels. The provider's picture has the nearest shape that the provider allows. */
  width: number
  height: number
  /** The people in the picture. Absent unless the client takes pictures of them. */
  sheet?: readonly SheetEntry[]
}

/** The wire format of one provider. */
export interface PictureClient {
  /** Whether the model also draws from pictures of people. */
  readonly takesReferences?: boolean
  /**
   * Orders one picture, which costs something.
   *
   * @param references pictures of the people in it. Only sent if the client takes them.
   * @returns the answer as it was received: the picture, its address, or the handle of a generation that still runs. It
   * is stored before anything reads it.
   * @throws {ProviderError} `content_rejected` if the provider refuses the prompt.
   */
  order(call: PictureCall, signal: AbortSignal, references?: readonly Uint8Array[]): Promise<Uint8Array>
  /**
   * Fetches the picture of a stored answer. It costs nothing and can be repeated.
   *
   * @returns the file as the provider made it.
   * @throws {ProviderError} `content_rejected` if the provider refused the picture after it had accepted the prompt.
   * @throws {UselessAnswer} if the answer will never give a picture.
   */
  fetch(answer: Uint8Array, signal: AbortSignal): Promise<Uint8Array>
  /**
   * Checks the address, the key and the model without making a picture.
   *
   * @throws {ProviderError}
   */
  probe(signal: AbortSignal): Promise<void>
}

/** A stored answer that will never give a picture: damaged, expired, or a generation that failed. */
export class UselessAnswer extends Error {
  override readonly name = 'UselessAnswer'
}
