import { CustomizedTemplate } from '@dayreel/contract'

/**
 * Returns the navigation state for the page with the form. The tab's history stores this state, so a reload keeps it.
 */
export function customizedState(customized: CustomizedTemplate): { customized: CustomizedTemplate } {
  return { customized }
}

/**
 * Reads the customized template from a navigation state.
 *
 * @param state may be any value, because an earlier page may have set it.
 */
export function readCustomizedState(state: unknown): CustomizedTemplate | undefined {
  if (typeof state !== 'object' || state === null || !('customized' in state)) return undefined
  const read = CustomizedTemplate.safeParse(state.customized)
  return read.success ? read.data : undefined
}
