import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { PlaceLinks } from '#app/components/staff/places/place-links.tsx'
import { problemsOf } from '#app/components/staff/settings-forms/problem-words.ts'
import { refusedRow } from '#app/components/staff/settings-forms/refused-row.server.ts'
import { paymentRulesPage, plotsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { plotToAnswers } from './plot-answers.ts'
import { plotAct, plotForm, typedPlotFacts } from './plot-form.server.ts'
import { PlotForm } from './plot-form.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage, rights } = await settingsRequest({ context, request })
  const [plots, sites] = await Promise.all([acts.listPlots.execute(who), acts.listSites.execute(who)])
  const rules = valueOrThrowPage(await acts.listPaymentRules.execute(who))
  const plot = rowOf(valueOrThrowPage(plots), params.plotId)
  const answers = plotToAnswers(plot)
  return {
    id: plot.id as string,
    name: plot.name,
    rowVersion: plot.rowVersion,
    answers,
    shown: answers,
    sites: valueOrThrowPage(sites).map(({ id, name }) => ({ id: id as string, name })),
    rules: rules.flatMap(({ id, name, plots: linked }) =>
      linked.filter(({ plotId }) => plotId === plot.id).map(({ linkId }) => ({ id: id as string, name, linkId })),
    ),
    mayManage,
    mayWriteAbout: rights.mayEditPlotContent,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation, mayManage } = await settingsRequest({ context, request })
  const form = await request.formData()
  const id = params.plotId as PlotId
  const page = (plot: string) => organisationAddress(organisation.slug, `${plotsPage}/${plot}`)
  const posted = readForm(plotForm, form)
  const { answers, rowVersion } = posted
  if (readForm(plotAct, form).go === 'copy') {
    const copied = await acts.copyPlot.execute({ ...who, id })
    if (copied.ok) return redirect(withDone(page(copied.value.id), 'created'), 303)
    const problems = problemsOf(throwPageRefusals(copied.refusal))
    return data({ ...posted, answers: null, problems, conflict: null, standing: null }, 409)
  }
  const which = { ...who, id, rowVersion }
  const facts = typedPlotFacts.parse(answers)
  const saved = mayManage
    ? await acts.changePlot.execute({ ...which, siteId: answers.siteId as SiteId, facts })
    : await acts.writeAboutPlot.execute({ ...which, aboutPlot: facts.aboutPlot })
  if (saved.ok) return redirect(withDone(organisationAddress(organisation.slug, plotsPage), 'saved'), 303)
  const refusal = throwPageRefusals(saved.refusal)
  if (refusal.code === 'shared-nights-fuller' || refusal.code === 'nights-shared-by-several') {
    return data({ ...posted, problems: [], conflict: null, standing: refusal }, 409)
  }
  const query = { ...who, act: 'plot', subject: id }
  return data(
    {
      ...(await refusedRow(acts, refusal, { query, posted, now: () => loader(args), editorField: 'aboutPlot' as const })),
      standing: null,
    },
    409,
  )
}

export default function EditPlot({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { answers, ...rest } = actionData ?? { answers: null, problems: [], conflict: null, standing: null }
  const { rules, mayManage } = loaderData
  return (
    <div className="grid gap-6">
      <PlotForm {...loaderData} {...rest} answers={answers ?? loaderData.answers} isWhole={mayManage} />
      <PlaceLinks
        title={t('rulesOfPlot')}
        empty={t('noRules')}
        page={paymentRulesPage}
        linkPage="org-organisation/plot-payment-rules"
        links={rules}
        mayDelete={mayManage}
      />
    </div>
  )
}
