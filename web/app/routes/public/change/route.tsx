import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { linkAddress, summaryAddress } from '#app/addresses/reservation-addresses.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Notice } from '#app/components/notice.tsx'
import { BookingLine } from '#app/components/reservation/booking-line.tsx'
import { NeedHelp } from '#app/components/reservation/need-help.tsx'
import { dateHere } from '#app/formatting/clock-time.ts'
import { BookingPage } from '#app/frames/booking/booking-page.tsx'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import type { WireAmendmentProblem } from '#server/wire/amendment-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerChange } from './answer-change.ts'
import { ChangeForm } from './change-form.tsx'
import { ChangePreview } from './change-preview.tsx'
import { changeProblemText, problemField } from './change-problems.ts'
import { loadChange } from './load-change.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, now } = context.get(requestFacts)
  const search = new URL(request.url).searchParams
  const page = await loadChange({ useCases: context.get(useCases), actor, id: params.reservationId, search })
  return { ...page, today: dateHere(now.toString()) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const search = new URL(request.url).searchParams
  const form = await request.formData()
  return answerChange({ useCases: context.get(useCases), actor, id: params.reservationId, search, form })
}

/**
 * The new price beside the old one, before anything changes. The address is the wish; only the button acts.
 */
export default function Change({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('change')
  const language = use(LanguageContext)
  const { reservation, denial, lastDay, preview, form, today } = loaderData
  if (denial.length > 0) return <Denied reservation={reservation} problems={denial} />
  const problems = actionData?.problems ?? loaderData.problems
  return (
    <BookingPage
      hasBar={false}
      reservation={reservation}
      title={t('pageTitle')}
      heading={t('heading')}
      lead={
        <>
          {t('lead')} {lastDay && t('until', { date: longDate(lastDay, language) })}
        </>
      }
    >
      <ErrorSummary
        problems={problems.map((problem) => ({ field: problemField(problem), message: changeProblemText(t, problem, language) }))}
      />
      <BookingLine reservation={reservation} />
      <ChangeForm
        key={loaderData.search}
        form={form}
        plots={reservation.plots}
        today={today}
        takenAt={linkAddress(reservation.id, 'change/nights-taken')}
        back={summaryAddress(reservation)}
      />
      <div aria-live="polite">
        {preview?.isUnchanged && (
          <Notice title={t('unchangedTitle')} role="status">
            <p>{t('unchanged')}</p>
          </Notice>
        )}
        {preview && !preview.isUnchanged && <ChangePreview preview={preview} search={loaderData.search} />}
      </div>
      {problems.length > 0 && <Help reservation={reservation} />}
    </BookingPage>
  )
}

interface DeniedProps {
  readonly reservation: Route.ComponentProps['loaderData']['reservation']
  readonly problems: readonly WireAmendmentProblem[]
}

/** Why not, and who or what helps now. */
function Denied({ reservation, problems }: DeniedProps) {
  const t = useText('change')
  const language = use(LanguageContext)
  return (
    <BookingPage
      hasBar={false}
      reservation={reservation}
      mark="denied"
      title={t('pageTitle')}
      heading={t('deniedHeading')}
      lead={problems.map((problem) => changeProblemText(t, problem, language)).join(' ')}
    >
      <BookingLine reservation={reservation} />
      <p>{t(problems.some(({ code }) => code === 'too-late') ? 'deniedHelpTooLate' : 'deniedHelp')}</p>
      <Help reservation={reservation} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={summaryAddress(reservation)}>{t('toBooking')}</ButtonLink>
        {reservation.mayCancel && (
          <Link to={linkAddress(reservation.id, 'cancel')} className="link inline-flex min-h-11 items-center">
            {t('toCancel')}
          </Link>
        )}
      </div>
    </BookingPage>
  )
}

function Help({ reservation: { id, organisation, simpleReference } }: Pick<DeniedProps, 'reservation'>) {
  return <NeedHelp organisation={organisation} reference={simpleReference} writeAt={linkAddress(id, 'message')} />
}
