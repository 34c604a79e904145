import type { Worn } from '../../brief/brief.ts'
import type { Look } from './figure-looks.ts'
import { lookOfTrade } from './figure-trades.ts'

/** Colours that words give to clothes and to hair, as in white light. */
export const WORN_COLORS = {
  cloth: {
    red: '#a83a36',
    crimson: '#96303a',
    orange: '#c0702f',
    yellow: '#c9a03a',
    gold: '#b8923f',
    green: '#4d7a50',
    blue: '#3f679a',
    navy: '#2f3f60',
    purple: '#6f4f86',
    pink: '#c27f8c',
    white: '#c9c4ba',
    grey: '#74767a',
    gray: '#74767a',
    black: '#34343a',
    brown: '#765339',
    beige: '#b09a7c',
    turquoise: '#3f8f90',
  },
  hair: {
    red: '#a2502c',
    ginger: '#a9592f',
    blond: '#b08c52',
    blonde: '#b08c52',
    black: '#2a2625',
    brown: '#5a3d2a',
    white: '#c2beb6',
    grey: '#8b8781',
    gray: '#8b8781',
    silver: '#a39f99',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** What somebody looks like whom the words have wear it; whoever has a hat of their own in mind keeps the hair under it. */
export function lookWorn({ top, hair, trade, ...worn }: Worn, sex?: Look['sex']): Partial<Look> {
  const cloth: Readonly<Record<string, string>> = WORN_COLORS.cloth
  const hairs: Readonly<Record<string, string>> = WORN_COLORS.hair
  return {
    ...(trade && lookOfTrade(trade, sex)),
    ...worn,
    ...(top && { top: cloth[top]! }),
    ...(hair && { hair: hairs[hair]!, brows: hairs[hair]! }),
  }
}
