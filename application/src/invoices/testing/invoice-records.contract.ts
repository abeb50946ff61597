import type { OrganisationId, ReservationId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite } from '../../testing/a-campsite.ts'
import type { SupplierNumbers } from '../invoice.ts'
import type { InvoiceRecords } from '../invoice-records.ts'

export interface InvoiceRecordsFixture {
  /** The hold of the builders is known; nothing was paid. */
  readonly records: InvoiceRecords
  readonly giveNumbers: (id: OrganisationId, numbers: SupplierNumbers) => Promise<void>
  stop(): Promise<void>
}

const held = 'hold-1' as ReservationId
const organisationId = campsite.organisation.id

export function invoiceRecordsContract(adapter: string, start: () => Promise<InvoiceRecordsFixture>): void {
  describe(`${adapter}: InvoiceRecords`, () => {
    let fixture: InvoiceRecordsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('tell the numbers of the supplier', async () => {
      const numbers = { vatNumber: '4123456789', registrationNumber: null }
      await fixture.giveNumbers(organisationId, numbers)

      expect(await fixture.records.supplierNumbers(organisationId)).toEqual(numbers)
      expect(await fixture.records.paymentsOf(held)).toEqual([])
    })

    it('keep to whom papers are addressed, as it was said last', async () => {
      const { records } = fixture
      const said = { name: 'Nkosi Civils', addressLines: ['5 Long Street', 'Cape Town 8001'], vatNumber: '4987654321' }

      expect(await records.recipientOf(held)).toBeNull()
      await records.keepRecipient(held, said)
      expect(await records.recipientOf(held)).toEqual(said)
      await records.keepRecipient(held, { ...said, addressLines: ['6 Long Street'], vatNumber: null })
      expect(await records.recipientOf(held)).toEqual({ ...said, addressLines: ['6 Long Street'], vatNumber: null })
    })
  })
}
