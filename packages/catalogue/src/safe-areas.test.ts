import { expect, test } from 'vitest'
import { FORMATS, frameOf, listPlatforms, QUALITY_NAMES, safeAreaOf } from './main.ts'

test.each(FORMATS)('$name has a centred safe area, at every quality and in a small test video', ({ id }) => {
  for (const quality of QUALITY_NAMES) {
    const { width, height } = frameOf(id, quality)
    const { left, top, right, bottom } = safeAreaOf({ width, height })
    expect(left + right).toBeCloseTo(1)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(1)
    const small = { width: 2 * Math.round(width / 8), height: 2 * Math.round(height / 8) }
    expect(safeAreaOf(small)).toEqual({ left, top, right, bottom })
  }
})

/** Instagram accepts up to 1,920 pixels of width, TikTok 360 to 4,096 of each side. */
test('every platform accepts the sizes of all formats', () => {
  for (const { id } of FORMATS)
    for (const quality of QUALITY_NAMES) {
      const { width, height } = frameOf(id, quality)
      expect(width).toBeLessThanOrEqual(1_920)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(360)
      expect(Math.max(width, height)).toBeLessThanOrEqual(4_096)
    }
})

test('each platform says what it does with formats other than 9:16', () => {
  for (const { label, formatNotes } of listPlatforms()) {
    expect(Object.keys(formatNotes)).toEqual(FORMATS.map(({ id }) => id).filter((id) => id !== 'portrait'))
    for (const note of Object.values(formatNotes)) expect(note).toContain(label)
  }
})
