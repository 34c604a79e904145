/** Normal of the last hit (x, y, z) and, fourth, a number for the face hit: where it changes along one solid there is a crease. */
export const hit = new Float64Array(4)
