const FILES = { 1: 'examples/train', 2: 'stills/train-2' } as const

/** A scene of the example video, without captions. */
export function Still({ scene }: { scene: 1 | 2 }) {
  return <img src={`/clips/${FILES[scene]}.webp`} alt="" width={270} height={480} loading="lazy" decoding="async" />
}
