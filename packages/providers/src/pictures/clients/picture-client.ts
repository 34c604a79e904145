import type { SheetEntry } from '@dayreel/storyboard'

/** The request for one picture, in a form that suits every provider. */
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

/** A portrait that a picture is drawn from: its file, or its id at the provider that made it. */
export type PictureReference = Uint8Array | string

/** The wire format of one provider. */
export interface PictureClient {
  /** How the model draws from portraits. Absent if it does not. */
  readonly references?: {
    /** The most portraits that an order takes. */
    most: number
    /** Reads the portrait of a stored answer, as `fetch` reads its picture. */
    read(answer: Uint8Array, signal: AbortSignal): Promise<PictureReference>
  }
  /**
   * Orders one picture, which costs something.
   *
   * @param references portraits of the people in it, which this client has read.
   * @returns the answer as it was received: the picture, its address, or the handle of a generation that still runs. It
   * is stored before anything reads it.
   * @throws {ProviderError} `content_rejected` if the provider refuses the prompt.
   */
  order(call: PictureCall, signal: AbortSignal, references?: readonly PictureReference[]): Promise<Uint8Array>
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
