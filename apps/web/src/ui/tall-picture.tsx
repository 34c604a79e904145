type TallPictureProps = {
  /** Below public, without its ending, such as `pictures/scenes/boat`: 540 × 960 pixels. */
  file: string
  alt?: string
  /** Whether a page begins with it: then it is fetched at once. */
  isFirst?: boolean
}

/** A still of the shape of a video, fetched when it is near the window and after the pictures that a page begins with. */
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
