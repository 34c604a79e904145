import { choiceGone, CHOOSE_AGAIN } from './choice-gone.ts'
import { StudioError } from './errors.ts'
import type { Illustrator, Ports } from './ports.ts'
import type { Narrator } from './speech-ports.ts'
import { withPronunciations } from './pronounce/pronouncing-narrator.ts'
import type { Writer } from './writer.ts'

/**
 * Finds the writer that a video names. A video keeps its writer when the site's settings change.
 *
 * @param name `Writer.name`. Default: the first writer.
 * @throws {StudioError} `writer-gone`
 */
export function chooseWriter({ writers }: Pick<Ports, 'writers'>, name: string | undefined): Writer {
  return find(writers, name, () => {
    throw new StudioError(
      'writer-gone',
      'The language model chosen for this video is no longer connected. Nothing was charged. Create the video again to choose another writer.',
    )
  })
}

/**
 * Finds the narrator that has a voice. It speaks words as the pronunciations of a request spell them.
 *
 * @param voice a voice id.
 * @throws {StudioError} `choice-gone`
 */
export function chooseNarrator({ narrators }: Pick<Ports, 'narrators'>, voice: string): Narrator {
  const found = narrators.find((narrator) => narrator.hasVoice(voice))
  if (found !== undefined) return withPronunciations(found)
  throw choiceGone('voice')
}

/** Returns a narrator of all voices: it hands each request to the narrator that has its voice. */
export function createCast(ports: Pick<Ports, 'narrators'>): Pick<Narrator, 'estimate' | 'measure'> {
  return {
    estimate: (request) => chooseNarrator(ports, request.voice).estimate(request),
    measure: (request, signal) => chooseNarrator(ports, request.voice).measure(request, signal),
  }
}

/**
 * Finds the illustrator that a storyboard names.
 *
 * @param name `Illustrator.name`. Default: the first illustrator.
 * @throws {StudioError} `illustrator-gone`
 */
export function chooseIllustrator(
  { illustrators }: Pick<Ports, 'illustrators'>,
  name: string | undefined,
): Illustrator {
  return find(illustrators, name, () => {
    throw new StudioError(
      'illustrator-gone',
      `The source of pictures chosen for this video is no longer connected. ${CHOOSE_AGAIN}`,
    )
  })
}

function find<Port extends { readonly name: string }>(
  ports: readonly Port[],
  name: string | undefined,
  onMissing: () => never,
): Port {
  return (name === undefined ? ports[0] : ports.find((port) => port.name === name)) ?? onMissing()
}
