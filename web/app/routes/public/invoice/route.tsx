import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { data, Link, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { PageHeading } from '#app/components/page-heading.tsx'
import { PageTitle } from '#app/components/page-title.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { useShell } from '#app/components/use-shell.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { notFound } from '#server/reservations/find-reservation.ts'
import { requireSession } from '#server/session/guard.ts'
import { invoiceOnWire } from '#server/wire/invoice-on-wire.ts'
import type { Route } from './+types/route.ts'
import { InvoicePaper } from './invoice-paper.tsx'
import { kindText } from './kind-text.ts'
import { NumberedPapers } from './numbered-papers.tsx'
import { recipientForm } from './recipient-form.server.ts'
import { RecipientSection } from './recipient-section.tsx'

/**
 * `/r/{id}/invoice`: by the link alone to read and print; its guest and the campsite's staff also address it
 * and open its papers.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const asked = context.get(useCases)
  const id = params.reservationId as ReservationId
  const own = actor.kind === 'user' ? await asked.showInvoice.execute({ actor, id }) : null
  const shown = own?.ok ? own : await asked.showInvoiceByLink.execute({ id })
  if (shown.ok) return data({ invoice: invoiceOnWire(shown.value), isOwn: own?.ok === true })
  if (shown.refusal.code === 'nothing-to-invoice') return data({ invoice: null, isOwn: false }, { status: 404 })
  throw notFound()
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(requestFacts)
  requireSession(facts)
  const typed = readForm(recipientForm, await request.formData())
  const id = params.reservationId as ReservationId
  const saved = await context.get(useCases).saveInvoiceRecipient.execute({ actor: facts.actor, id, typed })
  if (saved.ok) return redirect(`/r/${id}/invoice`, 303)
  if (saved.refusal.code === 'not-found') throw notFound()
  return data({ typed, problems: saved.refusal.problems }, { status: 400 })
}

export default function InvoicePage({
  loaderData: { invoice, isOwn },
  actionData,
  params: { reservationId: id },
}: Route.ComponentProps) {
  const t = useText('invoice')
  const isSignedIn = useShell()?.session != null
  const back = (
    <ButtonLink to="/user/reservations" intent="secondary">
      {t('myReservations')}
    </ButtonLink>
  )
  if (invoice === null)
    return (
      <div className="page grid max-w-[760px] gap-6 py-10">
        <PageTitle title={t('noneTitle')} />
        <PageHeading lead={t('noneText')}>{t('noneTitle')}</PageHeading>
        {isSignedIn && <div>{back}</div>}
      </div>
    )
  const { reference, supplier } = invoice
  const kind = kindText(t, invoice)
  return (
    <div className="page max-w-[820px] py-8 sm:py-10 print:max-w-none print:p-0">
      <PageTitle title={t('pageTitle', { kind, reference, campsite: supplier.name })} />
      <InvoicePaper invoice={invoice} />
      {isOwn ? (
        <>
          <RecipientSection invoice={invoice} refused={actionData} />
          <NumberedPapers id={id} papers={invoice.papers} />
        </>
      ) : (
        <p className="no-print mt-6">
          <Link to={`/auth/login?${new URLSearchParams({ callbackUrl: `/r/${id}/invoice` })}`} className="link">
            {t('logInForMore')}
          </Link>
        </p>
      )}
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <PrintButton label={t('print')} />
        {isSignedIn && back}
      </div>
    </div>
  )
}
