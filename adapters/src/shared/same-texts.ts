const mostKnown = 20_000
let known = new Map<string, string>()

type Part = Record<string, unknown>

/**
 * Makes equal texts of rows one text, in place: as JSON each row has its own copy of every id and name. Ids
 * come again within a row alone, other texts in other rows too, so that those are known for longer. `row` is
 * JSON that nobody else holds.
 */
export function withSameTexts<Row extends object>(row: Row): Row {
  visit(row as Part, new Map())
  return row
}

function visit(part: Part, ids: Map<string, string>): void {
  // With `for in` V8 compiles this anew whenever a text changes the shape: 2,000 times for 5,000 rows.
  for (const name of Object.keys(part)) {
    const value = part[name]
    if (typeof value === 'string') part[name] = isLikeId(value) ? sameOf(ids, value) : sameOf(knownTexts(), value)
    else if (typeof value === 'object' && value !== null) visit(value as Part, ids)
  }
}

function knownTexts(): Map<string, string> {
  if (known.size >= mostKnown) known = new Map()
  return known
}

function sameOf(texts: Map<string, string>, text: string): string {
  const same = texts.get(text)
  if (same === undefined) texts.set(text, text)
  return same ?? text
}

function isLikeId(text: string): boolean {
  return text.length === 36 && text[8] === '-'
}
