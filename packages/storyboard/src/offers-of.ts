import type { Engine } from './engine.ts'
import { NO_FACTS } from './facts/facts.ts'
import { DRAWN } from './photos/picture-sources.ts'
import { CATALOGUE_OFFERS, type Offers } from './video-choices.ts'

/**
 * Lists the choices that a site offers. Its voices, styles, facts and photographs are those of its engines.
 *
 * @param laterFacts the source of facts for models that are connected while the process runs.
 */
export function offersOf(engines: readonly Engine[], laterFacts?: string): Offers {
  const styles = new Set(engines.flatMap((engine) => (engine.role === 'pictures' ? engine.styles : [])))
  const facts = [laterFacts, ...engines.map((engine) => (engine.role === 'text' ? engine.facts : undefined))]
  const photos = engines.flatMap((engine) => (engine.role === 'photos' ? engine.name : []))
  return {
    ...CATALOGUE_OFFERS,
    pictures: CATALOGUE_OFFERS.pictures.filter(({ id }) => id === DRAWN || photos.some((name) => name === id)),
    facts: CATALOGUE_OFFERS.facts.filter(({ id }) => id === NO_FACTS || facts.some((name) => name === id)),
    voice: engines.flatMap((engine) => (engine.role === 'speech' ? engine.voices : [])),
    style: [...styles].map((name) => ({ id: name, name })),
  }
}
