import { longestWhy } from '@camp/application/audit/why.ts'
import { data } from 'react-router'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { Notice } from '#app/components/notice.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { OrganisationBadge } from '#app/components/staff/organisation-badge.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import { instantOnWire } from '#server/wire/on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerStatus, type StatusProblem } from './answer-status.ts'
import { StatusHistory } from './status-history.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const shown = await context.get(useCases).organisationStatus.execute({ actor, id: organisation.id })
  if (!shown.ok) throw data({ code: shown.refusal.code }, shown.refusal.code === 'not-found' ? 404 : 403)
  const { status, moves, history } = shown.value
  return { status, moves, history: history.map(({ at, ...change }) => ({ ...change, at: instantOnWire(at) })) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = await organisationOfQuery({ context, request })
  return answerStatus(context.get(useCases), staff, await request.formData())
}

const problems = {
  'why-missing': { field: 'why', text: 'problem_whyMissing' },
  'changed-meanwhile': { field: undefined, text: 'problem_changedMeanwhile' },
  'move-not-allowed': { field: 'to', text: 'problem_moveNotAllowed' },
} as const satisfies Record<StatusProblem, { field: string | undefined; text: string }>

/** What an organisation is to guests, and how it came about. */
export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('organisationPeople')
  const { status, moves, history } = loaderData
  const problem = actionData ? problems[actionData.problem] : undefined
  const messages = problem ? [{ field: problem.field, message: t(problem.text) }] : []
  const errorOf = (field: string) => messages.find((message) => message.field === field)?.message
  return (
    <StaffPage title={t('statusTitle')} lead={t('statusLead')} hasErrors={messages.length > 0}>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-bold">{t('statusNow')}</span>
        <OrganisationBadge status={status} />
        <span className="text-ink-soft">{t(`means_${status}`)}</span>
      </p>
      {moves.length === 0 ? (
        <Notice>{t('noMoves')}</Notice>
      ) : (
        <FormPage key={status} problems={messages} saveLabel={t('changeStatus')}>
          <input type="hidden" name="from" value={status} />
          <FormSection title={t('changeStatus')}>
            <ChoiceGroup id="to" legend={<span className="sr-only">{t('changeStatus')}</span>} error={errorOf('to')}>
              {moves.map((move) => (
                <RadioCard
                  key={move}
                  name="to"
                  value={move}
                  label={t(`move_${move}`)}
                  hint={t(`means_${move}`)}
                  defaultChecked={actionData ? actionData.to === move : moves.length === 1}
                />
              ))}
            </ChoiceGroup>
            <TextField
              name="why"
              label={t('why')}
              hint={t('whyHint')}
              error={errorOf('why')}
              maxLength={longestWhy}
              defaultValue={actionData?.why}
            />
          </FormSection>
        </FormPage>
      )}
      <section className="grid gap-3">
        <h2>{t('history')}</h2>
        <StatusHistory history={history} />
      </section>
    </StaffPage>
  )
}
