import type { Engine } from './engine.ts'
import { CATALOGUE_OFFERS, type Offers } from './video-choices.ts'

/** Lists the choices that a site offers. Its voices and styles are those of its engines. */
export function offersOf(engines: readonly Engine[]): Offers {
  const styles = new Set(engines.flatMap((engine) => (engine.role === 'pictures' ? engine.styles : [])))
  return {
    ...CATALOGUE_OFFERS,
    voice: engines.flatMap((engine) => (engine.role === 'speech' ? engine.voices : [])),
    style: [...styles].map((name) => ({ id: name, name })),
  }
}
