type Bound<Context, Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (context: Context, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** Binds an adapter's context as the first argument of its functions, which then match the port's calls. */
export function bindCalls<Context, const Calls extends Record<string, (context: Context, ...rest: never[]) => unknown>>(
  context: Context,
  calls: Calls,
): Bound<Context, Calls> {
  const bound = Object.entries(calls).map(([name, call]) => [name, (...rest: never[]) => call(context, ...rest)])
  return Object.fromEntries(bound) as Bound<Context, Calls>
}
