import type { Play, PlayFigure, StageRequest } from '@dayreel/storyboard'
import { facingOf } from './facing.ts'
import { stageThingOf } from './stage-things.ts'

/** Returns the people and things of a play that the illustrator draws, each of them once. */
export function castOf({ figures }: Play): Pick<StageRequest, 'people' | 'things'> {
  const people: StageRequest['people'][number][] = []
  const things: string[] = []
  for (const [i, figure] of figures.entries()) {
    if (figure.kind === 'person') {
      const name = nameOf(figure)
      if (people.some((one) => one.name === name && one.person === figure.person)) continue
      // Two people look at each other, and one alone looks where the way goes.
      people.push({ person: figure.person, pose: figure.pose, name, facing: facingOf(figure, i === 0 ? 0 : 1) })
    } else {
      const thing = stageThingOf(figure.icon)
      if (thing !== undefined && !things.includes(thing)) things.push(thing)
    }
  }
  return { people, things }
}

export function nameOf({ name = '' }: PlayFigure): string {
  return name
}
