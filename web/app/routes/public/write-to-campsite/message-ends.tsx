import { summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { MessageBooking } from './message-booking.ts'

export function MessageSent({ booking }: { readonly booking: MessageBooking }) {
  const t = useText('writing')
  const { organisation, simpleReference: reference } = booking
  return (
    <div className="page grid max-w-[760px] gap-6 py-8 sm:py-12">
      <PageTitle title={t('sentTitle')} />
      <PageHeading lead={t('sentText', { campsite: organisation.name, reference })}>{t('sentTitle')}</PageHeading>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={summaryAddress(booking)}>{t('backToBooking')}</ButtonLink>
        <ButtonLink to={`/r/${booking.id}/message`} intent="secondary">
          {t('writeAnother')}
        </ButtonLink>
      </div>
    </div>
  )
}
