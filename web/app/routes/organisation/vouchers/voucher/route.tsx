import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { ReplyForm } from '#app/components/staff/conversation/reply-form.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { VoucherUses } from '#app/components/staff/vouchers/voucher-uses.tsx'
import { SummaryList } from '#app/components/summary-list.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import { deskReservationOnWire } from '#server/wire/desk-reservation-on-wire.ts'
import { voucherOnWire } from '#server/wire/voucher-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerVoucherAct } from './answer-voucher-act.ts'
import { VoucherActForms } from './voucher-act-forms.tsx'
import '#app/components/staff/bookings/bookings.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfPath({ context, params })
  const acts = context.get(useCases)
  const asked = { actor, orgSlug: organisation.slug, idOrCode: params.voucherId }
  const { voucher, today, message } = valueOrThrowPage(await acts.showVoucher.execute(asked))
  const found = await acts.showReservationToDesk.execute({ actor, idOrReference: voucher.reservationId })
  if (!found.ok) throw refusedPage('not-found')
  return {
    voucher: voucherOnWire(voucher, today),
    message,
    booking: deskReservationOnWire(found.value),
    formKey: context.get(requestFacts).requestId,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, organisation } = await organisationOfPath({ context, params })
  const of = { acts: context.get(useCases), actor, orgSlug: organisation.slug, id: params.voucherId }
  return answerVoucherAct({ ...of, form: await request.formData() })
}

/** One voucher: what is on it, and what the desk may do with it. */
export default function Voucher({ loaderData: { voucher, message, booking, formKey }, actionData }: Route.ComponentProps) {
  const t = useText('vouchers')
  const language = use(LanguageContext)
  const [query] = useSearchParams()
  const { slug } = booking.organisation
  const { code, guestName, simpleReference, reservationId, balance, amount, expiresOn, state, issuedAt } = voucher
  const did = actionData ? null : query.get('did')
  const until = dayText(expiresOn, language)
  const rows = [
    { label: t('balance'), value: t('stillOnIt', { balance: randText(balance), amount: randText(amount) }) },
    { label: t('expires'), value: state === 'open' ? until : `${until} · ${t(`state_${state}`)}` },
    { label: t('issued'), value: dayText(dateHere(issuedAt), language) },
    { label: t('usedFor'), value: <VoucherUses slug={slug} usedFor={voucher.usedFor} takenBack={voucher.takenBack} /> },
  ]
  return (
    <div className="page work-page">
      <StaffPage
        title={t('oneTitle', { code })}
        lead={guestName ? `${guestName}, ${simpleReference}` : simpleReference}
        hasErrors={actionData !== undefined}
        actions={
          <>
            <ButtonLink to={bookingAddress(slug, reservationId)} intent="secondary">
              {t('seeBooking')}
            </ButtonLink>
            <ButtonLink to={workAddress(slug, 'vouchers')} intent="secondary">
              {t('allVouchers')}
            </ButtonLink>
          </>
        }
      >
        {(did === 'extended' || did === 'cancelled') && (
          <Notice tone="success" role="status">
            {t(`did_${did}`, { date: until })}
          </Notice>
        )}
        <section aria-label={t('facts')}>
          <SummaryList rows={rows} />
        </section>
        {balance === 0 ? <Notice>{t('spentNow')}</Notice> : <VoucherActForms voucher={voucher} reply={actionData} />}
        {message && (
          <FormSection title={t('sendTitle')} lead={t('sendHint')}>
            <ReplyForm booking={booking} formKey={formKey} isAnswer={false} texts={null} answers={{ text: message }} />
          </FormSection>
        )}
      </StaffPage>
    </div>
  )
}
