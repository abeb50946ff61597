/** Where a text stops being JSON; line and column count from 1. */
export interface JsonFault {
  readonly line: number
  readonly column: number
  readonly problem: string
}

export function jsonFault(text: string, error: SyntaxError): JsonFault {
  const position = statedPosition(error) ?? unexpectedToken(text)
  const before = text.slice(0, position)
  const line = before.split('\n').length
  return { line, column: position - before.lastIndexOf('\n'), problem: problemOf(error) }
}

function statedPosition({ message }: SyntaxError): number | undefined {
  const position = /at position (\d+)/.exec(message)?.[1]
  return position === undefined ? undefined : Number(position)
}

/** The engine's words without the excerpt and the position, which the person gets as line and column. */
function problemOf({ message }: SyntaxError): string {
  const words = message
    .replace(/, (?:\.\.\.)?".*$/s, '')
    .replace(/ (?:in JSON )?at position .*$/s, '')
    .replace(/ JSON input$/, ' the text')
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

const token = /\s*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{},:])/y

/**
 * The engine keeps the position of an unexpected token to itself: the first thing that is no token, or stands
 * where a value belongs.
 */
function unexpectedToken(text: string): number {
  const open: string[] = []
  let wantsValue = true
  let previous = ''
  token.lastIndex = 0
  for (let end = 0; ; end = token.lastIndex) {
    const found = token.exec(text)?.[1]
    if (found === undefined) return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)
    const isEmptyList = found === ']' && previous === '['
    if (wantsValue && /^[\]},:]$/.test(found) && !isEmptyList) return token.lastIndex - 1
    if (found === '[' || found === '{') open.push(found)
    if (found === ']' || found === '}') open.pop()
    wantsValue = found === '[' || found === ':' || (found === ',' && open.at(-1) === '[')
    previous = found
  }
}
