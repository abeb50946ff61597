import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite } from '../../testing/a-campsite.ts'
import type { IssuedPapers } from '../issued-papers.ts'
import { aNewPaper } from './a-new-paper.ts'

export interface IssuedPapersFixture {
  /** The hold of the builders is known; nothing was issued. */
  readonly papers: Pick<IssuedPapers, 'issue' | 'ofReservation' | 'ofMonth'>
  stop(): Promise<void>
}

const held = 'hold-1' as ReservationId
const organisationId = campsite.organisation.id
const month = Temporal.PlainYearMonth.from('2026-12')

export function issuedPapersContract(adapter: string, start: () => Promise<IssuedPapersFixture>): void {
  describe(`${adapter}: IssuedPapers`, () => {
    let fixture: IssuedPapersFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const labels = async () => (await fixture.papers.ofReservation(held)).map(({ label }) => label)

    it('give back what was issued, with its number', async () => {
      const paper = aNewPaper('one', { vatPercentage: 15, vat: Money.rand(104.35) })

      await fixture.papers.issue(paper)

      expect(await fixture.papers.ofReservation(held)).toEqual([{ ...paper, id: expect.any(String), label: 'INV-000001' }])
      expect(await fixture.papers.ofReservation('hold-2' as ReservationId)).toEqual([])
    })

    it('are numbered for each issuer and kind, and the same is issued once', async () => {
      const { papers } = fixture
      const fees = { kind: 'fee-invoice', issuer: 'platform', reservationId: null, month } as const
      await papers.issue(aNewPaper('one'))
      await papers.issue(aNewPaper('one'))
      await papers.issue(aNewPaper(`fees:${organisationId}:2026-12`, fees))
      await papers.issue(aNewPaper('two'))

      expect(await labels()).toEqual(['INV-000001', 'INV-000002'])
      expect(await papers.ofMonth({ organisationId, month })).toMatchObject({ label: 'FEE-000001', month })
      expect(await papers.ofMonth({ organisationId, month: month.add({ months: 1 }) })).toBeNull()
    })

    it('never take back more than an invoice', async () => {
      const { papers } = fixture
      await papers.issue(aNewPaper('one'))
      const [invoice] = await papers.ofReservation(held)
      const credit = (source: string, rand: number) =>
        papers.issue(aNewPaper(source, { kind: 'credit-note', corrects: invoice?.id ?? null, amount: Money.rand(rand) }))
      await credit('half', 400)

      await expect(credit('more', 400.01)).rejects.toThrow()
      await credit('rest', 400)
      expect(await labels()).toEqual(['INV-000001', 'CRN-000001', 'CRN-000002'])
    })
  })
}
