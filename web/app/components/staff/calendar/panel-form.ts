/**
 * Where the forms of the panel are posted: to the panel, beside the same chart and with the same thing open.
 */
export function panelAction(query: URLSearchParams): string {
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'index'))
  return `?index${rest.size > 0 ? `&${rest}` : ''}`
}
