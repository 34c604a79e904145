/** Phrases added to a subject that say how to write about it. They are neither facts nor part of the subject. */
const BY_TOPIC = {
  person: 'told through one ordinary day',
  animal: 'told through one ordinary day',
  place: 'seen through one ordinary day there',
  food: 'told through one small detail',
  object: 'told through one small detail',
  machine: 'told through one small detail',
  nature: 'seen from close by',
  feeling: 'told through one everyday moment',
  activity: 'told through one everyday moment',
  event: 'told through a single moment',
  history: 'told through a single moment',
}
const ANGLE_OF_ANY = 'told through a single moment'
export const ANGLE_OF_STORIES = 'told by someone who was there'
export const ANGLE_OF_LISTS = 'each in one clear sentence'

const ALL = [...new Set([...Object.values(BY_TOPIC), ANGLE_OF_ANY, ANGLE_OF_STORIES, ANGLE_OF_LISTS])]

export function angleOf(topic: keyof typeof BY_TOPIC | undefined): string {
  return topic === undefined ? ANGLE_OF_ANY : BY_TOPIC[topic]
}

/** Removes an added angle from a subject. */
export function withoutAngle(subject: string): string {
  const angle = ALL.find((each) => subject.endsWith(`, ${each}`))
  return angle === undefined ? subject : subject.slice(0, -angle.length - 2)
}
