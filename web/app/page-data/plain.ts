/** What JSON says whole. */
export type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...given: never) => unknown) | ReadonlyMap<never, unknown> | ReadonlySet<never> | Promise<unknown>
    ? never
    : { readonly [Name in keyof Value]: Plain<Value[Name]> }
