import { revisionOf } from '@camp/application/shared/revision.ts'
import type { PaymentRuleId } from '@camp/domain/shared/ids.ts'
import { data } from 'react-router'
import { newRule, readRule, ruleToAnswers } from '#app/components/staff/payment-rules/rule-answers.ts'
import { choicesBySite } from '#app/components/staff/pricing/plot-choices.ts'
import { answerOfRow } from '#app/components/staff/settings-forms/row-form.server.ts'
import { paymentRulesPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { rowOf } from '#server/staff/refused-page.ts'
import { settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { ruleForm } from './rule-form.server.ts'
import { RuleForm } from './rule-form.tsx'

/** Without an id in the address it is a new rule. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { who, acts, mayManage, today } = await settingsRequest({ context, request })
  const [rules, sites, plots] = await Promise.all([
    acts.listPaymentRules.execute(who),
    acts.listSites.execute(who),
    acts.listPlots.execute(who),
  ])
  const rule = params.ruleId ? rowOf(valueOrThrowPage(rules), params.ruleId) : null
  const chosen: readonly string[] = rule ? rule.plots.map(({ plotId }) => plotId) : []
  const answers = { ...(rule ? ruleToAnswers(rule) : newRule), plots: chosen }
  return {
    id: rule?.id ?? null,
    name: rule?.name ?? null,
    revision: rule ? revisionOf(rule) : '',
    answers,
    shown: answers,
    sites: choicesBySite({ sites: valueOrThrowPage(sites), plots: valueOrThrowPage(plots) }),
    today,
    mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const { answers, plots: plotIds, ...filled } = readForm(ruleForm, await request.formData())
  const posted = { answers: { ...answers, plots: plotIds as readonly string[] }, ...filled }
  const rule = readRule(answers, organisation.currency)
  if (!('name' in rule)) return data({ ...posted, problems: rule, conflict: null }, 400)
  const id = (params.ruleId ?? null) as PaymentRuleId | null
  return answerOfRow(acts, {
    query: { ...who, act: 'payment-rule', subject: id ?? '' },
    posted,
    now: () => loader(args),
    save: (revision) => acts.savePaymentRule.execute({ ...who, id, revision, rule, plotIds }),
    slug: organisation.slug,
    listPage: paymentRulesPage,
  })
}

export default function EditPaymentRule({ loaderData, actionData }: Route.ComponentProps) {
  const { answers: filled, ...form } = { problems: [], conflict: null, ...loaderData, ...actionData }
  const { plots, ...answers } = filled
  return <RuleForm {...form} answers={answers} chosen={plots} />
}
