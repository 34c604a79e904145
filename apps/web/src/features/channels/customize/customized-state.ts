import { CustomizedTemplate } from '@dayreel/contract'

/** What goes along to the page that is filled in with it; kept in the tab's history, so that loading the page again keeps it. */
export function customizedState(customized: CustomizedTemplate): { customized: CustomizedTemplate } {
  return { customized }
}

/** @param state of the location: whatever an earlier page has left there. */
export function readCustomizedState(state: unknown): CustomizedTemplate | undefined {
  if (typeof state !== 'object' || state === null || !('customized' in state)) return undefined
  const read = CustomizedTemplate.safeParse(state.customized)
  return read.success ? read.data : undefined
}
