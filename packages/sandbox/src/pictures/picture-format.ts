import type { IncomingHttpHeaders } from 'node:http'

export type ReceivedPicture = {
  prompt: string
  width: number
  height: number
  model: string
  seed: number | undefined
  /** The pictures that it is drawn from: their hashes, or their ids at Leonardo. */
  references?: string[]
}

/** Why a stand-in refuses a call. `reference`: it does not accept a picture that the order is drawn from. */
export type PictureProblem = 'key' | 'quota' | 'moderated' | 'malformed' | 'reference' | 'rate' | 'broken'

/** The wire format of one provider. `read` throws `Malformed` for a body that the real provider would reject. */
export type PictureFormat = {
  name: string
  route: string
  /** Returns the API key of a call, if any. */
  keyOf(headers: IncomingHttpHeaders): string | undefined
  read(body: unknown): ReceivedPicture
  /** @param answer the picture in base64, or its address. */
  answer(answer: { base64: string; url: string; id: string }): unknown
  problem(problem: PictureProblem): { status: number; body: unknown }
}
