import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campsite, testId } from '../../testing/a-campsite.ts'
import type { Agreement, Agreements } from '../agreements.ts'

export interface AgreementsFixture {
  readonly agreements: Agreements
  readonly stop: () => Promise<void>
}

/** Stored in every fixture, with nothing agreed to. */
export const agreedReservation = { id: 'hold-1' as ReservationId, organisationId: campsite.organisation.id }

const term: Agreement = {
  kind: 'term',
  sourceId: testId(51),
  name: 'No generators',
  text: '<p>None.</p>',
  version: null,
  isMandatory: true,
  agreedAt: aMoment().now,
}
const document: Agreement = { ...term, kind: 'document', sourceId: testId(61), name: 'Indemnity', version: 2, isMandatory: false }

export function agreementsContract(adapter: string, start: () => Promise<AgreementsFixture>): void {
  describe(`${adapter}: Agreements`, () => {
    let fixture: AgreementsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('keeps what was agreed to, whole and in order', async () => {
      await fixture.agreements.record(agreedReservation, [document, term])

      expect(await fixture.agreements.of(agreedReservation.id)).toEqual([document, term])
    })

    it('keeps the first words when the same is recorded again', async () => {
      await fixture.agreements.record(agreedReservation, [term])
      await fixture.agreements.record(agreedReservation, [{ ...term, text: '<p>Other.</p>' }])

      expect(await fixture.agreements.of(agreedReservation.id)).toEqual([term])
    })

    it('knows nothing of a reservation without any', async () => {
      expect(await fixture.agreements.of('nobody' as ReservationId)).toEqual([])
    })
  })
}
