import type { TestedService } from '@dayreel/contract'
import { createNarrator, createPictureRedrawer } from '@dayreel/studio/planning'
import { askPlanner } from './questions/ask-planner.ts'
import { createAsking } from './questions/create-asking.ts'
import type { Services, SharedServices } from '#services'

/** What a process that answers requests has besides what all share: it makes nothing, and asks a worker what only its steps know. */
export async function createPlanning(
  { db, log }: Pick<SharedServices, 'db' | 'log'>,
  databaseUrl: string,
): Promise<{ planning: Omit<Services, keyof SharedServices>; close: () => Promise<void> }> {
  const asking = await createAsking({ db, databaseUrl, log })
  const narrator = createNarrator()
  const pictures = createPictureRedrawer()
  return {
    planning: {
      narrator,
      pictures,
      planner: askPlanner(asking),
      probe: () => asking.ask('probe', []) as Promise<TestedService>,
    },
    close: async () => void (await Promise.all([asking.close(), narrator.close(), pictures.close()])),
  }
}
