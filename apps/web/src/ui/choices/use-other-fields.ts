import { NO_FACTS } from '@dayreel/contract'
import { useHasModel } from '#lib/own-models.ts'
import { usePictureSources } from '#lib/picture-sources.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { type OfferedField, otherFields } from './other-options.ts'
import { pictureFields } from './picture-fields.ts'
import type { ShownChoices } from './shown-choices.ts'

const ABOUT_FACTS =
  'For a subject: the script is written from up to three articles. Numbers and names that they don’t contain are marked.'
const SANDBOX_FACTS = 'A sandbox stands in for Wikipedia here, and its articles are invented.'

/**
 * Returns the fields of the other options that this account is offered. Facts need a language model of the site or of
 * the account. Pictures that are not drawn need a source that the operator has connected. A choice that is no longer
 * offered stays until the user chooses another.
 */
export function useOtherFields(choices: ShownChoices): OfferedField[] {
  const { facts } = useSiteConfig() ?? {}
  const sources = usePictureSources()
  const hasModel = useHasModel({ enabled: facts != null }) === true
  return otherFields(choices).flatMap((field): OfferedField[] => {
    if (field.option === 'pictures') return pictureFields(field, sources)
    if (field.option !== 'facts') return [field]
    if (field.value === NO_FACTS && !(facts && hasModel)) return []
    return [{ ...field, about: facts?.isSandbox ? `${ABOUT_FACTS} ${SANDBOX_FACTS}` : ABOUT_FACTS }]
  })
}
