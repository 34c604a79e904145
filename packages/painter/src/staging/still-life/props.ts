import type { Thing } from '../../painting.ts'
import type { Brush, Tone } from '../../things/brush.ts'
import { mixInk } from '../../things/inks.ts'
import { blob, box, curve, limb, oval, polygon, symmetric } from '../../things/shapes.ts'
import { sketch } from '../../things/sketch.ts'
import { dimmed, stuffOf } from '../../things/stuffs.ts'

type Paint = (brush: Brush, random: () => number) => void

/** Spines in the few colours of old cloth, which never outshine what they keep company. */
const CLOTHS = ['leather', 'walnut', 'blueprint', 'bottle', 'linen', 'wool', 'oak', 'hide'] as const

export function clothOf(brush: Brush, random: () => number): Tone {
  return stuffOf(brush, CLOTHS[Math.floor(random() * CLOTHS.length)]!)
}

const paintBookStack: Paint = (brush, random) => {
  let foot = 0
  for (let i = 0; i < 5; i++) {
    const high = 14 + random() * 9
    const half = 58 - i * 3 - random() * 9
    const x = (random() - 0.5) * 9
    const stuff = clothOf(brush, random)
    brush.form(box(x - half, foot - high, half * 2, high, 2.4), stuff, { round: 4, rim: 0.8, sink: 0.3 })
    if (i % 2 === 0) {
      // Its leaves look this way.
      brush.form(box(x - half + 3, foot - high + 2.6, half * 2 - 3, high - 5.2), stuffOf(brush, 'paper'), {
        round: 1,
        rim: 0,
      })
      for (let k = 1; k < 4; k++)
        brush.line(
          curve([x - half + 4, foot - high + (k * high) / 4, x + half, foot - high + (k * high) / 4]),
          brush.ink.dark,
          0.4,
          0.3,
        )
    } else
      for (const at of [-0.7, 0.62])
        brush.fill(box(x + half * at, foot - high, half * 0.08, high), stuffOf(brush, 'brass').mid, 0.8)
    foot -= high
  }
}

const paintLeaningBooks: Paint = (brush, random) => {
  let x = -62
  for (let i = 0; i < 6; i++) {
    const wide = 12 + random() * 9
    const high = 74 + random() * 24
    const lean = i === 5 ? 20 : 0
    const stuff = clothOf(brush, random)
    const spine = polygon([x, 0, x + wide, 0, x + wide - lean, -high, x - lean, -high + lean * 0.3])
    brush.form(spine, stuff, { isColumn: true, round: 2, rim: 0.7, sink: 0.2 })
    for (const at of [0.16, 0.24, 0.8])
      brush.line(
        curve([x + 1 - lean * at, -high * at, x + wide - 1 - lean * at, -high * at]),
        stuffOf(brush, 'brass').mid,
        1.3,
        0.7,
      )
    x += wide + (i === 4 ? 22 : 0.6)
  }
}

const paintPlant: Paint = (brush, random) => {
  const leaves = stuffOf(brush, 'foliage')
  for (let i = 0; i < 22; i++) {
    const turn = -Math.PI / 2 + (random() - 0.5) * 2.5
    const long = 26 + random() * 34
    const [x, y] = [Math.cos(turn) * long, -38 + Math.sin(turn) * long]
    brush.stroke([0, -38, 0.7, x * 0.5, -38 + (y + 38) * 0.6, 0.6, x, y, 0.4], leaves.deep)
    brush.form(oval(x, y, 10 + random() * 5, 6, turn), i % 3 ? leaves : dimmed(leaves), { round: 2, rim: 0.6, sink: 0 })
  }
  const pot = symmetric([0, -40, 22, -40, 24, -34, 21, -32, 16, 0, 0, 0])
  brush.form(pot, stuffOf(brush, 'brick'), { isColumn: true, round: 5, rim: 0.8 })
}

const paintHerbs: Paint = (brush, random) => {
  const leaves = stuffOf(brush, 'needles')
  for (let i = 0; i < 34; i++) {
    const x = (random() - 0.5) * 66
    const y = -52 - random() * 44 + Math.abs(x) * 0.5
    brush.stroke([x * 0.3, -36, 0.5, x, y, 0.3], leaves.deep)
    brush.form(oval(x, y, 5 + random() * 3, 3.4, random() * 3), i % 2 ? leaves : stuffOf(brush, 'foliage'), {
      round: 1,
      rim: 0.4,
      sink: 0,
    })
  }
  const pot = symmetric([0, -42, 26, -42, 24, 0, 0, 0])
  brush.form(pot, stuffOf(brush, 'china'), { isColumn: true, round: 6, rim: 0.9 })
  brush.inside(pot, () => brush.fill(box(-30, -30, 60, 4), stuffOf(brush, 'blueprint').mid, 0.8))
}

const paintVase: Paint = (brush, random) => {
  const stem = stuffOf(brush, 'needles')
  for (let i = 0; i < 9; i++) {
    const x = (i - 4) * 8 + (random() - 0.5) * 8
    const y = -66 - random() * 28 + Math.abs(x) * 0.3
    brush.stroke([x * 0.15, -40, 0.7, x * 0.6, (y - 40) / 2, 0.7, x, y, 0.5], stem.mid)
    const bloom = i % 3 === 0 ? stuffOf(brush, 'flour') : brush.tone(0.9, 'accent', 0.8)
    for (let k = 0; k < 5; k++) {
      const turn = (k / 5) * Math.PI * 2
      brush.form(oval(x + Math.cos(turn) * 4.4, y + Math.sin(turn) * 4, 4.6, 3.6, turn), bloom, {
        round: 1.4,
        rim: 0.5,
        sink: 0,
      })
    }
    brush.fill(oval(x, y, 2.4), stuffOf(brush, 'gold').mid)
  }
  brush.form(symmetric([0, -48, 8, -48, 7, -40, 19, -22, 17, -6, 11, 0, 0, 0]), stuffOf(brush, 'china'), {
    isColumn: true,
    round: 6,
    rim: 0.9,
  })
}

const paintPitcher: Paint = (brush) => {
  const china = stuffOf(brush, 'china')
  brush.line(curve([24, -80, 48, -74, 46, -40, 28, -30]), china.shade, 7)
  brush.line(curve([24, -80, 48, -74, 46, -40, 28, -30]), china.lit, 3)
  const body = blob([
    -24, -96, -30, -98, -22, -84, -20, -70, -34, -44, -32, -14, -20, 0, 20, 0, 32, -14, 34, -44, 20, -70, 22, -92, 0,
    -94,
  ])
  brush.form(body, china, { isColumn: true, round: 9, rim: 1 })
  brush.inside(body, () => {
    brush.fill(box(-40, -52, 80, 4), stuffOf(brush, 'blueprint').mid, 0.7)
    brush.fill(box(-40, -44, 80, 1.6), stuffOf(brush, 'blueprint').mid, 0.7)
  })
}

const paintTins: Paint = (brush) => {
  for (const [x, wide, high, name] of [
    [-34, 40, 70, 'bottle'],
    [12, 44, 96, 'brick'],
    [44, 30, 48, 'straw'],
  ] as const) {
    const stuff = stuffOf(brush, name)
    brush.form(box(x - wide / 2, -high, wide, high, 4), stuff, { isColumn: true, round: 6, rim: 0.9 })
    brush.form(box(x - wide / 2 - 1.6, -high - 3, wide + 3.2, 12, 3), stuffOf(brush, 'steel'), {
      isColumn: true,
      round: 2,
      rim: 0.7,
    })
    brush.fill(box(x - wide * 0.4, -high * 0.66, wide * 0.8, high * 0.34, 2), stuffOf(brush, 'linen').mid, 0.9)
    brush.fill(box(x - wide * 0.28, -high * 0.55, wide * 0.56, 2.4), brush.ink.dark, 0.5)
  }
}

const paintPenPot: Paint = (brush, random) => {
  for (let i = 0; i < 6; i++) {
    const x = (i - 2.5) * 5
    const lean = (random() - 0.5) * 30
    brush.stroke(
      [x * 0.5, -30, 2, x + lean, -78 - random() * 22, 1.4],
      stuffOf(brush, (['straw', 'paint', 'blueprint'] as const)[i % 3]!).mid,
    )
  }
  brush.form(symmetric([0, -52, 22, -52, 20, 0, 0, 0]), stuffOf(brush, 'walnut'), {
    isColumn: true,
    round: 5,
    rim: 0.9,
  })
}

const paintFlask: Paint = (brush) => {
  const glass = stuffOf(brush, 'steel')
  const body = symmetric([0, -98, 8, -98, 8, -94, 6, -92, 6, -60, 38, -8, 34, 0, 0, 0])
  brush.fill(body, mixInk(glass.mid, glass.lit, 0.5), 0.4)
  brush.inside(body, () => {
    brush.fill(box(-40, -34, 80, 36), brush.tone(0.9, 'accent2', 0.8).mid, 0.85)
    brush.spot(brush.side * 14, -14, 16, 18, glass.rim, 0.6)
  })
  brush.line(body, glass.rim, 1.6, 0.8)
}

const paintFolders: Paint = (brush, random) => {
  for (let i = 0; i < 9; i++) {
    const y = -i * 9
    const x = (random() - 0.5) * 10
    const stuff = stuffOf(brush, i % 3 === 1 ? 'straw' : 'linen')
    brush.form(polygon([x - 62, y, x + 60, y, x + 61, y - 9, x - 60, y - 10]), stuff, {
      round: 1.6,
      rim: 0.5,
      sink: 0.3,
    })
    brush.line(curve([x - 58, y - 4.4, x + 58, y - 4]), brush.ink.dark, 0.5, 0.4)
  }
  brush.form(limb([-8, 0, 2, -6, -88, 2]), stuffOf(brush, 'brick'), { round: 1, rim: 0.2 })
}

const paintFern: Paint = (brush, random) => {
  const green = stuffOf(brush, 'foliage')
  for (let i = 0; i < 9; i++) {
    const lean = (i - 4) * 0.26 + (random() - 0.5) * 0.12
    const long = 70 + random() * 28
    for (let k = 1; k < 12; k++) {
      const share = k / 12
      const bend = lean * (0.6 + share * 0.8)
      const [x, y] = [Math.sin(bend) * long * share, -Math.cos(bend) * long * share]
      for (const way of [-1, 1])
        brush.stroke(
          [x, y, 1.6 * (1.1 - share), x + way * 13 * (1.05 - share), y - 6, 0.3],
          k % 2 ? green.mid : green.shade,
        )
    }
  }
}

const paintWildFlowers: Paint = (brush, random) => {
  for (let i = 0; i < 12; i++) {
    const x = (random() - 0.5) * 84
    const y = -44 - random() * 50
    brush.stroke([x * 0.4, 0, 0.9, x * 0.7, y / 2, 0.8, x, y, 0.5], stuffOf(brush, 'foliage').shade)
    const bloom = i % 3 ? stuffOf(brush, 'flour') : brush.tone(0.95, 'accent', 0.7)
    for (let k = 0; k < 7; k++) {
      const turn = (k / 7) * Math.PI * 2
      brush.fill(oval(x + Math.cos(turn) * 4.6, y + Math.sin(turn) * 3.6, 3, 2, turn), bloom.lit)
    }
    brush.fill(oval(x, y, 2.4), stuffOf(brush, 'gold').mid)
  }
}

const paintDriftwood: Paint = (brush, random) => {
  const wood = stuffOf(brush, 'linen')
  const trunk = limb([-96, -8, 7, -40, -20, 15, 20, -24, 17, 92, -60, 5])
  brush.form(trunk, wood, { round: 6, rim: 0.9 })
  brush.form(limb([10, -26, 8, 22, -64, 5, 16, -92, 2]), wood, { round: 3, rim: 0.8 })
  brush.grain(trunk, wood.deep, random, { count: 40, length: 50, turn: -0.2, width: 0.8, alpha: 0.4 })
}

export const prop = (name: string, metres: number, aspect: number, paint: Paint): Thing =>
  sketch({ name, words: [], metres, aspect, where: 'ground', places: [], paint })

/** What only keeps others company, by its name. No words ask for it. */
export const PROPS: ReadonlyMap<string, Thing> = new Map(
  [
    prop('book stack', 0.2, 1.24, paintBookStack),
    prop('leaning books', 0.26, 1.4, paintLeaningBooks),
    prop('potted plant', 0.3, 1.1, paintPlant),
    prop('herbs', 0.22, 0.8, paintHerbs),
    prop('vase', 0.32, 0.8, paintVase),
    prop('pitcher', 0.26, 0.86, paintPitcher),
    prop('tins', 0.2, 1.2, paintTins),
    prop('pen pot', 0.18, 0.6, paintPenPot),
    prop('flask', 0.22, 0.8, paintFlask),
    prop('fern', 0.4, 1.5, paintFern),
    prop('wild flowers', 0.3, 1, paintWildFlowers),
    prop('driftwood', 0.2, 2, paintDriftwood),
    prop('folders', 0.2, 1.3, paintFolders),
  ].map((thing) => [thing.name, thing]),
)
