import { GENERAL_TEMPLATE_ID, LOOKS } from '@dayreel/catalogue'
import { CATALOGUE_OFFERS, CHOICE_LABELS, DRAWN, mayShowBoards, NO_FACTS, picturesOf, stockOf } from '@dayreel/contract'
import { sentenceCase } from '#lib/sentence-case.ts'
import type { ShownChoices } from './shown-choices.ts'

/** Options that have their own component, or that have no field at all. */
type OwnField =
  | 'template'
  | 'notes'
  | 'durationSeconds'
  | 'style'
  | 'quality'
  | 'voice'
  | 'music'
  | 'brandKit'
  | 'captionStyle'
  | 'captionPosition'
  | 'captionSize'
  | 'captionWords'
type OtherName = Exclude<keyof typeof CATALOGUE_OFFERS, OwnField>
const OWN_FIELDS: Readonly<Record<OwnField, true>> = {
  template: true,
  notes: true,
  durationSeconds: true,
  style: true,
  quality: true,
  voice: true,
  music: true,
  brandKit: true,
  captionStyle: true,
  captionPosition: true,
  captionSize: true,
  captionWords: true,
}
const isOther = (option: string): option is OtherName => !Object.hasOwn(OWN_FIELDS, option)

/** All other options with more than one entry. Each is shown as a select list. */
const OTHER_OPTIONS = Object.keys(CATALOGUE_OFFERS)
  .filter(isOther)
  .map((option) => ({ option, label: sentenceCase(CHOICE_LABELS[option]), entries: CATALOGUE_OFFERS[option] }))
  .filter(({ entries }) => entries.length > 1)

/** The form field of one of the other options. */
export type OfferedField = {
  option: OtherName
  label: string
  /** An explanation, if the label is not enough. */
  about?: string
  value: string
  entries: { value: string; label: string }[]
  /** Returns the change of the choices when the user selects this value. */
  changeTo: (value: string) => Partial<ShownChoices>
}

/** Returns the fields of the options that have an effect with these choices. */
export function otherFields(choices: ShownChoices): OfferedField[] {
  const { facts = NO_FACTS, pictures } = choices
  const hasPhotos = picturesOf(pictures ?? DRAWN).some((id) => stockOf(id) !== undefined)
  const hasSources = facts !== NO_FACTS || hasPhotos
  return OTHER_OPTIONS.flatMap(({ option, label, entries }): OfferedField[] => {
    const chosen = choices[option]
    const isIdle = (option === 'sourcesInPosts' && !hasSources) || (option === 'boardTheme' && !offersBoards(choices))
    if (chosen === undefined || isIdle) return []
    return [
      {
        option,
        label,
        value: valueOf(chosen),
        entries: entries.map(({ id, name }) => ({ value: valueOf(id), label: name })),
        ...(option === 'look' && aboutLook(chosen)),
        changeTo: (value) => ({ [option]: entries.find(({ id }) => valueOf(id) === value)?.id ?? chosen }),
      },
    ]
  })
}

/** Returns whether a video with these choices may show boards. */
export function offersBoards({ look, template = GENERAL_TEMPLATE_ID, pictures }: ShownChoices): boolean {
  return mayShowBoards({ look, template, pictures })
}

function aboutLook(chosen: unknown): { about?: string } {
  const look = LOOKS.find(({ id }) => id === chosen)
  return look === undefined ? {} : { about: `${look.about}.` }
}

function valueOf(id: string | number | boolean): string {
  return String(id)
}
