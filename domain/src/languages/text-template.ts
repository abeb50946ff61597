/** `'{{count}} nights'` → `'count'`: what a text needs to be said. */
export type ValueNames<Template extends string> = Template extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never

export type Values = Readonly<Record<string, string | number>>

const placeholder = /\{\{(\w+)\}\}/g

export function fillIn(template: string, values: Values = {}): string {
  if (!template.includes('{{')) return template
  return template.replace(placeholder, (written, name: string) => {
    const value = values[name]
    return value === undefined ? written : String(value)
  })
}
