/** The maximum number of brand kits of an account. */
export const MAX_BRAND_KITS = 20
/** The choice of a video without a brand. */
export const NO_BRAND = 'none'
