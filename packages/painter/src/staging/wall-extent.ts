/** What is seen of a wall, in hundredths of its door's height from the middle of the threshold. */
export type Extent = { left: number; right: number; top: number; bottom: number }

/** How high the eye is that looks at it. */
export const EYE = -68
