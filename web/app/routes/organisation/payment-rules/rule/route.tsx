import type { PaymentRuleId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { newRule, type RuleAnswers, readRule, ruleToAnswers } from '#app/components/staff/payment-rules/rule-answers.ts'
import { choicesBySite } from '#app/components/staff/pricing/plot-choices.ts'
import { refusedRow } from '#app/components/staff/settings-forms/refused-row.server.ts'
import { paymentRulesPage } from '#app/components/staff/settings-page-names.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { rowOf, throwPageRefusals } from '#server/staff/refused-page.ts'
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
  const answers = rule ? ruleToAnswers(rule) : newRule
  const chosen = rule ? rule.plots.map(({ plotId }) => plotId as string) : []
  return {
    id: rule?.id ?? null,
    name: rule?.name ?? null,
    rowVersion: rule?.rowVersion ?? 0,
    answers,
    chosen,
    shown: { ...answers, plots: chosen },
    sites: choicesBySite({ sites: valueOrThrowPage(sites), plots: valueOrThrowPage(plots) }),
    today,
    mayManage,
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params } = args
  const { who, acts, organisation } = await settingsRequest({ context, request })
  const { answers, plots: plotIds, ...version } = readForm(ruleForm, await request.formData())
  const rule = readRule(answers, organisation.currency)
  if (!('name' in rule)) return data({ answers, chosen: plotIds, ...version, problems: rule, conflict: null }, 400)
  const id = (params.ruleId ?? null) as PaymentRuleId | null
  const saved = await acts.savePaymentRule.execute({ ...who, id, rowVersion: version.rowVersion, rule, plotIds })
  if (!saved.ok) {
    const withPlots = (of: RuleAnswers, chosen: readonly string[]) => ({ ...of, plots: chosen })
    const reply = await refusedRow(acts, throwPageRefusals(saved.refusal), {
      query: { ...who, act: 'payment-rule', subject: id ?? '' },
      posted: { answers: withPlots(answers, plotIds), ...version },
      now: async () => {
        const stored = await loader(args)
        return { rowVersion: stored.rowVersion, answers: withPlots(stored.answers, stored.chosen) }
      },
    })
    const { plots: chosen, ...merged } = reply.answers
    return data({ ...reply, answers: merged, chosen }, 409)
  }
  return redirect(withDone(organisationAddress(organisation.slug, paymentRulesPage), id ? 'saved' : 'created'), 303)
}

export default function EditPaymentRule({ loaderData, actionData }: Route.ComponentProps) {
  return <RuleForm problems={[]} conflict={null} {...loaderData} {...actionData} />
}
