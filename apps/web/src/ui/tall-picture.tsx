type TallPictureProps = {
  /** Below public, without its ending, such as `pictures/scenes/boat`: 540 × 960 pixels. */
  file: string
  alt?: string
}

/** A still of the shape of a video, fetched when it is near the window, after the picture that a page begins with. */
export function TallPicture({ file, alt = '' }: TallPictureProps) {
  return (
    <img src={`/${file}.webp`} alt={alt} width={540} height={960} loading="lazy" fetchPriority="low" decoding="async" />
  )
}
