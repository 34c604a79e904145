import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const SHARED_FOLDER = () => join(process.env['E2E_FOLDER']!, 'data')

/**
 * Grants credits, as an operator does, to an account that has opened the app.
 *
 * @param folder the site's folder. By default, the folder of the site that the journeys share.
 */
export async function giveCredits(email: string, credits: number, folder = SHARED_FOLDER()): Promise<void> {
  await grant(email, String(credits), folder)
}

/** Grants a plan, as an operator does, to an account that has opened the app. */
export async function givePlan(email: string, plan: string): Promise<void> {
  await grant(email, plan, SHARED_FOLDER())
}

async function grant(email: string, gift: string, folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['apps/server/src/commands/grant.ts', email, gift], {
    cwd: ROOT,
    env: { ...process.env, DATA_FOLDER: folder },
  })
}
