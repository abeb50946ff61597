import { describe, expect, it } from 'vitest'
import { bookingSearch, isFiltered, readBookingQuery } from './read-booking-query.ts'

const read = (query: string) => readBookingQuery(`https://camp.test/org/kwena-camp/bookings?${query}`)

describe('the address of the list of bookings', () => {
  it('asks for the newest first, and by arrival between dates', () => {
    expect(read('')).toMatchObject({ order: 'newest', page: 1, dates: 'arrival' })
    expect(read('from=2027-02-01')).toMatchObject({ order: 'arrival', from: '2027-02-01' })
    expect(isFiltered(read(''))).toBe(false)
  })

  it('leaves out what it does not know', () => {
    expect(read('status=gone&dates=birth&from=2027-02-30&to=soon&order=colour&page=-2&source=fax&owing=yes')).toEqual(read(''))
  })

  it('becomes what the search asks for', () => {
    const search = bookingSearch(
      read('q=nkosi&status=pending&dates=staying&from=2027-02-01&owing=1&source=offline&order=name&page=3'),
    )

    expect(search).toMatchObject({
      text: 'nkosi',
      statuses: ['pending'],
      isOwing: true,
      siteId: null,
      source: 'offline',
      order: 'name',
      page: 3,
      dates: { kind: 'staying', to: null },
    })
    expect(search.dates?.from?.toString()).toBe('2027-02-01')
  })
})
