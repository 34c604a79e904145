/** What the solids of a street are made of. */
export const ROAD = 0
export const PAVEMENT = 1
export const BUILDING = 2
export const NEON = 3
export const BULB = 4
export const METAL = 5
export const AWNING = 6
export const CAR = 7
export const CARLIGHT = 8
export const TRUNK = 10
export const ROOF = 11
