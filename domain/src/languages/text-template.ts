/** `'{{count}} nights'` → `'count'`: what a text needs to be said. */
export type ValueNames<Template extends string> = Template extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never

export type Values = Readonly<Record<string, string | number>>

/** Written out by hand: every page fills in hundreds, and a pattern with a function costs more. */
export function fillIn(template: string, values: Values = {}): string {
  let filled = ''
  let rest = 0
  for (let opens = template.indexOf('{{'); opens >= 0; opens = template.indexOf('{{', opens + 1)) {
    const closes = template.indexOf('}}', opens)
    if (closes < 0) break
    const value = values[template.slice(opens + 2, closes)]
    if (value === undefined) continue
    filled += template.slice(rest, opens) + value
    rest = closes + 2
    opens = closes + 1
  }
  return rest === 0 ? template : filled + template.slice(rest)
}
