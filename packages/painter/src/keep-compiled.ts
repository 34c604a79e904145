const kept = new Map<string, unknown>()

/**
 * Holds on to closures and objects of a picture until the next ones of that name: V8 throws away what it compiled for them once the
 * last of their kind is collected, and would compile all of it again for every picture, which takes a third of a small one's time.
 */
export function keepCompiled<Value>(name: string, value: Value): Value {
  kept.set(name, value)
  return value
}
