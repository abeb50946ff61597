import { bottomOf, colours, type Page, size, write, writtenHeight } from './page.ts'
import type { SheetCell, SheetColumn, SheetSum, SheetTable } from './sheet.ts'

const [gap, room] = [8, 5]
const sumWidth = { label: 200, value: 100 } as const

interface Placed extends SheetColumn {
  readonly x: number
  readonly width: number
}

/**
 * A row is never parted, the sums never stand without the last row above them, and the columns are named
 * again on every page.
 */
export function drawTable(pdf: Page, { title, columns, rows, sums }: SheetTable): void {
  const placed = place(pdf, columns)
  if (title !== undefined) {
    keep(pdf, 60)
    write(pdf, title, { font: 'bold', points: 12, after: 6 })
  }
  drawTitles(pdf, placed)
  const below = sums.reduce((sum, { label }) => sum + writtenHeight(pdf, label, { width: sumWidth.label }) + 6, 8)
  for (const [index, row] of rows.entries()) {
    const height = Math.max(...row.map((cell, column) => heightOfCell(pdf, cell, placed[column])))
    const kept = height + 2 * room + (index === rows.length - 1 ? below : 0)
    if (keep(pdf, kept)) drawTitles(pdf, placed)
    drawRow(pdf, row, placed, height)
  }
  keep(pdf, below)
  pdf.y += 4
  for (const sum of sums) drawSum(pdf, sum)
  pdf.y += 16
}

function place(pdf: Page, columns: readonly SheetColumn[]): readonly Placed[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const free = pdf.page.width - 2 * size.margin - gap * (columns.length - 1)
  let x: number = size.margin
  return columns.map((column) => {
    const width = (free * column.share) / shares
    const placed = { title: column.title, share: column.share, isNumber: column.isNumber ?? false, x, width }
    x += width + gap
    return placed
  })
}

/** Whether a new page was begun. */
function keep(pdf: Page, height: number): boolean {
  if (pdf.y + height <= bottomOf(pdf)) return false
  pdf.addPage()
  pdf.y = size.margin
  return true
}

function drawTitles(pdf: Page, placed: readonly Placed[]): void {
  const width = (column: Placed) => ({ font: 'bold' as const, points: size.fine, width: column.width })
  const height = Math.max(...placed.map((column) => writtenHeight(pdf, column.title, width(column))))
  keep(pdf, height + 40)
  const top = pdf.y
  pdf.rect(size.margin - 6, top, pdf.page.width - 2 * size.margin + 12, height + 2 * room).fill(colours.sunken)
  for (const column of placed) {
    pdf.y = top + room
    write(pdf, column.title, { ...width(column), x: column.x, colour: colours.soft, align: alignment(column) })
  }
  pdf.y = top + height + 2 * room
}

function drawRow(pdf: Page, row: readonly SheetCell[], placed: readonly Placed[], height: number): void {
  const top = pdf.y
  for (const [index, column] of placed.entries()) {
    const { text, fine } = partsOf(row[index] ?? '')
    const at = { x: column.x, width: column.width, align: alignment(column) }
    pdf.y = top + room
    write(pdf, text, at)
    for (const line of fine) write(pdf, line, { ...at, points: size.fine, colour: colours.soft })
  }
  pdf.y = top + height + 2 * room
  pdf
    .moveTo(size.margin - 6, pdf.y)
    .lineTo(pdf.page.width - size.margin + 6, pdf.y)
    .lineWidth(0.5)
    .stroke(colours.line)
}

function drawSum(pdf: Page, { label, value, isStrong = false }: SheetSum): void {
  const right = pdf.page.width - size.margin
  const font = isStrong ? 'bold' : 'regular'
  const top = pdf.y + 3
  if (isStrong)
    pdf
      .moveTo(right - 300, pdf.y)
      .lineTo(right + 6, pdf.y)
      .lineWidth(0.75)
      .stroke(colours.edge)
  pdf.y = top
  write(pdf, label, { x: right - 300, width: sumWidth.label, font })
  const below = pdf.y
  pdf.y = top
  write(pdf, value, { x: right - sumWidth.value, width: sumWidth.value, font, align: 'right' })
  pdf.y = Math.max(below, pdf.y) + 3
}

function heightOfCell(pdf: Page, cell: SheetCell, column: Placed | undefined): number {
  const width = column?.width ?? 0
  const { text, fine } = partsOf(cell)
  return fine.reduce(
    (sum, line) => sum + writtenHeight(pdf, line, { width, points: size.fine }),
    writtenHeight(pdf, text, { width }),
  )
}

function partsOf(cell: SheetCell): { readonly text: string; readonly fine: readonly string[] } {
  return typeof cell === 'string' ? { text: cell, fine: [] } : cell
}

function alignment({ isNumber }: SheetColumn): 'left' | 'right' {
  return isNumber ? 'right' : 'left'
}
