/** The longer side of the PNG in pixels. */
const LONGEST_SIDE = 1_200
const SVG = 'image/svg+xml'

/**
 * Converts an SVG file to PNG, because only raster pictures can be uploaded. The browser runs no script in the picture
 * and loads nothing for it. Other files are returned unchanged.
 */
export async function drawSvg(file: File): Promise<File> {
  if (file.type !== SVG && !file.name.toLowerCase().endsWith('.svg')) return file
  const url = URL.createObjectURL(new Blob([file], { type: SVG }))
  try {
    const image = new Image()
    image.src = url
    await image.decode().catch(() => {
      throw new Error('This SVG file can’t be drawn. Save it as PNG and upload that.')
    })
    const scale = LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (png === null) throw new Error('This SVG file can’t be drawn. Save it as PNG and upload that.')
    return new File([png], file.name.replace(/\.svg$/i, '.png'), { type: 'image/png' })
  } finally {
    URL.revokeObjectURL(url)
  }
}
