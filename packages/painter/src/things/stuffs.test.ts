import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createBrush } from './brush.ts'
import { paperOf, stuffOf } from './stuffs.ts'

/** How green a colour is against its other parts; 1 is neutral. */
const green = ([red, level, blue]: readonly number[]) => level! / ((red! + blue!) / 2)

test('paper stays paper in coloured light, where other stuffs take on some of it', () => {
  const colors = {
    lit: 'rgb(90,235,120)',
    shade: 'rgb(30,90,40)',
    rim: 'rgb(120,255,140)',
    dark: 'rgb(2,6,3)',
    glow: 'rgb(255,220,140)',
    accent: 'rgb(40,160,150)',
    accent2: 'rgb(200,60,60)',
  }
  const brush = createBrush(createCanvas(4, 4).getContext('2d'), colors, 1)
  expect(green(paperOf(brush).lit)).toBeLessThan(1.2)
  expect(green(stuffOf(brush, 'paper').lit)).toBeGreaterThan(1.3)
})
