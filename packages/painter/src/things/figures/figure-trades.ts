import type { FigureKind } from './figure-kinds.ts'
import type { Features, Look } from './figure-looks.ts'

/** Trades that are told by what somebody wears and how much weather the face has seen. */
export const TRADE_NAMES = [
  'keeper',
  'captain',
  'sailor',
  'fisher',
  'shepherd',
  'clockmaker',
  'archivist',
  'baker',
  'smith',
  'uniformed',
] as const
export type TradeName = (typeof TRADE_NAMES)[number]

/** What a trade makes of somebody: cut of the clothes, who it is where no word says, what a man and what anybody has. */
type Trade = { kind?: FigureKind; sex?: Look['sex']; look: Partial<Look>; man?: Partial<Look> }

const WEATHERED: Features = { brow: 1.1, nose: 1.2, lips: 0.4, chin: 1.1, jaw: 0.9, lash: 0 }
const OLD_MAN: Partial<Look> = { hasBeard: true, features: WEATHERED }
const GREY = '#a8a49d'
const NAVY = '#34435f'
const OILSKIN = '#b8892f'

const TRADES: Readonly<Record<TradeName, Trade>> = {
  keeper: {
    kind: 'worker',
    sex: 'man',
    look: { age: 'old', hair: GREY, headwear: 'peaked cap', top: NAVY, scarf: '#b9b1a0', legs: '#4b4a4c' },
    man: OLD_MAN,
  },
  captain: {
    kind: 'coat',
    sex: 'man',
    look: { age: 'old', hair: '#8b8781', headwear: 'peaked cap', top: NAVY, scarf: '#c9c1b0', legs: '#3d4250' },
    man: OLD_MAN,
  },
  sailor: {
    kind: 'worker',
    sex: 'man',
    look: { headwear: 'beanie', hat: '#8d4a40', top: NAVY, scarf: '#b9b1a0', legs: '#5b5850' },
    man: { hasBeard: true },
  },
  fisher: {
    kind: 'worker',
    sex: 'man',
    look: {
      age: 'old',
      hair: GREY,
      headwear: 'beanie',
      hat: '#4f6478',
      top: OILSKIN,
      scarf: '#6d7c86',
      legs: '#5b5548',
    },
    man: OLD_MAN,
  },
  shepherd: {
    kind: 'old',
    look: { headwear: 'hat', top: '#75654c', scarf: '#a79a80', legs: '#5d5446' },
    man: OLD_MAN,
  },
  clockmaker: {
    kind: 'old',
    look: { hasGlasses: true, top: '#5f5346', scarf: '#8d4a40', legs: '#4b463f' },
    man: { hasBeard: true },
  },
  archivist: { look: { age: 'old', hair: GREY, hasGlasses: true } },
  baker: {
    kind: 'worker',
    look: { headwear: 'beanie', hat: '#d8d2c4', top: '#c9c3b5', scarf: '#b9b1a0', legs: '#7a756b', isAproned: true },
  },
  smith: {
    kind: 'worker',
    sex: 'man',
    look: { top: '#6a5a4c', legs: '#4b463f', isAproned: true },
    man: { hasBeard: true },
  },
  uniformed: { kind: 'coat', look: { headwear: 'peaked cap', top: '#3a4d74', scarf: '#c9c1b0', legs: '#3a4356' } },
}

/** The cut of a trade's clothes, and the sex that it suggests where words leave both open. */
export function tradeOf(name: TradeName): Pick<Trade, 'kind' | 'sex'> {
  const { kind, sex } = TRADES[name]
  return { ...(kind && { kind }), ...(sex && { sex }) }
}

/** What somebody of a trade looks like other than their own. */
export function lookOfTrade(name: TradeName, sex: Look['sex'] | undefined): Partial<Look> {
  const { look, man } = TRADES[name]
  return { ...look, ...((sex ?? TRADES[name].sex) === 'man' && man) }
}
