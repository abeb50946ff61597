import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../testing/a-campsite.ts'
import type { Enquiries, Enquiry, EnquiryId } from '../enquiries.ts'
import { aContactMessage, aProspect } from './an-enquiry.ts'

export interface EnquiriesFixture {
  readonly enquiries: Enquiries
  readonly stop: () => Promise<void>
}

const at = (time: string) => aMoment(`2026-11-21T${time}`).now
const limit = { most: 2, since: at('09:00') }
const id = (number: number) => testId(7_100 + number) as string as EnquiryId

export function enquiriesContract(adapter: string, start: () => Promise<EnquiriesFixture>): void {
  describe(`${adapter}: Enquiries`, () => {
    let fixture: EnquiriesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const add = (enquiry: Enquiry) => fixture.enquiries.addWithin(limit, enquiry)

    it('keeps what was sent, whole, the newest first', async () => {
      const message = aContactMessage({ id: id(1), createdAt: at('10:00') })
      const prospect = aProspect({ id: id(2), createdAt: at('10:05') })
      const sparse = aProspect({ id: id(3), createdAt: at('10:10'), provinceCode: null, plotCount: null, message: 'Call me' })
      for (const enquiry of [message, prospect, sparse]) expect(await add(enquiry)).toBe(true)

      expect(await fixture.enquiries.list(10)).toEqual([sparse, prospect, message])
      expect(await fixture.enquiries.list(1)).toEqual([sparse])
    })

    it('takes no more than the limit from one address, however it is written', async () => {
      await add(aContactMessage({ id: id(1) }))
      await add(aContactMessage({ id: id(2), email: 'ZANELE@example.test' }))

      expect(await add(aContactMessage({ id: id(3) }))).toBe(false)
      expect(await fixture.enquiries.list(10)).toHaveLength(2)
    })

    it('counts each kind, each address and the time since by themselves', async () => {
      await add(aContactMessage({ id: id(1), createdAt: at('08:59') }))
      await add(aContactMessage({ id: id(2), createdAt: at('09:00') }))
      await add(aContactMessage({ id: id(3), createdAt: at('09:30') }))

      expect(await add(aContactMessage({ id: id(4) }))).toBe(true)
      expect(await add(aContactMessage({ id: id(5), email: 'other@example.test' }))).toBe(true)
      expect(await add(aProspect({ id: id(6), email: 'zanele@example.test' }))).toBe(true)
    })

    it('keeps the limit when several arrive at the same moment', async () => {
      const kept = await Promise.all([1, 2, 3, 4, 5].map((number) => add(aProspect({ id: id(number) }))))

      expect(kept.filter(Boolean)).toHaveLength(2)
    })
  })
}
