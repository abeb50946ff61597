import type { UseCases } from '@camp/application/use-cases.ts'
import type { OrganisationId, PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aConfirmedReservation } from '@camp/domain/testing/a-submitted-reservation.ts'

const organisation = {
  id: 'organisation-1' as OrganisationId,
  slug: 'kloofwater-camp',
  name: 'Kloofwater Camp',
  timezone: 'Africa/Johannesburg',
  sites: [],
}
const plot = { plotId: 'plot-1' as PlotId, plotName: 'Stand 1', siteName: 'River' }

/** Stand 1 is free for whoever phones, at R800.00. */
export const fakeOfflineReservations = {
  offlineReservationChoices: {
    execute: async () =>
      accepted({
        organisation,
        today: Temporal.PlainDate.from('2026-11-21'),
        plots: [plot],
        takesOnlinePayment: true,
        mandatory: [],
      }),
  },
  previewOfflineReservation: {
    execute: async ({ stay, plots, received }) => {
      const [quote, total] = [aConfirmedReservation().plots[0]?.quote, Money.rand(800)]
      const paid = received?.amount ?? Money.zero()
      return accepted({
        organisation,
        stay,
        quotedTotal: total,
        amountDue: total,
        amountPaid: paid,
        balance: total.minus(paid),
        plots: plots.flatMap(({ party }) => (quote ? [{ ...plot, party, quote }] : [])),
        dueDate: stay.arrival,
        status: 'confirmed' as const,
        expiryDate: null,
        setAside: [],
        messages: [],
      })
    },
  },
  createOfflineReservation: {
    execute: async ({ orgSlug }) =>
      accepted({
        id: 'reservation-9' as ReservationId,
        simpleReference: '482-913-107',
        status: 'confirmed' as const,
        organisationSlug: orgSlug,
      }),
  },
} satisfies Partial<UseCases>
