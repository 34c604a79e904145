import type { IncomingHttpHeaders } from 'node:http'
import type { StandInSpeech } from './stand-in-voice.ts'

/** The request of a call, independent of the wire format. */
export type SpeechCall = {
  text: string
  voice: string
  model: string
  speed: number
  /** The words around the text, if the format has them. */
  before?: string
  after?: string
}

export type SpeechProblem = {
  what: 'key' | 'quota' | 'voice' | 'plan' | 'malformed' | 'rate' | 'broken'
  status?: number
}

/** The wire format of one provider. `read` throws `Malformed` for a call that the real provider would reject. */
export type SpeechFormat = {
  name: string
  route: string
  /** The path of its list of voices, if it has one. */
  voicesRoute?: string
  voices: readonly string[]
  keyOf(headers: IncomingHttpHeaders): string | undefined
  read(body: unknown, params: Record<string, string>, query: Record<string, string>): SpeechCall
  answer(call: SpeechCall, speech: StandInSpeech, hasTimes: boolean): { type: string; body: string | Buffer }
  listVoices?: () => unknown
  problem: (problem: SpeechProblem) => { status: number; body: unknown }
}
