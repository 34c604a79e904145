import type { Illustrator } from './ports.ts'
import type { Narrator } from './speech-ports.ts'
import type { VoiceEntry } from './choice-entries.ts'
import type { PhotoSource } from './photos/photo-source.ts'
import type { VideoChoices } from './video-choices.ts'
import type { Writer } from './writer.ts'

export type EngineRole = 'text' | 'speech' | 'pictures' | 'photos'

/** The unit of a provider's prices. */
export type CostUnit = 'tokens' | 'characters' | 'images' | 'seconds'

/**
 * Describes an engine without loading it. Every process can hold a list of engines, because descriptions are small.
 * Only a process that does the work calls `load`.
 */
type EngineOf<Role extends EngineRole, Port> = {
  readonly role: Role
  /** Port name, shown to users and stored with their choices: `built-in`, or provider and model. */
  readonly name: string
  /** Primary language subtags of BCP 47, or `any`. */
  readonly languages: readonly string[] | 'any'
  /** The unit of the engine's price. Undefined for an engine that costs nothing. */
  readonly unit: CostUnit | undefined
  /**
   * Loads the engine's code and creates the port. Called at most once per process.
   *
   * @param builtIn creates the built-in port of the same role, which a hosted engine can fall back to.
   */
  load(builtIn: () => Promise<Port>): Promise<Port>
}

export type WriterEngine = EngineOf<'text', Writer> & {
  /** The id of the facts that this writer can look up, one of `FACTS`. */
  readonly facts?: VideoChoices['facts']
}
export type NarratorEngine = EngineOf<'speech', Narrator> & { readonly voices: readonly VoiceEntry[] }
export type IllustratorEngine = EngineOf<'pictures', Illustrator> & { readonly styles: readonly string[] }
export type PhotoEngine = EngineOf<'photos', PhotoSource>
export type Engine = WriterEngine | NarratorEngine | IllustratorEngine | PhotoEngine
