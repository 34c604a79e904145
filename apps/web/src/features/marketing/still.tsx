/** A scene of the example that shows how a video is made. */
export function Still({ scene }: { scene: 1 | 2 }) {
  return (
    <img src={`/clips/stills/train-${scene}.webp`} alt="" width={270} height={480} loading="lazy" decoding="async" />
  )
}
