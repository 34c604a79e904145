import type { Draft, Finding } from './check.ts'

const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'] // prettier-ignore
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] // prettier-ignore

/**
 * Requires that a list of N has N items in ascending or descending order. In English, the spoken words must also name
 * each item's number.
 */
export function checkCount({ lines, language }: Draft, promised: number | undefined): Finding | undefined {
  if (promised === undefined) return undefined
  const counted = lines.filter(({ item }) => item !== null)
  const items = [...new Set(counted.map(({ item }) => item!))]
  const upwards = Array.from({ length: promised }, (_, i) => i + 1)
  const isWhole = [upwards, upwards.toReversed()].some((order) => order.join() === items.join())
  const demand = `The title promises exactly ${promised} items. Give each item its own scene, with its number in "item" (1 to ${promised}, in order). The first words of the scene say the number.`
  if (!isWhole) {
    return { check: 'count', sentence: `The title promises ${promised} items; ${items.length} can be counted.`, demand }
  }
  const silent =
    language === 'en'
      ? items.filter((item) => !counted.some((line) => line.item === item && saysNumber(line.words, item)))
      : []
  // One item may lack its number, because “the last one” is a common name for the last item of a list.
  if (silent.length <= 1) return undefined
  return { check: 'count', sentence: `The number of ${silent.length} of ${promised} items is not said.`, demand }
}

/** Returns whether English words say the number of a list's item. */
export function saysNumber(words: string, item: number): boolean {
  const names = [String(item), ENGLISH[item], ORDINALS[item]].filter((name) => name !== undefined && name !== '')
  return (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => names.includes(word))
}
