import type { Brief, StreetKind } from '../brief/brief.ts'
import type { Rgb, Shot } from '../painting.ts'
import type { Random } from '@dayreel/storyboard/base'
import type { BuiltPlace } from './built-place.ts'
import type { Facade } from './facade.ts'
import type { LightOfDay } from './light-of-day.ts'
import type { TownStyle } from './town-style.ts'

/** A street as its houses are put up; metres. */
export type Site = Pick<BuiltPlace, 'build' | 'lamps'> & {
  kind: StreetKind
  brief: Brief
  palette: Shot['palette']
  random: Random
  style: TownStyle
  light: LightOfDay
  lightPower: number
  isDark: boolean
  facades: Facade[]
  /** Lights behind windows and in signs: lamps, and the world's two accents. */
  lights: readonly [Rgb, Rgb, Rgb]
  shopLight: (tag: number) => Rgb
  /** From the middle of the road to its edge, and from there to the fronts. */
  half: number
  /** The side that has water instead of houses, −1 or 1; 0 for none. */
  wet: -1 | 0 | 1
  walk: number
  depth: number
}

/** Share of windows with light behind them. */
export function litShare({ brief, isDark }: Pick<Site, 'brief' | 'isDark'>): number {
  return brief.isDeserted ? 0 : isDark ? 0.5 : 0.1
}
