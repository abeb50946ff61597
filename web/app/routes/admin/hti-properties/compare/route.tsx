import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { data, Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { masterAddress } from '#app/components/staff/master-data/master-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { textFields } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import type { Route } from './+types/route.ts'
import { ComparedRooms } from './compared-rooms.tsx'

/** More campsites than this are found by their name in the list of connections. */
const most = 500

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const listing = { search: '', sort: 'order', isDescending: false, limit: most, offset: 0, chosen: {} }
  const listed = await context.get(useCases).listMasterData.execute({ actor, kind: 'hti-config', ...listing })
  const campsites = valueOrThrowPage(listed).rows.map(({ values, labels }) => ({
    id: String(values.organisation),
    name: `${labels.organisation} (${values.propertyCode})`,
  }))
  return { campsites }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const { organisation: asked } = readForm(textFields(['organisation']), await request.formData())
  const { campsites } = await loader({ context } as Route.LoaderArgs)
  const campsite = campsites.find(({ id }) => id === asked)
  if (!campsite) throw data({ code: 'not-found' }, 404)
  const id = campsite.id as OrganisationId
  const checked = await context.get(useCases).checkHtiLine.execute({ actor, campsite: { id } })
  if (checked.ok) return { campsite, rooms: checked.value, fault: null }
  if (checked.refusal.code !== 'line-failed') throw data({ code: checked.refusal.code }, 404)
  return data({ campsite, rooms: null, fault: checked.refusal.text }, 502)
}

/** What they call a room beside what we have, at one press. */
export default function CompareRooms({ loaderData: { campsites }, actionData }: Route.ComponentProps) {
  const t = useText('htiRooms')
  const isBusy = useNavigation().state === 'submitting'
  const problems = actionData?.fault ? [{ message: t('failed', { text: actionData.fault }) }] : []
  return (
    <StaffPage
      title={t('title')}
      lead={t('lead')}
      hasErrors={problems.length > 0}
      actions={
        <ButtonLink to={masterAddress('hti-properties')} intent="secondary">
          {t('back')}
        </ButtonLink>
      }
    >
      <ErrorSummary problems={problems} />
      {campsites.length === 0 ? (
        <EmptyState text={t('none')} icon="message-circle" />
      ) : (
        <Form method="post" className="flex flex-wrap items-end gap-4">
          <SelectField name="organisation" label={t('campsite')} defaultValue={actionData?.campsite.id}>
            {campsites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" disabled={isBusy}>
            {t('ask')}
          </Button>
        </Form>
      )}
      {actionData?.rooms && <ComparedRooms name={actionData.campsite.name} rooms={actionData.rooms} />}
    </StaffPage>
  )
}
