import type { FrameworkId } from '@dayreel/catalogue'
import type { Framework } from '../framework.ts'
import { beforeTheyVanished } from './before-they-vanished/framework.ts'
import { dreamsNeverWake } from './dreams-never-wake/framework.ts'
import { foundInArchives } from './found-in-archives/framework.ts'
import { general } from './general/framework.ts'
import { impossibleWorlds } from './impossible-worlds/framework.ts'
import { lifeAlmostHad } from './life-almost-had/framework.ts'
import { talesEndOfTime } from './tales-end-of-time/framework.ts'
import { timeBrokeHere } from './time-broke-here/framework.ts'
import { whatIfOvernight } from './what-if-overnight/framework.ts'

/** All narrative frameworks by the id under which a template or the Create page asks for them. */
export const FRAMEWORKS: Readonly<Record<FrameworkId, Framework>> = {
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
