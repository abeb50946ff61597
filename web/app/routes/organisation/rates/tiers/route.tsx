import { revisionOf } from '@camp/application/shared/revision.ts'
import { rateColumns } from '@camp/domain/pricing/rate-columns.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
import { ratesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import '#app/components/staff/pricing/pricing.css'
import { pricesOfRequest } from '#server/staff/prices-of-request.ts'
import type { Route } from './+types/route.ts'
import { type TierAnswers, tierAnswers, tierProblemsOf, withEmptyTiers } from './tier-answers.ts'
import { readTiers, tiersForm } from './tier-form.server.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { prices } = await pricesOfRequest({ context, request })
  const plot = rowOf(prices.plots, params.plotId)
  const { name, paxMax, rateBasis, tiers } = plot
  return {
    id: plot.id as string,
    name,
    paxMax,
    rateBasis,
    answers: tierAnswers(plot),
    shown: { tiers: tierAnswers(plot) },
    revision: revisionOf(tiers),
    mayManage: prices.mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, organisation } = await pricesOfRequest({ context, request })
  const { answers, ...basis } = readForm(tiersForm, await request.formData())
  const tiers = readTiers(answers, organisation.currency)
  const reply = { answers: withEmptyTiers(answers), ...basis, conflict: null }
  if (!tiers.ok) return data({ ...reply, problems: tiers.refusal }, 400)
  const plotId = params.plotId as PlotId
  const acts = context.get(useCases)
  const saved = await saveAsShown(acts, {
    query: { ...who, act: 'plot-rates', subject: plotId },
    posted: { ...basis, typed: { tiers: reply.answers } },
    now: () => loader(args),
    save: (revision) => acts.saveTiers.execute({ ...who, plotId, revision, tiers: tiers.value }),
  })
  if (!saved.ok) {
    const { refusal } = saved
    if (refusal.code !== 'overtaken') return data({ ...reply, problems: tierProblemsOf(refusal) }, 409)
    const { fields, shown, revision, conflict } = refusal
    return data({ answers: fields.tiers, revision, shown, problems: [], conflict }, 409)
  }
  return redirect(withDone(organisationAddress(organisation.slug, ratesPage), 'saved'), 303)
}

export default function Tiers({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('rateSettings')
  const { slug } = useStaffOrganisation().organisation
  const { id, name, paxMax, rateBasis, mayManage } = loaderData
  const { answers, revision, shown, conflict } = actionData ?? { ...loaderData, conflict: null }
  const problems = (actionData?.problems ?? []).map(({ field, code, values }) => ({ field, message: t(code, values) }))
  return (
    <StaffPage
      title={t('tiersTitle', { plot: name })}
      lead={t('tiersLead')}
      hasErrors={problems.length > 0 || conflict !== null}
      actions={
        mayManage && (
          <ButtonLink to={organisationAddress(slug, `${ratesPage}/bulk`, { copy: id })} intent="secondary">
            {t('copyRates')}
          </ButtonLink>
        )
      }
    >
      <FormPage
        problems={problems}
        shown={shown}
        revision={revision}
        conflict={<ConflictNotice conflict={conflict} labelOf={() => t('tiers')} />}
        maySave={mayManage}
        cancelTo={organisationAddress(slug, ratesPage)}
      >
        <FormSection title={t('tiers')} lead={t('tiersRule', { guests: paxMax, basis: t(rateBasis) })}>
          <div className="rates-scroll">
            <TierRows answers={answers} wrong={problems.map(({ field }) => field)} />
          </div>
          <p className="text-sm text-ink-soft">{t('tiersHint')}</p>
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}

const guestFields = ['paxFrom', 'paxTo'] as const

function TierRows({ answers, wrong }: { readonly answers: readonly TierAnswers[]; readonly wrong: readonly string[] }) {
  const t = useText('rateSettings')
  const titles = [...guestFields, ...rateColumns].map((field) => t(`tier_${field}`))
  return (
    <table className="rates-table w-full">
      <caption className="sr-only">{t('tiers')}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answers.map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are what they are by their place
          <tr key={position}>
            {[...guestFields, ...rateColumns].map((field) => (
              <td key={field}>
                <input
                  id={`${field}${position}`}
                  name={field}
                  defaultValue={row[field]}
                  className="rates-cell"
                  inputMode={field === 'paxFrom' || field === 'paxTo' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  aria-label={t('tierField', { row: position + 1, column: t(`tier_${field}`) })}
                  aria-invalid={wrong.includes(`${field}${position}`) || undefined}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
