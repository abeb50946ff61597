import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../../testing/a-campsite.ts'
import type { Enquiry, EnquiryId } from '../../enquiries.ts'
import { aContactMessage, aProspect } from '../../testing/an-enquiry.ts'
import type { EnquiryQuery, ProspectCampsite, Prospects } from '../prospects.ts'

export interface ProspectsFixture {
  readonly prospects: Prospects
  readonly stop: () => Promise<void>
}

const at = (time: string) => aMoment(`2026-11-21T${time}`).now
const id = (number: number) => testId(7_200 + number) as string as EnquiryId

export const becameId = testId(7_290) as OrganisationId
export const became: ProspectCampsite = { slug: 'rietvlei-camp', name: 'Rietvlei Camp', status: 'pending' }

const message = aContactMessage({ id: id(1), createdAt: at('10:00') })
const rietvlei = aProspect({ id: id(2), createdAt: at('10:05') })
const elim = aProspect({
  id: id(3),
  createdAt: at('10:10'),
  name: 'Élise Adams',
  email: 'ea@camp.test',
  campsite: 'Elim Kamp',
  stage: 'contacted',
})
export const someEnquiries: readonly Enquiry[] = [message, rietvlei, elim]

const all: EnquiryQuery = { search: '', stage: '', sort: 'createdAt', isDescending: true, limit: 25, offset: 0 }

export function prospectsContract(adapter: string, start: () => Promise<ProspectsFixture>): void {
  describe(`${adapter}: Prospects`, () => {
    let prospects: Prospects
    let stop: () => Promise<void>
    beforeEach(async () => {
      ;({ prospects, stop } = await start())
    })
    afterEach(() => stop())

    it.each([
      [{}, [elim, rietvlei, message], 3],
      [{ isDescending: false }, [message, rietvlei, elim], 3],
      [{ sort: 'name', isDescending: false }, [elim, rietvlei, message], 3],
      [{ sort: 'email', isDescending: true }, [message, rietvlei, elim], 3],
      [{ stage: 'message' }, [message], 1],
      [{ stage: 'contacted' }, [elim], 1],
      [{ stage: 'declined' }, [], 0],
      [{ search: 'ELISE' }, [elim], 1],
      [{ search: 'coast' }, [message], 1],
      [{ search: 'rietvlei' }, [rietvlei], 1],
      [{ search: '371-205' }, [elim, rietvlei], 2],
      [{ limit: 1, offset: 1 }, [rietvlei], 3],
      [{ limit: null }, [elim, rietvlei, message], 3],
    ] as const)('%j finds them in this order', async (query, rows, total) => {
      expect(await prospects.page({ ...all, ...query })).toEqual({ rows, total })
    })

    it('knows each with nothing noted, and none that is not there', async () => {
      expect(await prospects.find(message.id)).toEqual({ enquiry: message, campsite: null, notes: [] })
      expect(await prospects.find(id(9))).toBeUndefined()
      expect(await prospects.find('nobody' as EnquiryId)).toBeUndefined()
    })

    it('keeps what is noted, the newest first, and the stage, of that one alone', async () => {
      const first = { at: at('11:00'), by: 'system', text: 'Called' }
      const second = { at: at('12:00'), by: 'system', text: 'Shown' }
      await prospects.addNote(rietvlei.id, first)
      await prospects.addNote(rietvlei.id, second)
      await prospects.setStage(rietvlei.id, 'demo-booked')

      expect(await prospects.find(rietvlei.id)).toEqual({
        enquiry: { ...rietvlei, stage: 'demo-booked' },
        campsite: null,
        notes: [second, first].map((note) => ({ ...note, byName: null })),
      })
      expect(await prospects.find(elim.id)).toEqual({ enquiry: elim, campsite: null, notes: [] })
    })

    it('finds prospects for a change, no messages, with the campsite that they became', async () => {
      expect(await prospects.findForChange(rietvlei.id)).toEqual({ prospect: rietvlei, campsite: null })
      expect(await prospects.findForChange(message.id)).toBeUndefined()
      expect(await prospects.findForChange('nobody' as EnquiryId)).toBeUndefined()

      await prospects.setCampsite(rietvlei.id, becameId)

      expect(await prospects.findForChange(rietvlei.id)).toEqual({ prospect: rietvlei, campsite: became })
      expect((await prospects.find(rietvlei.id))?.campsite).toEqual(became)
    })
  })
}
