import { TEMPLATES, USUAL_DURATION_SECONDS, builtInVideoCount } from '@dayreel/catalogue'
import type { TemplateReach } from '@dayreel/contract'
import { BUILT_IN, chooseSource } from '#costs/choose-source.ts'
import type { Services } from '#services'

/**
 * Returns how many videos each template can make for an account without repeating itself. With a language model, there
 * is no limit.
 */
export async function readReach(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accountId: string,
): Promise<TemplateReach[]> {
  const isBuiltIn = (await chooseSource(db, config, accountId)) === BUILT_IN
  return TEMPLATES.map(({ id }) => ({
    templateId: id,
    videos: isBuiltIn ? builtInVideoCount(id, USUAL_DURATION_SECONDS) : null,
  }))
}
