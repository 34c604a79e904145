import type { KeptWorld } from '@dayreel/storyboard'

/** What all pictures of a video share: a family of colours, the person who walks through it, and the light. */
export type World = { palette: string; figure: string; light: string }

/** Reads the world out of a storyboard. Each reader of a name treats an unknown one as its first. */
export function readWorld(kept: KeptWorld): World {
  return { palette: nameIn(kept, 'palette'), figure: nameIn(kept, 'figure'), light: nameIn(kept, 'light') }
}

function nameIn(kept: KeptWorld, key: keyof World): string {
  const name = Object.hasOwn(kept, key) ? kept[key] : undefined
  return typeof name === 'string' ? name : ''
}
