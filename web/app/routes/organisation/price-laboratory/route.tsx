import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { NoPlotsYet } from '#app/components/staff/no-plots-yet.tsx'
import { choicesBySite } from '#app/components/staff/pricing/plot-choices.ts'
import { TrialFields } from '#app/components/staff/pricing/trial-fields.tsx'
import { readTrial, readTrialAnswers } from '#app/components/staff/pricing/trial-form.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { textIn, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { DiscountsCompared } from './discounts-compared.tsx'
import { laboratoryOnPage } from './laboratory-on-page.ts'
import { NightsExplained } from './nights-explained.tsx'
import { StayVerdict } from './verdict.tsx'
import '#app/components/staff/pricing/pricing.css'

/** Plot, stay and party stand in the address, so that an answer can be sent to somebody. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, prices } = await pricesOfRequest({ context, request })
  const first = prices.plots[0]?.id ?? ''
  const answers = readTrialAnswers(new URL(request.url).searchParams, { plot: first, today: prices.today })
  const sites = choicesBySite(prices)
  const trial = readTrial(answers)
  if (first === '') return { sites, answers, problems: [], laboratory: null }
  if (!trial.ok) return { sites, answers, problems: trial.refusal.problems, laboratory: null }
  const shown = await context.get(useCases).priceLaboratory.execute({ ...who, plotId: answers.plot as PlotId, ...trial.value })
  if (!shown.ok) throw throwPageRefusals(shown.refusal)
  const { country } = prices.organisation.province
  const { language } = context.get(requestFacts)
  return { sites, answers, problems: [], laboratory: laboratoryOnPage(shown.value, country, textIn(language, 'quoteLabels')) }
}

export default function PriceLaboratory({ loaderData }: Route.ComponentProps) {
  const t = useText('priceLaboratory')
  const tp = useText('pricing')
  const { slug } = useStaffOrganisation().organisation
  const isBusy = useNavigation().state === 'loading'
  const { sites, answers, problems, laboratory } = loaderData
  if (sites.length === 0) {
    return (
      <StaffPage title={t('title')} lead={t('lead')}>
        <NoPlotsYet text={t('empty')} />
      </StaffPage>
    )
  }
  return (
    <StaffPage title={t('title')} lead={t('lead')} hasErrors={problems.length > 0}>
      <ErrorSummary problems={problems.map(({ field, code }) => ({ field, message: tp(code) }))} />
      <Form method="get" className="form-section" key={JSON.stringify(answers)} aria-busy={isBusy}>
        <input type="hidden" name="org" value={slug} />
        <TrialFields sites={sites} answers={answers} problems={problems} hasEquipment />
        <div>
          <Button type="submit">{t('show')}</Button>
        </div>
      </Form>
      {laboratory && (
        <>
          <StayVerdict laboratory={laboratory} />
          <NightsExplained laboratory={laboratory} />
          <DiscountsCompared laboratory={laboratory} />
        </>
      )}
    </StaffPage>
  )
}
