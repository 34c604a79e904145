import type {
  Engine,
  EngineRole,
  Illustrator,
  IllustratorEngine,
  Narrator,
  NarratorEngine,
  Offers,
  PhotoEngine,
  PhotoSource,
  Writer,
  WriterEngine,
} from '@dayreel/storyboard'
import { offersOf } from '@dayreel/storyboard/schema'

/** The name of every built-in port. */
export const BUILT_IN = 'built-in'

export type ChosenPorts = {
  writers: readonly Writer[]
  narrators: readonly Narrator[]
  illustrators: readonly Illustrator[]
  photoSources: readonly PhotoSource[]
  /** The choices that all engines together offer, including engines that are not loaded. */
  offers: Offers
  close: () => Promise<void>
}

type Closable = { close(): Promise<void> }
type Loadable<Port> = { name: string; load(builtIn: () => Promise<Port>): Promise<Port> }

/**
 * Chooses and loads the writers, narrators and illustrators. Server, worker and command all use this function, which
 * knows engines only by their descriptions.
 *
 * @param engines in order of preference. The first engine of a role is the default of that role.
 * @param roles the roles to load. A process that answers requests loads only `speech`, which estimates lengths.
 */
export async function choosePorts(
  engines: readonly Engine[],
  roles: readonly EngineRole[] = ['text', 'speech', 'pictures', 'photos'],
): Promise<ChosenPorts> {
  const wanted = engines.filter(({ role }) => roles.includes(role))
  const loaded = await Promise.allSettled([
    loadAll(wanted.filter((engine): engine is WriterEngine => engine.role === 'text')),
    loadAll(wanted.filter((engine): engine is NarratorEngine => engine.role === 'speech')),
    loadAll(wanted.filter((engine): engine is IllustratorEngine => engine.role === 'pictures')),
    loadAll(wanted.filter((engine): engine is PhotoEngine => engine.role === 'photos')),
  ])
  const [writers, narrators, illustrators, photoSources] = loaded
  if (
    writers.status === 'fulfilled' &&
    narrators.status === 'fulfilled' &&
    illustrators.status === 'fulfilled' &&
    photoSources.status === 'fulfilled'
  ) {
    const ports = {
      writers: writers.value,
      narrators: narrators.value,
      illustrators: illustrators.value,
      photoSources: photoSources.value,
    }
    return { ...ports, offers: offersOf(engines), close: () => closeAll(Object.values(ports).flat()) }
  }
  await closeAll(loaded.flatMap((role): Closable[] => (role.status === 'fulfilled' ? role.value : [])))
  throw loaded.find((role) => role.status === 'rejected')!.reason
}

/** Loads each engine once, including the built-in engine that hosted engines fall back to. */
async function loadAll<Port extends Closable>(engines: readonly Loadable<Port>[]): Promise<Port[]> {
  const loading = new Map<string, Promise<Port>>()
  const load = (engine: Loadable<Port>): Promise<Port> => {
    const started = loading.get(engine.name) ?? engine.load(loadBuiltIn)
    loading.set(engine.name, started)
    return started
  }
  const loadBuiltIn = async (): Promise<Port> => {
    const engine = engines.find(({ name }) => name === BUILT_IN)
    if (engine === undefined) throw new TypeError(`No engine of this role is called ${BUILT_IN}`)
    return load(engine)
  }
  const loaded = await Promise.allSettled(engines.map(load))
  const failure = loaded.find((each) => each.status === 'rejected')
  const ports = loaded.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  if (failure === undefined) return ports
  await closeAll(ports)
  throw failure.reason
}

async function closeAll(ports: readonly Closable[]): Promise<void> {
  await Promise.all(ports.map((port) => port.close()))
}
