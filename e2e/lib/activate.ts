import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'

/**
 * Activates a template with an API call. The page must already show the app.
 *
 * @returns the channel's id.
 */
export async function activate(page: Page, templateId: string, config: object): Promise<string> {
  const { id } = await callApi<{ id: string }>(page, 'POST', '/api/channels/activate', { templateId, config })
  return id
}
