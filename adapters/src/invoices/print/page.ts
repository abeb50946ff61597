import type PDFDocument from 'pdfkit'

export type Page = InstanceType<typeof PDFDocument>

/** In points. */
export const size = { margin: 48, text: 9.5, fine: 8 } as const

export const colours = {
  ink: '#23211c',
  soft: '#5c564a',
  brand: '#1f6b4f',
  line: '#e2d8c6',
  edge: '#857c6a',
  sunken: '#f3ede1',
} as const

interface Written {
  readonly x?: number
  readonly width?: number
  readonly font?: 'regular' | 'bold'
  readonly points?: number
  readonly colour?: string
  readonly align?: 'left' | 'right'
  /** Room below. */
  readonly after?: number
}

/** At the height where the page is; leaves it below the text. */
export function write(pdf: Page, text: string, written: Written = {}): void {
  const { x = size.margin, width = pdf.page.width - 2 * size.margin, align = 'left', after = 0 } = written
  choose(pdf, written).fillColor(written.colour ?? colours.ink)
  pdf.text(text, x, pdf.y, { width, align })
  pdf.y += after
}

export function writtenHeight(
  pdf: Page,
  text: string,
  written: Pick<Written, 'font' | 'points'> & { readonly width: number },
): number {
  return choose(pdf, written).heightOfString(text, { width: written.width })
}

function choose(pdf: Page, { font = 'regular', points = size.text }: Pick<Written, 'font' | 'points'>): Page {
  return pdf.font(font).fontSize(points)
}

/** Below it begins the foot. */
export function bottomOf(pdf: Page): number {
  return pdf.page.height - size.margin
}
