/** The parts of `brands` that higher domains may use. */
export { findBrand } from './brand-kits.ts'
