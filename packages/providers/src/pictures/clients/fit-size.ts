type Size = { width: number; height: number }

/** Returns a size of about `pixels` with the shape of a frame, whose sides are multiples of `step`. */
export function sizeOfPixels({ width, height }: Size, { pixels, step }: { pixels: number; step: number }): Size {
  const scale = Math.sqrt(pixels / (width * height))
  const toStep = (side: number): number => Math.max(step, Math.round((side * scale) / step) * step)
  return { width: toStep(width), height: toStep(height) }
}

/** Returns the smallest size that contains a frame, whose sides are multiples of `step`. */
export function sizeAround({ width, height }: Size, step: number): Size {
  return { width: Math.ceil(width / step) * step, height: Math.ceil(height / step) * step }
}
