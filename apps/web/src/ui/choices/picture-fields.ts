import { DRAWN, IMAGE_MODEL, OWN_PICTURES, picturesOf, type PictureSources, stockOf } from '@dayreel/contract'
import type { OfferedField } from './other-options.ts'

type Sources = PictureSources['sources']

const ABOUT_PHOTOS = 'For each scene, Dayreel looks for a photograph that anyone may use.'
const ABOUT_CLIPS =
  'For each scene, Dayreel looks for a clip that anyone may use, and starts at its sharpest, liveliest part.'
const ABOUT_OWN =
  'A scene shows one of your clips or pictures if its words contain the file’s name or one of its tags. Add tags in My Media.'
const SANDBOX = 'A sandbox stands in for the outside services here, and its pictures and clips are drawn.'
const CENTS = 100

/**
 * Returns the fields for the sources of pictures: the preferred source, and the source for scenes for which that one
 * has no picture. The second field exists only for photographs, clips and own files, because other sources have a
 * picture for every scene. A source that is no longer offered stays until the user chooses another.
 *
 * @param field the field of the `pictures` option, with an entry for each source.
 */
export function pictureFields(field: OfferedField, sources: Sources): OfferedField[] {
  const [first = DRAWN, ...others] = picturesOf(field.value)
  const rest = others.join(',') || DRAWN
  if (first === DRAWN && sources.length === 0) return []
  const isOffered = (id: string): boolean => id === DRAWN || sources.some((source) => source.id === id)
  const entriesFor = (chosen: string) => field.entries.filter(({ value }) => isOffered(value) || value === chosen)
  const preferred: OfferedField = {
    ...field,
    value: first,
    entries: entriesFor(first),
    about: aboutOf(first, sources),
    changeTo: (value) => ({ pictures: value }),
  }
  const mayLack = first !== DRAWN && first !== IMAGE_MODEL
  const seconds = entriesFor(rest).filter(({ value }) => value !== first)
  if (!mayLack || seconds.length < 2) return [preferred]
  return [
    preferred,
    {
      ...field,
      label: `Scenes without a ${kindOf(first)}`,
      value: rest,
      entries: seconds.some(({ value }) => value === rest)
        ? seconds
        : [...seconds, { value: rest, label: namesOf(rest, field.entries) }],
      changeTo: (value) => ({ pictures: value === DRAWN ? first : `${first},${value}` }),
    },
  ]
}

function kindOf(source: string): string {
  if (source === OWN_PICTURES) return 'picture or clip of yours'
  return stockOf(source)?.of === 'clips' ? 'clip' : 'photograph'
}

/** Returns the names of several sources, in order of preference. */
export function namesOf(pictures: string, entries: OfferedField['entries']): string {
  return picturesOf(pictures)
    .map((id) => entries.find(({ value }) => value === id)?.label ?? id)
    .join(', then ')
}

function aboutOf(first: string, sources: Sources): string {
  const model = sources.find(({ id }) => id === IMAGE_MODEL)
  const sentences: string[] = []
  if (first === IMAGE_MODEL && model?.name) {
    const cost =
      model.dollarsPerPicture === null ? '' : ` A picture costs this site ${priceText(model.dollarsPerPicture)}.`
    sentences.push(`${model.name} draws each scene.${cost}`)
  } else if (first === OWN_PICTURES) sentences.push(ABOUT_OWN)
  else if (first !== DRAWN) sentences.push(stockOf(first)?.of === 'clips' ? ABOUT_CLIPS : ABOUT_PHOTOS)
  if (sources.some(({ isSandbox }) => isSandbox)) sentences.push(SANDBOX)
  return sentences.join(' ')
}

function priceText(dollars: number): string {
  if (dollars === 0) return 'nothing'
  return dollars < 1 ? `${Number((dollars * CENTS).toFixed(2))} ¢` : `$${dollars.toFixed(2)}`
}
