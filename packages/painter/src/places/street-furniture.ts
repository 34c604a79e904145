import { scaled } from './light-of-day.ts'
import type { Trees } from './plant-trees.ts'
import type { Site } from './street-site.ts'
import { AWNING, BULB, CAR, CARLIGHT, METAL, TRUNK } from './street-surfaces.ts'

type Street = Site & { trees: Trees; isWet: boolean; isSnowy: boolean }

/** Sets up what stands along a street: lamps and traffic between towers, parked cars and trees in a town, washing in an alley. */
export function furnishStreet(street: Street): void {
  const { kind, half, walk, build, lamps, trees, light, random, isDark, isWet, isSnowy, brief } = street
  const isNarrow = kind === 'alley' || kind === 'lane'
  if (!isNarrow) addLamps()
  // Nobody drives or parks where someone is alone.
  if (kind === 'towers' && !brief.isAlone) addTraffic()
  if (kind === 'town' || kind === 'avenue') addTown()
  if (isNarrow) addAlley()

  function addLamps() {
    for (let k = 0, z = 10.5; z < 130; z += 13, k++) {
      for (const side of kind === 'quay' && k % 2 ? [] : [-1, 1]) {
        const x = side * (half + 0.5)
        const isOld = kind !== 'towers'
        const y = isOld ? 4 : 6.4
        build.cylinder(METAL, 1, x, z, 0.1, y, 0.08, 0.05)
        build.cylinder(METAL, 1, x, z, 0.1, 0.9, 0.13, 0.09)
        const reach = isOld ? 0 : side * 1.4
        if (!isOld) build.cylinder(METAL, 0, y, z, Math.min(x, x - reach), Math.max(x, x - reach), 0.04)
        build.ball(BULB, x - reach, isOld ? y + 0.18 : y - 0.08, z, isOld ? 0.2 : 0.16, isOld ? 1.3 : 0.6, {
          casts: false,
        })
        if (isOld) build.spire(METAL, x - 0.2, y + 0.42, z - 0.2, x + 0.2, y + 0.65, z + 0.2)
        if (light.lampPower > 0.3) {
          lamps.push({
            x: x - reach,
            y: isOld ? y + 0.18 : y - 0.2,
            z,
            color: scaled(light.lamp, 5.5 * light.lampPower),
            reach: 16,
            size: 0.6,
            halo: isWet || brief.weather === 'fog' ? 0.5 : 0.26,
          })
        }
      }
    }
  }

  function addCar(x: number, z: number, isComing: boolean, tone: number) {
    build.box(CAR, x - 0.9, 0.28, z, x + 0.9, 0.85, z + 4.3, { tag: tone })
    build.frustum(CAR, x - 0.84, 0.85, z + 0.5, x + 0.84, 1.42, z + 3.7, 0.16, 0.6, { tag: tone + 10 })
    for (const wheel of [0.8, 3.4])
      for (const way of [-1, 1])
        build.cylinder(METAL, 0, 0.32, z + wheel, x + way * 0.72 - 0.12, x + way * 0.72 + 0.2, 0.32)
    for (const way of [-1, 1]) {
      build.box(CARLIGHT, x + way * 0.68 - 0.15, 0.6, z - 0.02, x + way * 0.68 + 0.15, 0.75, z + 0.04, {
        tag: isComing ? 1 : 0,
        casts: false,
      })
      if (!isDark && brief.weather === 'clear') continue
      if (isComing)
        lamps.push({
          x: x + way * 0.68,
          y: 0.67,
          z: z - 0.1,
          color: [6, 5.6, 4.6],
          reach: 13,
          size: 0.3,
          halo: 0.3,
          facing: [0, -0.12, -1],
        })
      else
        lamps.push({
          x: x + way * 0.68,
          y: 0.67,
          z: z - 0.1,
          color: [1.6, 0.09, 0.05],
          reach: 5,
          size: 0.3,
          halo: 0.3,
          facing: [0, 0, -1],
        })
    }
  }

  function addTraffic() {
    for (let z = 26; z < 160; z += 13 + random() * 16) addCar(-half * 0.48, z, true, random())
    for (let z = 20; z < 160; z += 16 + random() * 18) addCar(half * 0.5, z, false, random())
  }

  function addTown() {
    for (let z = 9; z < 70; z += 6 + random() * 9)
      if (random() < 0.7 && !brief.isAlone) addCar((random() < 0.5 ? -1 : 1) * (half - 1.05), z, false, random())
    const isAvenue = kind === 'avenue'
    for (let z = isAvenue ? 8 : 13; z < 90; z += isAvenue ? 7.5 : 13) {
      for (const side of [-1, 1]) {
        if (random() < (isAvenue ? 0.04 : 0.35)) continue
        const x = side * (half + 0.7)
        trees.add({ kind: isSnowy ? 'bare' : 'leafy', x, z, metres: (isAvenue ? 8 : 5.5) + random() * 1.6 })
      }
    }
  }

  function addAlley() {
    for (let z = 5; z < 60; z += 6 + random() * 5) {
      const side = random() < 0.5 ? -1 : 1
      const x = side * (half + walk - 0.25)
      build.ball(BULB, x, 3.1, z, 0.13, 1.2, { casts: false })
      build.box(METAL, x + side * 0.3, 3.25, z - 0.03, x, 3.31, z + 0.03)
      lamps.push({
        x: x - side * 0.1,
        y: 3,
        z,
        color: scaled(light.lamp, 3.2 * Math.max(0.35, light.lampPower)),
        reach: 11,
        size: 0.4,
        halo: 0.3,
      })
      if (random() < 0.8) build.box(METAL, -side * (half + walk), 0, z + 2, -side * (half + walk - 0.7), 1.1, z + 3.2)
      if (random() < 0.7) build.cylinder(TRUNK, 1, side * (half + walk - 0.35), z + 1.2, 0, 0.8, 0.3)
      if (kind === 'lane') continue
      // Lines across with washing or lights.
      const y = 5 + random() * 3
      build.cylinder(METAL, 0, y, z, -half - 1, half + 1, 0.012, 0.012, { casts: false })
      for (let k = -3; k <= 3; k++) {
        if (random() < 0.3) continue
        if (isDark && z % 2 < 1) build.ball(BULB, k * 0.6, y - 0.1, z, 0.07, 1, { casts: false })
        else
          build.box(AWNING, k * 0.6 - 0.2, y - 0.5 - random() * 0.4, z - 0.01, k * 0.6 + 0.2, y, z + 0.01, {
            tag: Math.floor(random() * 3),
          })
      }
    }
    for (const side of [-1, 1]) build.cylinder(METAL, 1, side * (half + walk - 0.1), 3 + random() * 3, 0, 12, 0.07)
  }
}
