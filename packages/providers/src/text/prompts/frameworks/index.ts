import type { FrameworkId } from '@dayreel/catalogue'
import { entryOf } from '@dayreel/storyboard/base'
import { beforeTheyVanished } from './before-they-vanished.ts'
import { dreamsNeverWake } from './dreams-never-wake.ts'
import { foundInArchives } from './found-in-archives.ts'
import { general } from './general.ts'
import { impossibleWorlds } from './impossible-worlds.ts'
import { lifeAlmostHad } from './life-almost-had.ts'
import { talesEndOfTime } from './tales-end-of-time.ts'
import { timeBrokeHere } from './time-broke-here.ts'
import { whatIfOvernight } from './what-if-overnight.ts'

/** The instructions that a model gets for each framework. */
export const FORMULAS: Readonly<Record<FrameworkId, string>> = {
  'impossible-worlds': impossibleWorlds,
  'what-if-overnight': whatIfOvernight,
  'before-they-vanished': beforeTheyVanished,
  'time-broke-here': timeBrokeHere,
  'found-in-archives': foundInArchives,
  'dreams-never-wake': dreamsNeverWake,
  'life-almost-had': lifeAlmostHad,
  'tales-end-of-time': talesEndOfTime,
  general,
}

/**
 * Returns a framework's instructions.
 *
 * @throws {StudioError} `choice-gone`
 */
export function formulaOf(framework: string): string {
  return entryOf(FORMULAS, framework, 'template')
}
