import type { PaletteName } from './palette-names.ts'
import type { SkyColors } from './sky-hours.ts'

export type Family = {
  dawn: SkyColors
  day: SkyColors
  dusk: SkyColors
  night: SkyColors
  lamp: string
  accent: string
  accent2: string
  rock: string
  soil: string
  plants: string
  snow: string
  wood: string
  stone: string
}

/** The colours of each world, as they are to look on a screen. */
export const FAMILIES: Record<PaletteName, Family> = {
  ember: {
    dawn: ['#3d5b8c', '#ffb98a', '#ffb070', '#ffd2b0', '#6d6f8a'],
    day: ['#2f6db3', '#d9dccd', '#fff0d2', '#fff6e8', '#8d99ac'],
    dusk: ['#33406f', '#ff9a55', '#ff9748', '#ffbe8c', '#5e4a5f'],
    night: ['#0a1430', '#2b3352', '#8fa6dc', '#3b4260', '#11152a'],
    lamp: '#ffb25e',
    accent: '#ff6a2b',
    accent2: '#2fb8c4',
    rock: '#5b5048',
    soil: '#7d5f45',
    plants: '#5a6430',
    snow: '#f3efec',
    wood: '#7a4f30',
    stone: '#968777',
  },
  'dawn-rose': {
    dawn: ['#5f84b6', '#ffc9c2', '#ffc0a6', '#ffe0d8', '#8f8ca8'],
    day: ['#4d8fcb', '#f0e2df', '#fff2e4', '#fffaf5', '#a6abc0'],
    dusk: ['#55598f', '#ff9f9f', '#ffa183', '#ffc4b8', '#7a6a8c'],
    night: ['#101a3c', '#4a4c6c', '#b4b8e6', '#56587a', '#181c38'],
    lamp: '#ffc08a',
    accent: '#f2607d',
    accent2: '#6bb7d6',
    rock: '#645a5b',
    soil: '#8a6d60',
    plants: '#66733f',
    snow: '#f7f1f3',
    wood: '#855a44',
    stone: '#a3948f',
  },
  teal: {
    dawn: ['#2b6b85', '#cfe0c9', '#ffe2b0', '#e2efe2', '#5f8791'],
    day: ['#1f7fa6', '#cfe9e6', '#fdf6e0', '#f6fffb', '#84a8b0'],
    dusk: ['#17556b', '#dfb896', '#ffc197', '#dfd3c3', '#3b6a78'],
    night: ['#04222f', '#15485a', '#8fd3e0', '#27586a', '#06202b'],
    lamp: '#ffc46b',
    accent: '#ff7d4a',
    accent2: '#37d6c5',
    rock: '#4e5657',
    soil: '#6e6a55',
    plants: '#3c6a4a',
    snow: '#e9f3f5',
    wood: '#6b5140',
    stone: '#83908e',
  },
  'indigo-night': {
    dawn: ['#34489a', '#f5b7b8', '#ffc29a', '#ffd6cd', '#6568a0'],
    day: ['#2758b8', '#cfdcf0', '#fff6e6', '#ffffff', '#8b99c2'],
    dusk: ['#232f7d', '#e88a8f', '#ff9f72', '#e9b0b0', '#474a86'],
    night: ['#070d33', '#23327a', '#a3b8ff', '#36468c', '#0b1238'],
    lamp: '#ffcf85',
    accent: '#ffb13d',
    accent2: '#5c7cff',
    rock: '#4d4f5e',
    soil: '#665e5c',
    plants: '#3d5f50',
    snow: '#e8ecfa',
    wood: '#694b3c',
    stone: '#868a99',
  },
  violet: {
    dawn: ['#5a55a8', '#ffb3c1', '#ffb59b', '#ffd0d6', '#79699f'],
    day: ['#5778cf', '#e6dcf2', '#fff3ec', '#fdf8ff', '#9b98c6'],
    dusk: ['#40307f', '#ff7fa0', '#ff8f7a', '#ffa9bd', '#5d3f7d'],
    night: ['#0e0c36', '#3c3f7c', '#b9b4ff', '#4c4a8a', '#13123a'],
    lamp: '#ffb0a0',
    accent: '#ff4f9a',
    accent2: '#3fd0ff',
    rock: '#575063',
    soil: '#715f66',
    plants: '#4c5f52',
    snow: '#f2ecfa',
    wood: '#704a4c',
    stone: '#8f8799',
  },
  'gold-dust': {
    dawn: ['#6f8dab', '#ffdc9c', '#ffd28c', '#fff0cf', '#9a9488'],
    day: ['#4a8dc0', '#f3e6c4', '#fff0c9', '#fffaf0', '#a9a99f'],
    dusk: ['#5f6080', '#ffb84f', '#ffb14a', '#ffd897', '#7d6650'],
    night: ['#141a2c', '#4a4540', '#d8cfae', '#5a5348', '#1c1c24'],
    lamp: '#ffc75a',
    accent: '#e0442e',
    accent2: '#3a8fb0',
    rock: '#7a634a',
    soil: '#a07a4d',
    plants: '#77752f',
    snow: '#f6f0e2',
    wood: '#87592c',
    stone: '#ab9674',
  },
  moss: {
    dawn: ['#5f8a8f', '#f0e3ae', '#ffe2a0', '#f7f0d2', '#7d8f82'],
    day: ['#4f97b8', '#dfe9d2', '#fff6da', '#fbfff5', '#93a599'],
    dusk: ['#3f5a62', '#eec07a', '#ffc070', '#edd6a8', '#5a6a5f'],
    night: ['#0b1d20', '#26433e', '#b2d8c2', '#3a5a52', '#0e2220'],
    lamp: '#ffcf70',
    accent: '#e8a024',
    accent2: '#c8453a',
    rock: '#56594c',
    soil: '#67573c',
    plants: '#466b2a',
    snow: '#eef2ea',
    wood: '#6a4c2e',
    stone: '#888c7c',
  },
  frost: {
    dawn: ['#6f9fcf', '#ffd9cf', '#ffd6b8', '#fff0ea', '#92a6c0'],
    day: ['#4b9ad9', '#e6f1f8', '#fffaf0', '#ffffff', '#a5bad0'],
    dusk: ['#486fa8', '#ffc0a8', '#ffbd92', '#ffd9cc', '#7387a8'],
    night: ['#0a1f40', '#315a80', '#bfe0ff', '#44688c', '#0f2644'],
    lamp: '#ffd08a',
    accent: '#e5533d',
    accent2: '#2f9fd8',
    rock: '#5d6570',
    soil: '#746f6a',
    plants: '#4c6b5c',
    snow: '#f4f9ff',
    wood: '#745a48',
    stone: '#939ca6',
  },
}
