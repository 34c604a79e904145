/** A head from the side, turned half to the camera, or half away from it. */
export type HeadView = 'profile' | 'turned' | 'behind'
