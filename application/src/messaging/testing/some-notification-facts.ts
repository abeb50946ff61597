import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { NotificationFacts } from '../notification-facts.ts'

type Overrides = { readonly [Part in keyof NotificationFacts]?: Partial<NotificationFacts[Part]> }

const aPicture = { url: 'https://camp.example/pictures/river/1080.jpeg', text: 'Tents beside the river' }

/**
 * Two nights in December at Boskloof Camp: R1200.00, R600.00 up front, the balance due a week before arrival.
 */
export function someNotificationFacts(facts: Overrides = {}): NotificationFacts {
  return {
    version: 1,
    organisation: {
      id: '00000000-0000-4000-8000-000000000001' as OrganisationId,
      slug: 'boskloof-camp',
      name: 'Boskloof Camp',
      addressLines: ['1 River Road', 'Clanwilliam, 8135', 'Western Cape'],
      latitude: -32.1811,
      longitude: 18.8914,
      directions: '<p>Turn left at the mill.</p><p>The last 6 km are gravel &amp; sand.</p>',
      phone: '+27 27 482 0000',
      email: 'desk@boskloof.test',
      timezone: 'Africa/Johannesburg',
      ...facts.organisation,
    },
    guest: { firstName: 'Thandi', lastName: 'Nkosi', ...facts.guest },
    reservation: {
      simpleReference: '482-913-107',
      status: 'pending',
      sequence: 2,
      changedAt: '2026-11-21T08:05:00Z',
      arrival: '2026-12-11',
      departure: '2026-12-13',
      nights: 2,
      checkInFrom: '14:00',
      checkOutBy: '10:00',
      expiresAt: '2026-11-22T08:05:00Z',
      ...facts.reservation,
    },
    plots: [{ name: 'Stand 4', siteName: 'Riverside' }],
    guests: { adults: 2, pensioners: 0, children: 1, ...facts.guests },
    money: {
      currency: 'ZAR',
      currencySymbol: 'R',
      amountDue: 120_000,
      amountPaid: 0,
      balance: 120_000,
      amountDueUpFront: 60_000,
      dueDate: '2026-12-04',
      isDueOnArrival: false,
      takesOnlinePayment: true,
      refundAmount: null,
      ...facts.money,
    },
    cancellation: {
      ladder: [
        { until: '2026-11-27', refundPercentage: 100 },
        { until: '2026-12-04', refundPercentage: 50 },
      ],
      reason: null,
      ...facts.cancellation,
    },
    links: {
      confirm: 'https://camp.example/r/k3y0fth3r3s3rv4t10n0123456789ab/confirm',
      cancel: 'https://camp.example/r/k3y0fth3r3s3rv4t10n0123456789ab/cancel',
      summary: 'https://camp.example/boskloof-camp/reservation/k3y0fth3r3s3rv4t10n0123456789ab',
      short: 'https://camp.example/r/k3y0fth3r3s3rv4t10n0123456789ab',
      review: 'https://camp.example/r/k3y0fth3r3s3rv4t10n0123456789ab/review',
      home: 'https://camp.example/',
      ...facts.links,
    },
    ...(facts.picture !== undefined && { picture: facts.picture && { ...aPicture, ...facts.picture } }),
  }
}
