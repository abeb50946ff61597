import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { NotificationType } from '@camp/domain/messaging/notification.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'

/**
 * A booking that nobody made, for previews and tests of templates. Its links lead to our own site and find
 * nothing there.
 */
export function exampleFacts(type: NotificationType, publicUrl: string): NotificationFacts {
  const home = `${publicUrl.replace(/\/+$/, '')}/`
  const link = `${home}r/example`
  const isPaid = type === 'booking_confirmation' || type === 'partial_payment_received' || type === 'payment_due_reminder'
  return {
    version: 1,
    organisation: {
      id: '00000000-0000-4000-8000-000000000000' as OrganisationId,
      slug: 'example',
      name: 'Kloofwater Camp',
      addressLines: ['Ceres, 6835', 'Western Cape'],
      latitude: -33.37,
      longitude: 19.31,
      directions: null,
      phone: '+27 21 555 0100',
      email: 'desk@camp.example',
      timezone: 'Africa/Johannesburg',
    },
    guest: { firstName: 'Thandi', lastName: 'Nkosi' },
    reservation: {
      simpleReference: '482-913-107',
      status: 'pending',
      sequence: 1,
      changedAt: '2026-11-21T08:00:00Z',
      arrival: '2026-12-11',
      departure: '2026-12-13',
      nights: 2,
      checkInFrom: '14:00',
      checkOutBy: '10:00',
      expiresAt: '2026-11-22T08:00:00Z',
    },
    plots: [{ name: 'Stand 4', siteName: 'Riverside' }],
    guests: { adults: 2, pensioners: 0, children: 1 },
    money: {
      currency: 'ZAR',
      currencySymbol: 'R',
      amountDue: 120_000,
      amountPaid: isPaid ? 60_000 : 0,
      balance: isPaid ? 60_000 : 120_000,
      amountDueUpFront: 60_000,
      dueDate: '2026-12-04',
      isDueOnArrival: false,
      takesOnlinePayment: true,
      refundAmount: type === 'booking_cancellation' ? 60_000 : null,
    },
    cancellation: { ladder: [{ until: '2026-12-04', refundPercentage: 50 }], reason: null },
    links: {
      confirm: `${link}/confirm`,
      cancel: `${link}/cancel`,
      review: `${link}/review`,
      short: link,
      home,
      summary: `${home}example/reservation/example`,
    },
  }
}
