import { accepted } from '@camp/domain/shared/result.ts'
import { data, redirect } from 'react-router'
import { readKinds, wantedKinds } from '#app/components/aboard/kinds-form.server.ts'
import { type KindAnswers, usualKinds } from '#app/components/aboard/plot-kinds.ts'
import { afterStep } from '#app/components/aboard/set-up-address.ts'
import { SetUpPage } from '#app/components/aboard/set-up-page.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { problemsOf, problemWords } from '#app/components/staff/settings-forms/problem-words.ts'
import { TextField } from '#app/components/text-field.tsx'
import { textIn, useText } from '#app/wording/use-text.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { requestFacts } from '#server/request-scope.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { managingRequest, settingsRequest, valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { who, acts } = await settingsRequest({ context, request })
  const { sites } = valueOrThrowPage(await acts.showComingAboard.execute(who))
  return { sites: sites.map(({ site, plots }) => ({ id: site.id as string, name: site.name, plots })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { who, acts, organisation } = await managingRequest({ context, request })
  const t = textIn(context.get(requestFacts).language, 'aboard')
  const form = await request.formData()
  const answers = readKinds(form)
  const kinds = wantedKinds(answers, t, organisation.currency)
  const { sites } = valueOrThrowPage(await acts.showComingAboard.execute(who))
  const onward = afterStep(organisation.slug, 'plots')
  if (kinds.length === 0 && sites.length > 0) return redirect(onward, 303)
  const laid = await idempotentAct(context, { form, scope: `plots of ${organisation.slug}` }, async () => {
    const done = await acts.layOutPlots.execute({ ...who, kinds })
    return done.ok ? accepted(onward) : done
  })
  if (laid.ok) return redirect(laid.value, 303)
  return data({ answers, problems: problemsOf(throwPageRefusals(laid.refusal)) }, 400)
}

/** The second step: how many of what; they become a numbered grid in one act. */
export default function SetUpPlots({ loaderData: { sites }, actionData }: Route.ComponentProps) {
  const t = useText('aboard')
  const tp = useText('settingsForms')
  const kinds = actionData?.answers ?? usualKinds
  const problems = (actionData?.problems ?? []).map((problem) => {
    if (problem.field === 'kinds') return { field: 'camping.count', message: t('noKinds') }
    return { field: problem.field, message: problemWords(tp, labelOf(problem.field), problem) }
  })
  return (
    <SetUpPage step="plots" problems={problems}>
      {sites.length > 0 && (
        <FormSection title={t('plotsThere')} lead={t('plotsThereLead')}>
          {sites.map(({ id, name, plots }) => (
            <div key={id} className="grid gap-2">
              <p className="font-bold">{t('plotsOf', { name, count: plots })}</p>
              <StandGrid count={plots} />
            </div>
          ))}
        </FormSection>
      )}
      <FormSection title={t(sites.length > 0 ? 'plotsMore' : 'plotsKinds')} lead={t('plotsKindsLead')}>
        {kinds.map((kind) => (
          <KindRow key={kind.siteType} kind={kind} problems={problems} />
        ))}
      </FormSection>
    </SetUpPage>
  )

  function labelOf(field: string): string {
    const name = field.split('.')[1]
    return name === 'paxMax' ? t('paxMax') : name === 'rate' ? t('rate') : t('count')
  }
}

interface KindRowProps {
  readonly kind: KindAnswers
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

function KindRow({ kind, problems }: KindRowProps) {
  const t = useText('aboard')
  const field = (name: 'count' | 'paxMax' | 'rate') => {
    const id = `${kind.siteType}.${name}`
    const error = problems.find((problem) => problem.field === id)?.message
    return { name: id, id, label: t(name), defaultValue: kind[name], error, autoComplete: 'off' }
  }
  return (
    <fieldset className="kind-row">
      <legend>{t(`kind_${kind.siteType}`)}</legend>
      <TextField {...field('count')} inputMode="numeric" maxLength={3} placeholder="0" />
      <TextField {...field('paxMax')} inputMode="numeric" maxLength={3} />
      <TextField {...field('rate')} inputMode="decimal" maxLength={9} />
      <SelectField name={`${kind.siteType}.rateBasis`} label={t('rateBasis')} defaultValue={kind.rateBasis}>
        <option value="perPlot">{t('perPlot')}</option>
        <option value="perPerson">{t('perPerson')}</option>
      </SelectField>
      <div className="col-span-full">
        <Checkbox
          name={`${kind.siteType}.isElectrified`}
          value="yes"
          label={t('electricity')}
          defaultChecked={kind.isElectrified === 'yes'}
        />
      </div>
    </fieldset>
  )
}

const mostDrawn = 48

/** What the map begins with. */
function StandGrid({ count }: { readonly count: number }) {
  const drawn = Array.from({ length: Math.min(count, mostDrawn) }, (_, nth) => nth + 1)
  return (
    <div className="stand-grid" aria-hidden="true">
      {drawn.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </div>
  )
}
