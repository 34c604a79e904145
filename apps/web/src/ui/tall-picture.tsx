type TallPictureProps = {
  /**
   * The path of a picture of 540 × 960 pixels below public, without the file extension, such as `pictures/scenes/boat`.
   */
  file: string
  alt?: string
  /** Whether the picture is at the top of a page. It is then loaded at once. */
  isFirst?: boolean
}

/**
 * A still picture in the shape of a video. It is loaded when it comes near the window, after the pictures at the top of
 * the page.
 */
export function TallPicture({ file, alt = '', isFirst = false }: TallPictureProps) {
  return (
    <img
      src={`/${file}.webp`}
      alt={alt}
      width={540}
      height={960}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'low'}
      decoding="async"
    />
  )
}
