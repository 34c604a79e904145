import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'

/** A canvas colour from shares of sun, sky and bark. */
export const shares = (sun: number, sky: number, bark = 0): string =>
  `rgb(${Math.round(Math.max(0, Math.min(1, sun)) * 255)},${Math.round(Math.max(0, Math.min(1, sky)) * 255)},${Math.round(bark * 255)})`

/** A stem that narrows upwards, lit from the right. */
export function trunk(
  context: SKRSContext2D,
  height: number,
  half: number,
  lean: number,
  random: Random,
  isPale = false,
): void {
  const gradient = context.createLinearGradient(-half, 0, half, 0)
  gradient.addColorStop(0, shares(0.08, 0.3, 1))
  gradient.addColorStop(0.6, shares(isPale ? 0.5 : 0.25, 0.5, 1))
  gradient.addColorStop(1, shares(0.85, 0.6, 1))
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(-half * 1.5, 2)
  context.quadraticCurveTo(-half, -height * 0.1, lean * height - half * 0.2, -height)
  context.lineTo(lean * height + half * 0.2, -height)
  context.quadraticCurveTo(half, -height * 0.1, half * 1.5, 2)
  context.fill()
  if (!isPale) return
  for (let i = 0; i < 26; i++) {
    context.fillStyle = shares(0.05, 0.12, 1)
    context.fillRect(
      (random() - 0.6) * half * 1.6,
      -random() * height * 0.8,
      half * (0.4 + random()),
      1.5 + random() * 2,
    )
  }
}

/** A conifer's branches from `lowest` (share of the height) up: drooping twigs set with needles, the far ones first. */
export function needles(context: SKRSContext2D, height: number, spread: number, lowest: number, random: Random): void {
  const tiers = 34
  for (let i = 0; i < tiers; i++) {
    const up = lowest + ((1 - lowest) * i) / tiers
    const reach = spread * (1 - up) ** 0.8 * (0.75 + random() * 0.5) + 4
    for (let k = 0; k < 8; k++) {
      const angle = (k / 8) * Math.PI + random() * 0.4
      const aside = Math.cos(angle) * reach * (0.75 + random() * 0.4)
      const front = Math.sin(angle)
      const y = -height * up
      const drop = reach * (0.25 + random() * 0.25) + front * reach * 0.14
      const sun = 0.14 + 0.46 * (aside / reach) + 0.3 * up
      const sky = 0.26 + 0.45 * up
      const count = Math.max(4, Math.round(reach / 6))
      for (let n = 0; n < count; n++) {
        const t = (n + random()) / count
        const x = aside * t
        const twigY = y + drop * t * t + 3
        const length = height * 0.018 * (1.3 - t * 0.6) + reach * 0.07
        const light = random() * 0.2
        context.strokeStyle = shares(sun + light + t * 0.1, sky + light)
        context.lineWidth = height * 0.0045
        context.beginPath()
        context.moveTo(x - Math.sign(aside) * length * 0.3, twigY - length * 0.25)
        context.lineTo(x + Math.sign(aside) * length * (0.5 + random() * 0.5), twigY + length * (0.25 + random() * 0.6))
        context.moveTo(x, twigY - 1)
        context.lineTo(x + (random() - 0.5) * length * 0.7, twigY + length * (0.7 + random() * 0.5))
        context.stroke()
      }
    }
  }
}

/** A branch that forks into thinner ones. */
export function limb(
  context: SKRSContext2D,
  y: number,
  length: number,
  angle: number,
  width: number,
  random: Random,
  forks: number,
  x = 0,
): void {
  const endX = x + Math.sin(angle) * length
  const endY = y - Math.cos(angle) * length * 0.9
  context.strokeStyle = shares(0.35 + 0.4 * Math.sin(angle), 0.42, 1)
  context.lineWidth = Math.max(1, width)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x + Math.sin(angle) * length * 0.6, y - length * 0.2, endX, endY)
  context.stroke()
  if (forks <= 0 || length < 8) return
  for (let i = 0; i < 3; i++)
    limb(
      context,
      endY + (y - endY) * i * 0.22,
      length * (0.55 + random() * 0.15),
      angle + (random() - 0.5) * 1.5,
      width * 0.62,
      random,
      forks - 1,
      endX + (x - endX) * i * 0.22,
    )
}

type Crown = { y: number; rx: number; ry: number; clumps: number; leaf: number; leaves?: number }

/** Clumps of leaves around a crown's middle, the shaded far ones first, each lit at its upper right. */
export function crown(context: SKRSContext2D, { y, rx, ry, clumps, leaf, leaves = 62 }: Crown, random: Random): void {
  const places = Array.from({ length: clumps }, () => {
    const angle = random() * Math.PI * 2
    const out = Math.sqrt(random()) * 0.86
    return { x: Math.cos(angle) * out * rx, y: y + Math.sin(angle) * out * ry, front: random() }
  }).sort((a, b) => a.front - b.front + (a.x / rx - b.x / rx) * 0.2)
  for (const place of places) {
    const radius = rx * (0.17 + random() * 0.13)
    const openness = 0.5 + 0.34 * (place.x / rx) - 0.34 * ((place.y - y) / ry)
    for (let i = 0; i < leaves; i++) {
      const angle = random() * Math.PI * 2
      const out = Math.sqrt(random()) * radius
      const dx = Math.cos(angle) * out
      const dy = Math.sin(angle) * out
      const sun = openness * 0.75 + 0.3 * (dx / radius) - 0.36 * (dy / radius) - 0.12 + (random() - 0.5) * 0.26
      context.fillStyle = shares(
        sun * (0.5 + 0.5 * place.front),
        0.2 + 0.45 * openness + 0.2 * place.front - 0.15 * (dy / radius),
      )
      context.beginPath()
      context.ellipse(
        place.x + dx,
        place.y + dy,
        leaf * (0.7 + random() * 0.8),
        leaf * (0.4 + random() * 0.4),
        random() * 3,
        0,
        7,
      )
      context.fill()
    }
  }
}
