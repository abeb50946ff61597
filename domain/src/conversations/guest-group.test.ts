import { describe, expect, it } from 'vitest'
import { Temporal } from '../shared/temporal.ts'
import { channelsFor, isOfGroup, leftOutByStatus } from './guest-group.ts'

const day = (date: string) => Temporal.PlainDate.from(`2026-12-${date}`)
const stay = { status: 'confirmed', arrival: day('10'), departure: day('12') } as const

describe('a group of guests', () => {
  it.each([
    ['here', ['10', '11', '12']],
    ['arriving', ['10']],
    ['leaving', ['12']],
  ] as const)('%s are those of these days', (group, days) => {
    expect(['09', '10', '11', '12', '13'].filter((date) => isOfGroup(group, day(date), stay))).toEqual(days)
  })

  it('is written to once it has booked, and no more once it has left', () => {
    const statuses = ['partiallyPaid', 'confirmed', 'pending', 'completed', 'noShow', 'cancelled', 'temporaryHold'] as const
    expect(statuses.map(leftOutByStatus)).toEqual([
      ...[null, null, 'not-confirmed', 'checked-out'],
      ...['not-coming', 'not-coming', 'not-confirmed'],
    ])
  })

  it('hears as each guest chose, or by e-mail first', () => {
    const guest = { countryCode: '+27', cell: '0821234567', email: 'a@b.test', verificationPreference: 'SMS' } as const
    expect(channelsFor(guest, 'agreed')).toEqual(['sms', 'email'])
    expect(channelsFor({ ...guest, verificationPreference: 'WHATSAPP' }, 'email')).toEqual(['email', 'app'])
  })
})
