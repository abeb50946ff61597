import { revisionOfPlot } from '@camp/application/plots/plots.ts'
import { revisionOf } from '@camp/application/shared/revision.ts'
import type { PlotId, SiteId } from '@camp/domain/shared/ids.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { PlaceLinks } from '#app/components/staff/places/place-links.tsx'
import { problemsOf } from '#app/components/staff/settings-forms/problem-words.ts'
import { refusedForm, saveRow } from '#app/components/staff/settings-forms/row-form.server.ts'
import { paymentRulesPage, plotsPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { type PlotAnswers, plotToAnswers } from './plot-answers.ts'
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
    // Who may write about it alone is in nobody's way who changes the rest.
    revision: mayManage ? revisionOfPlot(plot) : revisionOf(plot.aboutPlot),
    answers,
    shown: ofForm(answers, mayManage),
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
  const { answers, ...filled } = readForm(plotForm, form)
  const posted = { ...filled, answers: ofForm(answers, mayManage) }
  if (readForm(plotAct, form).go === 'copy') {
    const copied = await idempotentAct(context, { form, scope: `copy plot ${id}` }, async () => {
      const made = await acts.copyPlot.execute({ ...who, id })
      return made.ok ? accepted(withDone(page(made.value.id), 'created')) : made
    })
    if (copied.ok) return redirect(copied.value, 303)
    const problems = problemsOf(throwPageRefusals(copied.refusal))
    return data({ ...posted, answers: null, problems, conflict: null, standing: null }, 409)
  }
  const facts = typedPlotFacts.parse(answers)
  const saved = await saveRow(acts, {
    query: { ...who, act: 'plot', subject: id },
    posted,
    now: () => loader(args),
    save: (revision) =>
      mayManage
        ? acts.changePlot.execute({ ...who, id, revision, siteId: answers.siteId as SiteId, facts })
        : acts.writeAboutPlot.execute({ ...who, id, revision, aboutPlot: facts.aboutPlot }),
    editorField: 'aboutPlot',
  })
  if (saved.ok) return redirect(withDone(organisationAddress(organisation.slug, plotsPage), 'saved'), 303)
  const { refusal } = saved
  if (refusal.code === 'shared-nights-fuller' || refusal.code === 'nights-shared-by-several') {
    return data({ ...posted, problems: [], conflict: null, standing: refusal }, 409)
  }
  return data({ ...refusedForm(posted, refusal), standing: null }, 409)
}

/** Who may write about a plot alone has a form of that alone. */
function ofForm(answers: PlotAnswers, isWhole: boolean): Partial<PlotAnswers> {
  return isWhole ? answers : { aboutPlot: answers.aboutPlot }
}

export default function EditPlot({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('termSettings')
  const { answers, ...rest } = actionData ?? { answers: null, problems: [], conflict: null, standing: null }
  const { rules, mayManage } = loaderData
  return (
    <div className="grid gap-6">
      <PlotForm {...loaderData} {...rest} answers={{ ...loaderData.answers, ...answers }} isWhole={mayManage} />
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
