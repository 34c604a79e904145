import type { Brief } from '../brief/brief.ts'

/** The same place, hour and weather without people, things and stagings. */
export function emptyBrief({ place, time, weather, mood, people, ...brief }: Brief): Brief {
  const { room, isOnRoof, isDream, street, isWinding, isLunar, isGarden, isDeserted, isLampOut } = brief
  return {
    place,
    time,
    weather,
    mood,
    things: [],
    people: { count: 0, pose: people.pose },
    ...(room && { room }),
    ...(isOnRoof && { isOnRoof }),
    ...(isDream && { isDream }),
    // A street is entered on its ground: a view from a window has no stage.
    ...(street && { street: { kind: street.kind, view: 'middle' as const } }),
    ...(isWinding && { isWinding }),
    ...(isLunar && { isLunar }),
    ...(isGarden && { isGarden }),
    ...(isDeserted && { isDeserted }),
    ...(isLampOut && { isLampOut }),
  }
}
