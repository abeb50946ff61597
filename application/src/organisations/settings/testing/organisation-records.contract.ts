import type { OrganisationRecord } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { OrganisationChoices, OrganisationRecords } from '../organisation-records.ts'
import { anOrganisationRecord } from './an-organisation-record.ts'

export interface OrganisationRecordsFixture {
  readonly organisationRecords: OrganisationRecords
  readonly stop: () => Promise<void>
}

export const recordIds = { one: testId(8_400) as OrganisationId, other: testId(8_500) as OrganisationId }

/**
 * The store has one organisation, of whom a guest has booked, and another, both with only a name, a slug and
 * a province.
 */
export const recordChoices: OrganisationChoices = {
  provinces: [
    { code: 'ZA-EC', name: 'Eastern Cape', country: 'South Africa' },
    { code: 'ZA-WC', name: 'Western Cape', country: 'South Africa' },
  ],
  facilities: [
    { id: testId(8_601), name: 'Braai' },
    { id: testId(8_602), name: 'Wi-Fi' },
  ],
}

const at = aMoment().now
const stamp = { at, by: 'u-1' }
const nobody = testId(8_999) as OrganisationId
const id = recordIds.one

export function organisationRecordsContract(adapter: string, start: () => Promise<OrganisationRecordsFixture>): void {
  describe(`${adapter}: OrganisationRecords`, () => {
    let records: OrganisationRecords
    let fixture: OrganisationRecordsFixture
    beforeEach(async () => {
      fixture = await start()
      records = fixture.organisationRecords
    })
    afterEach(() => fixture.stop())

    it('gives back every field as it was saved', async () => {
      const facilities = recordChoices.facilities.map((facility) => facility.id)
      const record = anOrganisationRecord({ facilities })

      expect(await records.save(id, record, stamp)).toEqual(accepted(null))

      expect((await records.find(id))?.record).toEqual(record)
      expect((await records.findForChange(id))?.record).toEqual(record)
    })

    it('saves what it is given and leaves everything else', async () => {
      await records.save(id, anOrganisationRecord(), stamp)
      const values: Partial<OrganisationRecord> = { ownerName: null, isDemo: false, facilities: [nobody, testId(8_602)] }

      await records.save(id, values, stamp)

      expect((await records.find(id))?.record).toEqual(anOrganisationRecord({ ...values, facilities: [testId(8_602)] }))
      expect((await records.find(recordIds.other))?.record.ownerName).toBeNull()
    })

    it('knows who has been booked, and nobody unknown', async () => {
      expect((await records.find(id))?.isBooked).toBe(true)
      expect((await records.find(recordIds.other))?.isBooked).toBe(false)
      expect(await records.find(nobody)).toBeUndefined()
      expect(await records.find('no id' as OrganisationId)).toBeUndefined()
    })

    it.each([
      [{ slug: 'other-camp' }, 'slug-taken'],
      [{ province: 'ZA-XX' }, 'province-unknown'],
    ] as const)('refuses %j', async (values, code) => {
      expect(await records.save(id, values, stamp)).toEqual(refused({ code }))
    })

    it('adds one that is pending, with a history that begins', async () => {
      const added = { id: testId(8_700) as OrganisationId, name: 'New Camp', slug: 'new-camp', province: 'ZA-EC' }

      expect(await records.add(added, stamp)).toEqual(accepted(null))

      const stored = await records.find(added.id)
      expect(stored).toMatchObject({ status: 'pending', isBooked: false, record: { name: 'New Camp', province: 'ZA-EC' } })
      expect(stored?.record.cancellationPolicy).toHaveLength(2)
      expect(await records.statusHistory(added.id)).toEqual([{ from: null, to: 'pending', at, by: 'u-1', why: 'Created' }])
    })

    it.each([
      [{ slug: 'other-camp', province: 'ZA-EC' }, 'slug-taken'],
      [{ slug: 'new-camp', province: 'ZA-XX' }, 'province-unknown'],
    ] as const)('does not add %j', async (facts, code) => {
      const added = { id: testId(8_700) as OrganisationId, name: 'New Camp', ...facts }

      expect(await records.add(added, stamp)).toEqual(refused({ code }))
    })

    it('changes a status and remembers how it came about, the newest first', async () => {
      const paused = { from: 'active', to: 'paused', at, by: 'u-1', why: 'Flood' } as const
      const active = { from: 'paused', to: 'active', at, by: 'u-2', why: 'Dry again' } as const

      await records.changeStatus(id, paused)
      expect((await records.find(id))?.status).toBe('paused')
      await records.changeStatus(id, active)

      expect((await records.find(id))?.status).toBe('active')
      expect(await records.statusHistory(id)).toEqual([active, paused])
    })

    it('offers provinces and facilities by name', async () => {
      expect(await records.choices()).toEqual(recordChoices)
    })
  })
}
