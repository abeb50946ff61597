export interface PastedCell {
  /** From 0, as they are counted in the grid. */
  readonly row: number
  readonly column: number
  readonly text: string
}

export interface PastedCells {
  readonly cells: readonly PastedCell[]
  /** Values for which the grid has no place. */
  readonly outside: number
}

interface Place {
  readonly row: number
  readonly column: number
  /** Of the grid. */
  readonly rows: number
  readonly columns: number
}

/** Lines and tabs, as spreadsheets copy them; null for a single value, which a field takes by itself. */
export function pastedTable(text: string): readonly (readonly string[])[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const table = lines.map((line) => line.split('\t').map((value) => value.trim()))
  return table.length > 1 || (table[0]?.length ?? 0) > 1 ? table : null
}

/**
 * Where the values come to stand when the first one stands at `place`. An empty value leaves its cell as it
 * is.
 */
export function placedCells(table: readonly (readonly string[])[], { row, column, rows, columns }: Place): PastedCells {
  const values = table.flatMap((line, down) =>
    line.map((text, right) => ({ row: row + down, column: column + right, text })).filter(({ text }) => text !== ''),
  )
  const cells = values.filter((value) => value.row < rows && value.column < columns)
  return { cells, outside: values.length - cells.length }
}

/**
 * The choice that a pasted word means, by its value or its label, in any letters: `Per person`, `perPlot`,
 * `YES`.
 */
export function pastedChoice(
  text: string,
  choices: readonly { readonly value: string; readonly label: string }[],
): string | null {
  const word = text.toLowerCase()
  return choices.find(({ value, label }) => value.toLowerCase() === word || label.toLowerCase() === word)?.value ?? null
}
