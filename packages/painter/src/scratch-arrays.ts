const floats = new Map<string, Float32Array>()
const integers = new Map<string, Int32Array>()

/**
 * An array of at least `length` numbers, cut to it, that is used again by whoever asks for the same name: pictures are painted
 * one after the other in a thread, and each would leave tens of megabytes to be collected. What was in it stays in it.
 */
export function borrowFloats(name: string, length: number): Float32Array {
  let array = floats.get(name)
  if (!array || array.length < length) floats.set(name, (array = new Float32Array(length)))
  return array.length === length ? array : array.subarray(0, length)
}

/** The same for whole numbers. */
export function borrowIntegers(name: string, length: number): Int32Array {
  let array = integers.get(name)
  if (!array || array.length < length) integers.set(name, (array = new Int32Array(length)))
  return array.length === length ? array : array.subarray(0, length)
}
