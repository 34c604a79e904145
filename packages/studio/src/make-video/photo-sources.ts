import { type PhotoSource, stockOf } from '@dayreel/storyboard'

/** Returns the sources that have clips. */
export function clipSources(sources: readonly PhotoSource[]): PhotoSource[] {
  return sources.filter(({ name }) => stockOf(name)?.of === 'clips')
}

/** Returns the sources that have photographs. */
export function photographSources(sources: readonly PhotoSource[]): PhotoSource[] {
  return sources.filter(({ name }) => stockOf(name)?.of !== 'clips')
}
