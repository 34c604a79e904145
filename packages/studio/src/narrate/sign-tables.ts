import { wordTable } from '@dayreel/storyboard/base'

/** Names of signs that are spoken on their own or between words. All other signs are silent. */
export const SIGNS = wordTable<string>({
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '×': 'times',
  '÷': 'divided by',
  '±': 'plus or minus',
  '≈': 'about',
  '≠': 'is not equal to',
  '≤': 'at most',
  '≥': 'at least',
  '<': 'less than',
  '>': 'greater than',
  '%': 'percent',
  '@': 'at',
  '°': 'degrees',
  '√': 'square root of',
  '∞': 'infinity',
  '→': 'to',
  '€': 'euro',
  $: 'dollar',
  '£': 'pound',
  '#': 'number',
  '−': 'minus',
})

/** Names of Greek letters in formulas. */
export const GREEK = wordTable<string>({
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  Δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mew',
  π: 'pie',
  ρ: 'row',
  σ: 'sigma',
  Σ: 'sigma',
  τ: 'tau',
  φ: 'fie',
  χ: 'kai',
  ψ: 'sigh',
  ω: 'omega',
  Ω: 'omega',
})

/** Fraction signs with their numerator and denominator. */
export const VULGAR_FRACTIONS = wordTable<readonly [string, string]>({
  '½': ['1', '2'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅕': ['1', '5'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
})
