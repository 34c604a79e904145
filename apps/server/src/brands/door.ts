/** The parts of `brands` that higher domains may use. */
export { findBrand, listBrandNames } from './brand-kits.ts'
