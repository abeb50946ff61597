import { isHolidayKind } from '@camp/application/holidays/holiday-rows-of.ts'
import { fieldsOfKind } from '@camp/domain/master-data/master-kinds.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { HolidayEffect } from '#app/components/staff/master-data/holiday-effect.tsx'
import { masterAddress, masterKindOf } from '#app/components/staff/master-data/master-address.ts'
import { labelOfField, masterProblemText, usesText, wordOfKind } from '#app/components/staff/master-data/master-words.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { Route } from './+types/route.ts'
import { answerRow, type MasterRowProblem } from './answer-row.ts'
import { MasterInput } from './master-input.tsx'
import { masterRowOf } from './master-row.server.ts'

/** Without an id in the address it is a new one. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const kind = masterKindOf(request)
  return masterRowOf({ context, request, kind, id: params.rowId ?? null })
}

export const action = answerRow

/** Any row of master data: the same form for every kind. */
export default function MasterRowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, choices, uses } = loaderData
  const { revision, shown } = actionData ?? loaderData
  const t = useText('masterData')
  const effect = actionData?.effect
  const isAsked = isHolidayKind(kind) && !effect
  const typed = actionData?.typed ?? loaderData.shown
  const given: readonly MasterRowProblem[] = actionData?.problems ?? []
  const problems = given.map((problem) => ({
    field: problem.field || undefined,
    message: masterProblemText(t, problem as Parameters<typeof masterProblemText>[1]),
  }))
  const conflict = actionData?.conflict ?? null
  const textOf = (field: string, value: unknown) => choices[field]?.find((choice) => choice.id === value)?.name
  const title = id === null ? wordOfKind(t, 'new', kind) : (loaderData.shown.name ?? wordOfKind(t, 'one', kind))
  return (
    <StaffPage
      title={title}
      lead={id === null ? undefined : wordOfKind(t, 'one', kind)}
      hasErrors={problems.length > 0 || conflict !== null}
    >
      <FormPage
        problems={problems}
        shown={shown}
        revision={revision}
        conflict={<ConflictNotice conflict={conflict} labelOf={(field) => labelOfField(t, field)} textOf={textOf} />}
        cancelTo={masterAddress(kind)}
        {...(isAsked && { saveLabel: t('effectAsk') })}
        otherActions={
          id !== null && (
            <ButtonLink to={masterAddress(kind, id, 'delete')} intent="quiet">
              {t('delete')}
            </ButtonLink>
          )
        }
      >
        {effect && (
          <>
            <input type="hidden" name="seen" value={actionData.seen} />
            <HolidayEffect effect={effect} />
          </>
        )}
        <FormSection
          title={wordOfKind(t, 'one', kind)}
          lead={Object.keys(uses).length > 0 && t('used', { uses: usesText(t, uses) })}
        >
          {Object.entries(fieldsOfKind(kind)).map(([field, facts]) => (
            <MasterInput
              key={field}
              name={field}
              label={labelOfField(t, field)}
              facts={facts}
              value={typed[field] ?? ''}
              isKept={id !== null && facts.isFixed === true}
              choices={choices[field] ?? []}
              error={problems.find((problem) => problem.field === field)?.message}
            />
          ))}
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}
