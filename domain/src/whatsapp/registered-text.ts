/**
 * What somebody types at the provider: our variables numbered as the text is registered, so that none is
 * skipped, and without the lines of buttons, which are registered beside it.
 */
export function registeredText(text: string, bodyOrder: readonly string[]): string {
  const lines = text.split('\n').filter((line) => !/\{\{[A-Z]+\}\}/.test(line))
  return lines.join('\n').replace(/\{\{(\d+)\}\}/g, (written, name: string) => {
    const at = bodyOrder.indexOf(name)
    return at === -1 ? written : `{{${at + 1}}}`
  })
}
