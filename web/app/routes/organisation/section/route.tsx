import type { OrganisationField } from '@camp/domain/organisations/settings/organisation-record.ts'
import { data } from 'react-router'
import { FoldedSection, FormPage, FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfQuery } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { answerSection, type SectionReply } from './answer-section.ts'
import { problemText, saidText } from './field-texts.ts'
import { PositionField } from './position-field.tsx'
import { RecordField } from './record-field.tsx'
import { layoutOf } from './section-layout.ts'
import { sectionOf } from './section-of.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisation } = await organisationOfQuery({ context, request })
  const section = wantedSection(request)
  const form = await context.get(useCases).organisationForm.execute({ actor, id: organisation.id, section })
  if (!form.ok) throw data({ code: form.refusal.code }, form.refusal.code === 'not-found' ? 404 : 403)
  return { section, ...form.value }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = await organisationOfQuery({ context, request })
  const section = wantedSection(request)
  return answerSection(context.get(useCases), staff, { section, form: await request.formData() })
}

function wantedSection(request: Request) {
  const section = sectionOf(request.url)
  if (!section) throw data({ code: 'not-found' }, 404)
  return section
}

/** One form of an organisation's own settings. */
export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('organisationSettings')
  const tp = useText('organisationProblems')
  const { section, choices, mayChange, isSlugFixed } = loaderData
  const reply: SectionReply = actionData ?? { texts: loaderData.texts, shown: loaderData.texts, problems: [], conflict: null }
  const layout = layoutOf(section)
  const problems = reply.problems.map((problem) => ({ field: problem.field as string, message: problemText(tp, t, problem) }))
  return (
    <StaffPage title={t(layout.title)} lead={t(layout.lead)} hasErrors={problems.length > 0 || reply.conflict !== null}>
      {/* Keyed by what it shows: after a save, and after somebody else's, the fields start anew. */}
      <FormPage
        key={`${section}${JSON.stringify(reply.shown)}`}
        problems={problems}
        shown={reply.shown}
        conflict={
          <ConflictNotice
            conflict={reply.conflict}
            labelOf={(field) => t(field as OrganisationField)}
            textOf={(field, value) => saidText(t, choices, field as OrganisationField, String(value))}
          />
        }
        maySave={mayChange}
        readOnlyText={section === 'fees' ? t('feesReadOnly') : undefined}
      >
        {layout.parts.map(({ title, lead, rows, isFolded }) => {
          const isOpen = rows.flat().some((field) => reply.texts[field] || problems.some((problem) => problem.field === field))
          const Section = isFolded ? FoldedSection : FormSection
          return (
            <Section key={title} title={t(title)} lead={lead && t(lead)} isOpen={isOpen}>
              {rows.map((fields) => {
                const controls = fields.map((field) => (
                  <RecordField
                    key={field}
                    field={field}
                    choices={choices}
                    isSlugFixed={isSlugFixed}
                    text={reply.texts[field] ?? ''}
                    error={problems.find((problem) => problem.field === field)?.message}
                  />
                ))
                const row = controls.length > 1 ? <FormPair key={fields.join()}>{controls}</FormPair> : controls
                if (!fields.includes('latitude')) return row
                const { latitude = '', longitude = '' } = reply.texts
                return (
                  <PositionField key="position" latitude={latitude} longitude={longitude}>
                    {row}
                  </PositionField>
                )
              })}
            </Section>
          )
        })}
      </FormPage>
    </StaffPage>
  )
}
