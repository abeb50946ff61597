import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { PlaceLinks } from '#app/components/staff/places/place-links.tsx'
import { problemsOf } from '#app/components/staff/settings-forms/problem-words.ts'
import { paymentRulesPage, plotsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { plotToAnswers } from './plot-answers.ts'
import { plotAct, plotFacts, plotForm } from './plot-form.server.ts'
import { PlotForm } from './plot-form.tsx'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage, rights } = await settingsRequest({ context, request })
  const [plots, sites] = await Promise.all([acts.listPlots.execute(who), acts.listSites.execute(who)])
  const rules = valueOrThrowPage(await acts.listPaymentRules.execute(who))
  const plot = rowOf(valueOrThrowPage(plots), params.plotId)
  return {
    id: plot.id as string,
    name: plot.name,
    rowVersion: plot.rowVersion,
    answers: plotToAnswers(plot),
    sites: valueOrThrowPage(sites).map(({ id, name }) => ({ id: id as string, name })),
    rules: rules.flatMap(({ id, name, plots: linked }) =>
      linked.filter(({ plotId }) => plotId === plot.id).map(({ linkId }) => ({ id: id as string, name, linkId })),
    ),
    mayManage,
    mayWriteAbout: rights.mayEditPlotContent,
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { who, acts, organisation, mayManage } = await settingsRequest({ context, request })
  const form = await request.formData()
  const id = params.plotId as PlotId
  const page = (plot: string) => organisationAddress(organisation.slug, `${plotsPage}/${plot}`)
  const { answers, rowVersion } = readForm(plotForm, form)
  if (readForm(plotAct, form).go === 'copy') {
    const copied = await acts.copyPlot.execute({ ...who, id })
    if (copied.ok) return redirect(withDone(page(copied.value.id), 'created'), 303)
    return data({ answers: null, rowVersion, problems: problemsOf(throwPageRefusals(copied.refusal)), standing: null }, 409)
  }
  const which = { ...who, id, rowVersion }
  const facts = plotFacts.parse(answers)
  const saved = mayManage
    ? await acts.changePlot.execute({ ...which, siteId: answers.siteId as SiteId, facts })
    : await acts.writeAboutPlot.execute({ ...which, aboutPlot: facts.aboutPlot })
  if (saved.ok) return redirect(withDone(organisationAddress(organisation.slug, plotsPage), 'saved'), 303)
  const refusal = throwPageRefusals(saved.refusal)
  if (refusal.code === 'shared-nights-fuller' || refusal.code === 'nights-shared-by-several') {
    return data({ answers, rowVersion, problems: [], standing: refusal }, 409)
  }
  return data({ answers, rowVersion, problems: problemsOf(refusal), standing: null }, 409)
}

export default function EditPlot({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { answers, ...rest } = actionData ?? { answers: null, problems: [], standing: null }
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
