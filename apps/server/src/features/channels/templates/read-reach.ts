import { TEMPLATES, videosByItself } from '@dayreel/catalogue'
import type { TemplateReach } from '@dayreel/contract'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import type { Services } from '#services'
import { TEMPLATE_DEFAULTS } from './template-defaults.ts'

/** How many videos each template tells for an account before it would tell one again: a model has no such end. */
export async function readReach(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accountId: string,
): Promise<TemplateReach[]> {
  const isBuiltIn = (await chooseSource(db, config, accountId)) === BUILT_IN
  return TEMPLATES.map(({ id }) => ({
    templateId: id,
    videos: isBuiltIn ? videosByItself(id, TEMPLATE_DEFAULTS[id].duration) : null,
  }))
}
