import type { TemplateVariables } from './template-mapping.ts'

/** A registered text with its `{{…}}` filled in; what has no value stays as it is. */
export function textWith(text: string, variables: TemplateVariables): string {
  return text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => variables[name] ?? written)
}
