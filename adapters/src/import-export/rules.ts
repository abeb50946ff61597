import type * as z from 'zod'

/** A fault between fields: a whole sentence of its own, at the field that breaks the rule. */
export function fault(context: z.RefinementCtx, path: readonly (string | number)[], sentence: string): void {
  context.addIssue({ code: 'custom', message: sentence, path: [...path] })
}

interface Named {
  readonly name: string
}

/** For lists whose entries are told apart by name. */
export function namesOnce(items: readonly Named[], context: z.RefinementCtx): void {
  once(items, 'name', ({ name }) => name, context)
}

export function once<Item>(items: readonly Item[], field: string, keyOf: (item: Item) => string, context: z.RefinementCtx): void {
  const seen = new Map<string, number>()
  for (const [position, item] of items.entries()) {
    const first = seen.get(keyOf(item))
    if (first === undefined) seen.set(keyOf(item), position)
    else fault(context, [position, field], `${JSON.stringify(keyOf(item))} stands in the list already, at [${first}]`)
  }
}

export function textsOnce(items: readonly string[], context: z.RefinementCtx): void {
  for (const [position, item] of items.entries()) {
    const first = items.indexOf(item)
    if (first < position) fault(context, [position], `${JSON.stringify(item)} stands in the list already, at [${first}]`)
  }
}

/** For two numbers, dates or ages, both ends inside. */
export function inOrder<From extends string, To extends string>(from: From, to: To) {
  return (range: Readonly<Record<From | To, string | number>>, context: z.RefinementCtx): void => {
    if (range[to] < range[from]) fault(context, [to], `expected ${range[from]} or more, as ${from} says, got ${range[to]}`)
  }
}
