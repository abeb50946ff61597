import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { drawTable } from './draw-table.ts'
import { colours, type Page, size, write } from './page.ts'
import type { Sheet } from './sheet.ts'

const require = createRequire(import.meta.url)
let fonts: { readonly regular: Buffer; readonly bold: Buffer } | undefined

/** A4; its fonts are inside, so that every name of the country's languages stands as it is written. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  fonts ??= {
    regular: readFileSync(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    bold: readFileSync(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  }
  const pdf = new PDFDocument({
    size: 'A4',
    layout: sheet.isWide ? 'landscape' : 'portrait',
    margin: size.margin,
    bufferPages: true,
    lang: 'en-ZA',
    displayTitle: true,
    info: { Title: `${sheet.title} – ${sheet.lead}`, CreationDate: new Date(sheet.madeAt.epochMilliseconds) },
  })
  pdf.registerFont('regular', fonts.regular)
  pdf.registerFont('bold', fonts.bold)
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const isWritten = new Promise<void>((done, failed) => {
    pdf.on('end', done)
    pdf.on('error', failed)
  })
  drawHead(pdf, sheet)
  drawSides(pdf, sheet)
  for (const note of sheet.notes) write(pdf, note, { colour: colours.soft, after: 6 })
  for (const table of sheet.tables) drawTable(pdf, table)
  drawFeet(pdf, sheet)
  pdf.end()
  await isWritten
  return Buffer.concat(chunks)
}

function drawHead(pdf: Page, { title, lead, facts }: Sheet): void {
  const { margin } = size
  const width = pdf.page.width - 2 * margin
  pdf.rect(0, 0, pdf.page.width, 6).fill(colours.brand)
  pdf.y = margin
  const factsWidth = facts.length > 0 ? 210 : 0
  write(pdf, title, { font: 'bold', points: 20, width: width - factsWidth - 16, after: 2 })
  write(pdf, lead, { points: 11, colour: colours.soft, width: width - factsWidth - 16 })
  const below = pdf.y
  pdf.y = margin + 4
  const left = margin + width - factsWidth
  for (const { label, value } of facts) {
    const top = pdf.y
    write(pdf, label, { x: left, width: 90, colour: colours.soft })
    const labelled = pdf.y
    pdf.y = top
    write(pdf, value, { x: left + 90, width: factsWidth - 90, font: 'bold', align: 'right', after: 3 })
    pdf.y = Math.max(pdf.y, labelled)
  }
  pdf.y = Math.max(below, pdf.y) + 18
}

function drawSides(pdf: Page, { sides }: Sheet): void {
  if (sides.length === 0) return
  const gap = 24
  const width = (pdf.page.width - 2 * size.margin - gap * (sides.length - 1)) / sides.length
  const top = pdf.y
  let lowest = top
  for (const [index, { title, lines }] of sides.entries()) {
    const at = { x: size.margin + index * (width + gap), width }
    pdf.y = top
    write(pdf, title, { ...at, colour: colours.brand, font: 'bold', points: 8.5, after: 2 })
    for (const [number, line] of lines.entries()) write(pdf, line, { ...at, font: number === 0 ? 'bold' : 'regular', after: 1 })
    lowest = Math.max(lowest, pdf.y)
  }
  pdf.y = lowest + 18
}

/** Once all pages are there, since each says of how many it is. */
function drawFeet(pdf: Page, { foot, pageText }: Sheet): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0
    const width = pdf.page.width - 2 * size.margin
    pdf.y = pdf.page.height - size.margin + 10
    const line = pdf.y
    write(pdf, foot, { points: 8, colour: colours.soft, width: width - 90 })
    pdf.y = line
    write(pdf, pageText(page + 1, count), {
      x: size.margin + width - 90,
      width: 90,
      points: 8,
      colour: colours.soft,
      align: 'right',
    })
  }
}
