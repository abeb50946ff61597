import { paperLabel } from '@camp/domain/invoices/paper-kind.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import type { IssuedPapers, MonthOfPapers } from '../issued-papers.ts'
import type { NewPaper, Paper } from '../paper.ts'

type Kept = Pick<IssuedPapers, 'issue' | 'ofReservation' | 'ofMonth' | 'hasCounted'>

/** Every booking counts. */
export class InMemoryIssuedPapers implements Kept {
  readonly #papers: Paper[] = []

  async issue(paper: NewPaper): Promise<void> {
    if (this.#papers.some(({ source }) => source === paper.source)) return
    const { corrects } = paper
    const invoice = this.#papers.find(({ id }) => id === corrects)
    const credited = this.#papers.filter((one) => corrects !== null && one.corrects === corrects)
    const left = invoice && credited.reduce((rest, { amount }) => rest.minus(amount), invoice.amount)
    if (left && paper.amount.isMoreThan(left)) throw new Error(`${paper.source} takes back more than its invoice`)
    const ofSeries = this.#papers.filter(({ issuer, kind }) => issuer === paper.issuer && kind === paper.kind)
    const numbered = { id: String(this.#papers.length + 1), label: paperLabel(paper.kind, ofSeries.length + 1) }
    this.#papers.push(Object.assign(numbered, paper))
  }

  async ofReservation(id: ReservationId): Promise<readonly Paper[]> {
    return this.#papers.filter(({ reservationId }) => reservationId === id)
  }

  async ofMonth({ organisationId, month }: MonthOfPapers): Promise<Paper | null> {
    return this.#papers.find(({ source }) => source === `fees:${organisationId}:${month}`) ?? null
  }

  async hasCounted(): Promise<boolean> {
    return true
  }
}
