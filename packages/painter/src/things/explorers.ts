import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, symmetric, without } from './shapes.ts'
import { sketch } from './sketch.ts'

const opaqueCss = (color: readonly number[]) => `rgb(${color.map(Math.round).join(',')})`

function paintTelescope(brush: Brush): void {
  const { tone, form, fill, ink, contact, context, inside, spot, line, crease } = brush
  const brass = tone(0.92, 'glow', 0.68)
  const wood = tone(0.5, 'accent', 0.45)
  const black = tone(0.24)
  contact(0, 36)
  form(limb([2, -46, 2.2, 9, -20, 1.9, 17, -1, 1.5]), { ...wood, lit: wood.mid }, { round: 1, rim: 0.4 })
  form(limb([-2, -46, 2.4, -16, -20, 2, -32, -1, 1.6]), wood, { round: 1, rim: 0.6 })
  form(limb([3, -46, 2.4, 18, -20, 2, 34, -1, 1.6]), wood, { round: 1, rim: 0.6 })
  line(curve([-15, -21, 1, -18.6, 17.6, -21]), brass.mid, 0.8)
  form(symmetric([0, -58, 3.4, -58, 4.6, -50, 7, -45, 6, -42.6, 0, -42], 1), brass, { isColumn: true, rim: 0.6 })
  context.save()
  context.translate(2, -62)
  context.rotate(-0.56)
  const tube = (from: number, to: number, half: number, endHalf: number, stuff: typeof brass) => {
    const path = polygon([from, -half, to, -endHalf, to, endHalf, from, half])
    const gradient = context.createLinearGradient(0, -half, 0, half)
    gradient.addColorStop(0, opaqueCss(stuff.mid))
    gradient.addColorStop(0.22, opaqueCss(mixInk(stuff.lit, stuff.rim, 0.4)))
    gradient.addColorStop(0.5, opaqueCss(stuff.mid))
    gradient.addColorStop(0.84, opaqueCss(mixInk(stuff.shade, stuff.deep, 0.4)))
    gradient.addColorStop(1, opaqueCss(stuff.shade))
    context.fillStyle = gradient
    context.fill(path)
    line(curve([from, -half + 0.3, to, -endHalf + 0.3]), stuff.rim, 0.5, 0.7)
  }
  tube(-48, -38, 4, 4, black)
  tube(-52, -47, 5.2, 5.2, brass)
  tube(-39, -14, 5.8, 5.8, brass)
  tube(-40, -36, 7, 7, brass)
  tube(-15, 38, 8.4, 9.6, wood)
  tube(-17, -11, 9.8, 9.8, brass)
  tube(8, 12, 10.2, 10.2, brass)
  tube(34, 50, 11.6, 12.4, brass)
  tube(36, 38, 12.4, 12.4, brass)
  form(oval(50, 0, 4, 12.4), brass, { round: 1, rim: 0.4 })
  fill(oval(50.6, 0, 3.2, 10.6), ink.dark)
  inside(oval(50.6, 0, 3.2, 10.6), () => {
    spot(50, 4, 4, 9, ink.accent2, 0.8)
    spot(51, -6, 2, 3, ink.rim, 0.8)
  })
  tube(-24, 2, 2.2, 2.2, brass)
  context.translate(0, -14.4)
  tube(-16, 12, 2.2, 2.6, black)
  context.restore()
  brush.ball(1, -60, 5, 5, brass, 0.5)
  crease([-3, -44, 0.3, 1, -43, 0.5, 6, -44, 0.3], brass, 0.6)
}

function paintRobot(brush: Brush): void {
  const { tone, form, fill, line, ink, contact, inside, spot, side, crease } = brush
  const shell = tone(0.88, 'accent2', 0.35)
  const joint = tone(0.3)
  const trim = tone(0.85, 'accent', 0.85)
  contact(0, 26)
  for (const way of [-1, 1]) {
    form(limb([way * 8, -34, 3, way * 9.6, -20, 2.8, way * 9.6, -8, 2.8]), joint, { round: 1, rim: 0.5 })
    form(blob([way * 9.6 - 5.4, -22, way * 9.6 + 5.4, -22, way * 9.6 + 6.4, -8, way * 9.6 - 6.4, -8]), shell, {
      round: 2.4,
      rim: 0.7,
    })
    form(
      blob([
        way * 9.6 - 7,
        -8,
        way * 9.6 + 7,
        -8,
        way * 11 + 9,
        -2,
        way * 11 + 8.4,
        0,
        way * 11 - 8.4,
        0,
        way * 11 - 9,
        -2,
      ]),
      shell,
      { round: 2.4, rim: 0.7 },
    )
    for (let i = 0; i < 3; i++)
      line(curve([way * 8 - 3, -30 + i * 2.8, way * 8 + 3, -30 + i * 2.8]), joint.rim, 0.5, 0.6)
    form(limb([way * 19, -60, 2.8, way * 27, -48, 2.6, way * 26, -35, 2.4]), joint, { round: 1, rim: 0.5 })
    form(limb([way * 26.4, -47, 4.4, way * 26.2, -37, 5]), shell, { round: 2, rim: 0.7 })
    form(oval(way * 19.6, -60.4, 5.6), shell, { round: 2, rim: 0.7 })
    form(
      without(
        oval(way * 26, -28.6, 5.2),
        polygon([way * 26 - 2.4, -28, way * 26 + 2.4, -28, way * 26 + 3.4, -20, way * 26 - 3.4, -20]),
      ),
      joint,
      { round: 1, rim: 0.5 },
    )
  }
  form(
    blob([-15, -66, 0, -68, 15, -66, 18.6, -56, 17, -38, 12, -31, 0, -29.6, -12, -31, -17, -38, -18.6, -56]),
    shell,
    { round: 6, rim: 1, sink: 0.25 },
  )
  form(box(-10.6, -60, 21.2, 17, 3), trim, { round: 2, rim: 0.6 })
  fill(box(-8.6, -58, 17.2, 13, 2), ink.dark, 0.9)
  const heart = curve([-7.4, -51, -4, -51, -2.4, -55.4, 0, -47, 2, -53, 3.4, -51, 7.4, -51])
  line(heart, ink.glow, 0.9)
  for (const [x, color] of [
    [-6, ink.accent],
    [-2, ink.glow],
    [2, ink.accent2],
  ] as const)
    fill(oval(x, -38, 1.3), color)
  crease([-12, -34, 0.2, 0, -32.6, 0.4, 12, -34, 0.2], shell, 0.6)
  form(box(-4, -72, 8, 6, 1), joint, { isColumn: true, rim: 0.4 })
  line(curve([0, -93, 0, -98]), joint.mid, 1.1)
  for (const way of [-1, 1]) form(box(way * 18.4 - 2.4, -85, 4.8, 9, 2), joint, { rim: 0.5 })
  const head = box(-18, -94, 36, 24, 9)
  form(head, shell, { round: 5, rim: 1 })
  const face = box(-13.6, -89.4, 27.2, 15.2, 6)
  fill(face, ink.dark)
  inside(face, () => {
    spot(0, -76, 14, 5, ink.accent2, 0.4)
    fill(polygon([-14, -90, -4, -90, -10, -73, -16, -73]), ink.rim, 0.1)
  })
  paintRobotLights(brush)
  inside(head, () => spot(side * 12, -91, 8, 5, shell.rim, 0.7))
}

function paintRobotLights({ burn, ink, line }: Brush): void {
  for (const x of [-6, 6]) burn(oval(x, -82.6, 3, 3.4), 0.7)
  line(curve([-3, -77, 0, -75.8, 3, -77]), ink.glow, 0.8)
  burn(oval(0, -98.4, 1.7), 0.5)
}

export const EXPLORER_THINGS: readonly Thing[] = [
  sketch({
    name: 'telescope',
    words: ['telescopes', 'observatory', 'astronomer', 'astronomy', 'stargazer'],
    metres: 1.7,
    aspect: 1,
    where: 'ground',
    places: ['mountains', 'field', 'room', 'laboratory'],
    paint: paintTelescope,
  }),
  sketch({
    name: 'robot',
    words: ['robots', 'android', 'androids', 'automaton', 'droid', 'artificial intelligence'],
    metres: 1.6,
    aspect: 0.66,
    where: 'ground',
    places: ['laboratory', 'machine', 'street'],
    paint: paintRobot,
    shine: paintRobotLights,
  }),
]
