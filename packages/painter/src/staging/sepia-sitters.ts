import type { SKRSContext2D } from '@napi-rs/canvas'

/** Greys of an old print, as it has yellowed: from its darkest to its paper. */
export const SEPIA = ['#1d140d', '#33251a', '#4e3a2a', '#6f5740', '#967a5b', '#bda27e', '#dcc7a2', '#efe2c6'] as const

/** Who has faded from the print: the paper's own pale, in their outline. */
export function paintGap(context: SKRSContext2D, x: number, feet: number, size: number): void {
  const pale = context.createRadialGradient(x, feet - size * 0.55, size * 0.05, x, feet - size * 0.5, size * 0.5)
  pale.addColorStop(0, 'rgba(250,240,216,0.95)')
  pale.addColorStop(0.6, 'rgba(246,234,206,0.7)')
  pale.addColorStop(1, 'rgba(246,234,206,0)')
  context.fillStyle = pale
  context.save()
  context.translate(x, feet - size * 0.48)
  context.scale(0.42, 1)
  context.translate(-x, -(feet - size * 0.48))
  context.fillRect(x - size, feet - size * 1.2, size * 2, size * 1.4)
  context.restore()
}

type Look = { tone: number; hat: number; isDress: boolean; beard: number; isChild: boolean }

/** Somebody who stands quite still, looking into the lens. */
export function paintSitter(context: SKRSContext2D, x: number, feet: number, size: number, look: Look): void {
  const { tone, hat, isDress, beard, isChild } = look
  const cloth = isChild ? SEPIA[6] : [SEPIA[0], SEPIA[1], isDress ? SEPIA[5] : SEPIA[2]][tone]!
  const head = size * (isChild ? 0.1 : 0.078)
  const chin = feet - size * 0.84
  const half = size * (isDress ? 0.12 : 0.135)
  context.fillStyle = 'rgba(15,9,4,0.5)'
  context.beginPath()
  context.ellipse(x + 1, feet, half * 1.7, 1.6, 0, 0, Math.PI * 2)
  context.fill()
  // Legs, or a skirt to the ground.
  context.fillStyle = isDress ? cloth : SEPIA[0]
  context.beginPath()
  if (isDress) {
    context.moveTo(x - half * 0.7, feet - size * 0.5)
    context.lineTo(x + half * 0.7, feet - size * 0.5)
    context.lineTo(x + half * 1.35, feet - size * 0.02)
    context.lineTo(x - half * 1.35, feet - size * 0.02)
  } else {
    context.rect(x - half * 0.8, feet - size * 0.44, half * 0.72, size * 0.44)
    context.rect(x + half * 0.08, feet - size * 0.44, half * 0.72, size * 0.44)
  }
  context.fill()
  // The body with its arms, a little lighter on the side of the light.
  const body = context.createLinearGradient(x - half, 0, x + half, 0)
  body.addColorStop(0, lighter(cloth))
  body.addColorStop(0.6, cloth)
  context.fillStyle = body
  context.beginPath()
  context.moveTo(x - head * 0.5, chin)
  context.quadraticCurveTo(x - half * 1.25, chin + size * 0.02, x - half * 1.2, chin + size * 0.12)
  context.lineTo(x - half * 1.22, feet - size * 0.42)
  context.lineTo(x + half * 1.22, feet - size * 0.42)
  context.lineTo(x + half * 1.2, chin + size * 0.12)
  context.quadraticCurveTo(x + half * 1.25, chin + size * 0.02, x + head * 0.5, chin)
  context.fill()
  context.strokeStyle = 'rgba(12,7,3,0.55)'
  context.lineWidth = size * 0.012
  for (const way of [-1, 1]) {
    context.beginPath()
    context.moveTo(x + way * half * 0.72, chin + size * 0.14)
    context.lineTo(x + way * half * 0.76, feet - size * 0.43)
    context.stroke()
    context.fillStyle = SEPIA[6]
    context.beginPath()
    context.ellipse(x + way * half * 0.98, feet - size * 0.41, size * 0.024, size * 0.032, 0, 0, Math.PI * 2)
    context.fill()
  }
  // Collar or lapels.
  context.fillStyle = isDress ? SEPIA[7] : SEPIA[6]
  context.beginPath()
  context.moveTo(x - head * 0.55, chin)
  context.lineTo(x + head * 0.55, chin)
  context.lineTo(x, chin + size * (isDress ? 0.05 : 0.16))
  context.fill()
  paintHead(context, x, chin, head, { hat, beard: isDress || isChild ? 0 : beard, isLong: isDress })
}

function lighter(color: string): string {
  const at = SEPIA.indexOf(color as (typeof SEPIA)[number])
  return SEPIA[Math.min(SEPIA.length - 1, at + 1)]!
}

function paintHead(
  context: SKRSContext2D,
  x: number,
  chin: number,
  head: number,
  { hat, beard, isLong }: { hat: number; beard: number; isLong: boolean },
): void {
  const y = chin - head * 1.05
  const oval = (dx: number, dy: number, rx: number, ry: number, color: string): void => {
    context.fillStyle = color
    context.beginPath()
    context.ellipse(x + dx * head, y + dy * head, rx * head, ry * head, 0, 0, Math.PI * 2)
    context.fill()
  }
  oval(0, -0.1, isLong ? 1.14 : 1.02, 1.24, SEPIA[1])
  oval(0, 0.1, 0.86, 1.08, SEPIA[6])
  oval(0.3, 0.2, 0.5, 0.9, 'rgba(110,84,58,0.3)')
  if (beard > 0.66) oval(0, 0.78, 0.62, 0.44, SEPIA[1])
  else if (beard > 0.45) oval(0, 0.48, 0.5, 0.14, SEPIA[1])
  // Dark eyes under their brows, nose and mouth as shades.
  for (const way of [-1, 1]) {
    oval(way * 0.36, 0, 0.15, 0.12, SEPIA[1])
    oval(way * 0.36, -0.2, 0.24, 0.06, SEPIA[2])
  }
  oval(0.06, 0.3, 0.12, 0.08, SEPIA[4])
  oval(0, 0.64, 0.26, 0.05, SEPIA[2])
  oval(0, -0.86, isLong ? 1 : 0.84, 0.44, SEPIA[1])
  if (hat > 0.62 && !isLong) {
    oval(0, -0.78, 1.5, 0.2, SEPIA[0])
    oval(0, -1.16, 0.86, 0.56, SEPIA[0])
  } else if (hat > 0.62) {
    oval(0, -0.82, 1.6, 0.28, SEPIA[6])
    oval(0, -1.06, 0.9, 0.42, SEPIA[5])
  }
}
